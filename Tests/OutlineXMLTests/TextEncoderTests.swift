import Testing

@testable import OutlineXML

/// A text in another encoding says so, and loses no character.
@Suite struct TextEncoderTests {
  private func source(_ text: String) throws -> XMLSource {
    try XMLSource(decoding: Array(text.utf8))
  }

  /// A text as it is written in an encoding, and the text that is read back.
  private func converted(_ text: String, to name: String) throws -> (written: String, back: String)
  {
    let source = try source(text)
    let encoder = try XMLTextEncoder(for: source, as: name)
    let written = try encoder.written(Array(text.utf8))
    let back = try XMLSource(decoding: encoder.bytes(of: written))
    return (
      String(decoding: written, as: UTF8.self),
      String(decoding: back.bytes.dropLast(), as: UTF8.self)
    )
  }

  @Test(arguments: [
    (
      "<?xml version='1.0' encoding='UTF-8'?><a>é</a>", "latin1",
      "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>"
    ),
    (
      "<?xml version='1.0'?>\n<a>é</a>", "windows-1252",
      "<?xml version='1.0' encoding=\"windows-1252\"?>\n<a>é</a>"
    ),
    (
      "<?xml version='1.0' standalone='yes'?><a/>", "us-ascii",
      "<?xml version='1.0' encoding=\"US-ASCII\" standalone='yes'?><a/>"
    ),
    ("<a>\r\n</a>", "KOI8-R", "<?xml version=\"1.0\" encoding=\"KOI8-R\"?>\r\n<a>\r\n</a>"),
    ("<a/>", "Shift_JIS", "<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><a/>"),
    ("<a/>", "utf-16", "<a/>"), ("<a/>", "utf8", "<a/>"),
    ("<a/>", "UTF-16BE", "<?xml version=\"1.0\" encoding=\"UTF-16BE\"?><a/>"),
    (
      "<?xml version='1.0' encoding='utf-8'?><a/>", "UTF-8",
      "<?xml version='1.0' encoding='utf-8'?><a/>"
    ),
  ])
  func theDeclarationNamesTheEncoding(_ text: String, name: String, expected: String) throws {
    let (written, back) = try converted(text, to: name)
    #expect(written == expected)
    #expect(back == expected)
  }

  @Test(arguments: ["utf-8", "utf-16", "latin1", "gb18030"])
  func aMarkIsNoCharacterInTheMiddle(_ name: String) throws {
    let (_, back) = try converted("\u{FEFF}<a>é</a>", to: name)
    #expect(back.unicodeScalars.filter { $0 == "\u{FEFF}" }.count == (name == "utf-8" ? 1 : 0))
    #expect(back.hasSuffix("<a>é</a>"))
  }

  @Test(arguments: [
    ("<a b='€é'>ж</a>", "ISO-8859-1", "<a b='&#8364;é'>&#1078;</a>"),
    ("<é b='😀'/>", "ISO-8859-1", "<é b='&#128512;'/>"),
    ("<a b='é' c=\"日本\"/>", "US-ASCII", "<a b='&#233;' c=\"&#26085;&#26412;\"/>"),
    ("<a b='é'>日本</a>", "ISO-2022-JP", "<a b='&#233;'>日本</a>"),
    ("<a b='é'/>", "GB18030", "<a b='é'/>"),
    ("<a b='C:\\~'/>", "Shift_JIS", "<a b='C:&#92;&#126;'/>"),
  ])
  func aCharacterThatIsMissingBecomesAReference(
    _ text: String, name: String, expected: String
  ) throws {
    let (written, back) = try converted(text, to: name)
    #expect(written.hasSuffix("?>" + expected))
    #expect(back == written)
  }

  @Test(arguments: [
    ("<ж/>", "1:2", "in a name"), ("<a><b ж='1'/></a>", "1:7", "in a name"),
    ("<a></a><!-- ж -->", "1:13", "in a comment"), ("<a>\n<?x ж?></a>", "2:5", "an instruction"),
    ("<a><![CDATA[ж]]></a>", "1:13", "a CDATA section"),
    ("<!DOCTYPE a [<!ENTITY e 'ж'>]><a/>", "1:26", "the DOCTYPE"), ("<a></a ж>", "1:8", "a name"),
  ])
  func whereAReferenceMeansNothingItIsAnError(_ text: String, place: String, words: String) throws {
    let encoder = try XMLTextEncoder(for: source("<a/>"), as: "ISO-8859-1")
    let failure = #expect(throws: XMLFailure.self) { try encoder.written(Array(text.utf8)) }
    #expect(failure?.kind == .unwritable)
    #expect(failure?.position.map { "\($0.line):\($0.column)" } == place)
    let said = words.replacing("an instruction", with: "a processing instruction")
    #expect(failure?.message.contains(said) == true, "\(failure?.message ?? "")")
  }

  @Test(arguments: [
    ("UTF-7", false), ("ISO-2022-KR", false), ("ISO646-GB", false), ("UTF-8", true),
    ("UTF-16", true), ("UTF-32BE", true), ("ISO-8859-15", true), ("Shift_JIS", true),
    ("ISO-2022-JP", true), ("IBM037", true), ("no-such", false),
  ])
  func whatNoDeclarationTellsIsKnown(_ name: String, isReadAgain: Bool) {
    #expect(XMLTextEncoder.canBeReadAgain(name) == isReadAgain)
  }

  @Test(arguments: [
    ("<a><!-- \u{FFFD} --></a>", "<a><!-- ? --></a>", ["1:9"]),
    ("<a>\n<?x \u{FFFD}?></a>", "<a>\n<?x ??></a>", ["2:5"]),
    (
      "<a>\u{FFFD}<![CDATA[\u{FFFD}\u{FFFD}]]></a>", "<a>&#65533;<![CDATA[??]]></a>",
      ["1:14", "1:15"]
    ),
  ])
  func theUnknownCharacterHasASubstituteWhereNoReferenceStands(
    _ text: String, expected: String, places: [String]
  ) throws {
    let encoder = try XMLTextEncoder(for: source("<a/>"), as: "KOI8-R")
    var found: [String] = []
    let written = try encoder.written(Array(text.utf8)) { found.append("\($0.line):\($0.column)") }
    #expect(String(decoding: written, as: UTF8.self).hasSuffix(expected))
    #expect(found == places)
  }

  @Test(arguments: ["<a\u{FFFD}/>", "<a><?x \u{FFFD}>?></a>"])
  func noSubstituteStandsWhereItWouldBeMarkup(_ text: String) throws {
    let encoder = try XMLTextEncoder(for: source("<a/>"), as: "KOI8-R")
    #expect(throws: XMLFailure.self) { try encoder.written(Array(text.utf8)) }
  }

  @Test func whatIsReadAgainstItsDeclarationIsWrittenAsTheDeclarationSays() throws {
    let start = "<?xml version='1.0' encoding='UTF-8'?><a>"
    let file = Array(start.utf8) + [0xE9] + Array("</a>".utf8)
    let source = try XMLSource(decoding: file, as: "latin1")
    let encoder = try XMLTextEncoder(for: source)
    #expect(encoder.isPlain)
    #expect(try source.encode(Array(source.bytes.dropLast())) == Array("\(start)é</a>".utf8))
  }

  @Test func whatIsReadAsItDeclaresStaysInIt() throws {
    let start = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
    let file = start + [0xE9] + Array("</a>".utf8)
    let source = try XMLSource(decoding: file, as: "iso-8859-1")
    #expect(try source.encode(Array(source.bytes.dropLast())) == file)
    #expect(
      try source.encode(Array("<a>é</a>".utf8)) == [0x3C, 0x61, 0x3E, 0xE9] + Array("</a>".utf8))
  }
}
