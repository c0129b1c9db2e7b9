import Testing

@testable import OutlineXML

@Suite struct EncodingTests {
  /// A document whose only attribute has this value in these bytes.
  private func file(_ encoding: String, _ value: String) -> [UInt8] {
    let start = "<?xml version='1.0' encoding='\(encoding)'?>\n<a b='"
    return Array(start.utf8) + bytes(hex: value) + Array("'/>".utf8)
  }

  private func value(of source: XMLSource) throws -> String {
    var recorder = Recorder()
    _ = try XMLScanner(watching: []).scan(source, into: &recorder)
    let tag = StartTag(source.bytes, at: recorder.elements[0].start)
    let range = try #require(tag.value(of: "b"))
    return XMLText.decodeAttribute(source.bytes, in: range)
  }

  @Test(arguments: [
    ("ISO-8859-1", "é£", "E9A3"), ("ISO-8859-2", "łž", "B3BE"), ("ISO-8859-5", "жц", "D6E6"),
    ("ISO-8859-7", "λ", "EB"), ("ISO-8859-15", "€", "A4"), ("windows-1250", "ł", "B3"),
    ("windows-1251", "жц", "E6F6"), ("windows-1252", "€é", "80E9"), ("windows-1254", "ğ", "F0"),
    ("Shift_JIS", "日本ｱ", "93FA967BB1"), ("EUC-JP", "日本", "C6FCCBDC"),
    ("ISO-2022-JP", "日本", "1B2442467C4B5C1B2842"), ("EUC-KR", "한국", "C7D1B1B9"),
    ("GB2312", "新闻", "D0C2CEC5"), ("GB18030", "新聞😀", "D0C2C2849439FC36"),
    ("Big5", "新聞", "B773BB44"), ("KOI8-R", "жц", "D6C3"), ("koi8-u", "ї", "A7"),
    ("US-ASCII", "x", "78"),
  ])
  func aDeclaredEncodingIsReadAndWrittenBack(_ name: String, text: String, hex: String) throws {
    let file = file(name, hex)
    let source = try XMLSource(decoding: file)
    #expect(source.encoding.name == name)
    #expect(source.original == file)
    #expect(try value(of: source) == text)
    let longer = Array(source.bytes.dropLast()) + Array("<!--x-->".utf8)
    #expect(try source.encode(longer) == file + Array("<!--x-->".utf8))
  }

  @Test(arguments: [
    ("FFFE", "UTF-16", true), ("FEFF", "UTF-16", false), ("", "UTF-16LE", true),
    ("", "UTF-16BE", false),
  ])
  func utf16IsToldByItsMarkOrItsFirstBytes(
    _ mark: String, name: String, isLittle: Bool
  ) throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><a b='é新😀'/>"
    var file = bytes(hex: mark)
    for unit in text.utf16 {
      file +=
        isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let source = try XMLSource(decoding: file)
    #expect(source.encoding.name == name)
    #expect(source.bytes == Array(text.utf8) + [0])
    #expect(try value(of: source) == "é新😀")
    let again = try source.encode(Array(text.replacing("新", with: "聞").utf8))
    #expect(again.count == file.count)
    #expect(again.starts(with: bytes(hex: mark)))
    #expect(again != file)
  }

  @Test(arguments: [("FFFE0000", true), ("0000FEFF", false), ("", true), ("", false)])
  func utf32IsToldByItsMarkOrItsFirstBytes(_ mark: String, isLittle: Bool) throws {
    let text = "<a b='é😀'/>"
    var file = bytes(hex: mark)
    for scalar in text.unicodeScalars {
      let unit = (0..<4).map { UInt8(scalar.value >> (8 * $0) & 0xFF) }
      file += isLittle ? unit : unit.reversed()
    }
    let source = try XMLSource(decoding: file)
    #expect(source.bytes == Array(text.utf8) + [0])
    let changed = Array(text.utf8.dropLast(2)) + Array(" />".utf8)
    #expect(try source.encode(changed).count == file.count + 4)
  }

  @Test(.enabled(if: (try? XMLEncoding(named: "IBM037")) != nil, "no converter on this system"))
  func ebcdicIsReadAsItsDeclarationSays() throws {
    let hex =
      "4C6FA7949340A58599A28996957E7FF14BF07F4085958396848995877E7FC9C2D4F0F3F77F6F6E4C8140827E"
      + "7F517F616E"
    let source = try XMLSource(decoding: bytes(hex: hex))
    #expect(source.encoding.name == "IBM037")
    #expect(try value(of: source) == "é")
    #expect(try source.encode(Array(source.bytes.dropLast()) + [0x20]) == bytes(hex: hex + "40"))
  }

  @Test func utf8IsKeptAsItIs() throws {
    for mark in ["", "\u{FEFF}"] {
      let file = Array("\(mark)<?xml version='1.0' encoding='utf-8'?><a b='é'/>".utf8)
      let source = try XMLSource(decoding: file)
      #expect(source.encoding.isUTF8)
      #expect(source.original == nil)
      #expect(source.hasMark == !mark.isEmpty)
      #expect(source.bytes == file + [0])
      #expect(try source.encode(file) == file)
    }
  }

  @Test func utf8IsNotCopied() throws {
    var file = Array("<a/>".utf8)
    file.reserveCapacity(5)
    let place = file.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let source = try XMLSource(decoding: file.take())
    #expect(source.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } == place)
  }

  @Test func anOverrideWinsOverTheDeclaration() throws {
    let file = file("UTF-8", "E9")
    let source = try XMLSource(decoding: file, as: "iso-8859-1")
    #expect(try value(of: source) == "é")
  }

  @Test func anOverrideLeavesTheOrderOfBytesToTheMark() throws {
    let file: [UInt8] = [0xFE, 0xFF, 0, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E]
    let source = try XMLSource(decoding: file, as: "utf-16")
    #expect(source.bytes == Array("<a/>".utf8) + [0])
  }

  @Test func theDeclaredNameHasItsPlace() throws {
    let source = try XMLSource(decoding: file("ISO-8859-1", "E9"))
    let range = try #require(source.declaredEncoding)
    #expect(String(decoding: source.bytes[range], as: UTF8.self) == "ISO-8859-1")
    #expect(try XMLSource(decoding: Array("<a encoding='x'/>".utf8)).declaredEncoding == nil)
  }

  @Test func whatTheEncodingDoesNotHaveBecomesAReference() throws {
    let source = try XMLSource(decoding: file("ISO-8859-1", "E9"))
    let text = Array(source.bytes.dropLast()).map { $0 }
    let edited = String(decoding: text, as: UTF8.self).replacing("é", with: "é€😀")
    #expect(
      try source.encode(Array(edited.utf8)) == file("ISO-8859-1", "E9" + hex("&#8364;&#128512;")))
  }

  @Test(arguments: ["utf-7", "hz"])
  func whatCannotBeWrittenBackIsRefusedBeforeItIsWritten(_ name: String) throws {
    // Both have more than one way to write this.
    let value = name == "hz" ? "7E7B502142457E7D7E7B50217E7D" : "2B5A62417765772D"
    let source = try XMLSource(decoding: file(name, value))
    #expect(throws: XMLFailure.self) {
      try source.encode(Array(source.bytes.dropLast()) + [0x20])
    }
    #expect(try source.encode(Array(source.bytes.dropLast())) == file(name, value))
  }

  @Test func longTextIsConvertedInPieces() throws {
    let value = Array(repeating: "93FA967BB1", count: 40_000).joined()
    let file = file("Shift_JIS", value)
    let source = try XMLSource(decoding: file)
    #expect(source.count == file.count + 40_000 * (9 - 5))
    #expect(try source.encode(Array(source.bytes.dropLast()) + [0x20]) == file + [0x20])
  }

  @Test func anEncodingCanBeAskedForByName() throws {
    let text = Array("<a b='é'/>".utf8)
    #expect(try XMLEncoding(named: "utf8").encode(text) == text)
    #expect(try XMLEncoding(named: "iso-8859-1").encode(text) == bytes(hex: "3C6120623D27E9272F3E"))
    let wide = try XMLEncoding(named: "UTF-16").encode([0x3C, 0x61])
    #expect(wide == [0xFF, 0xFE, 0x3C, 0, 0x61, 0])
    #expect(throws: XMLFailure.self) { try XMLEncoding(named: "klingon") }
    #expect(throws: XMLFailure.self) { try XMLEncoding(named: "latin1//IGNORE") }
  }
}

/// The bytes that pairs of hexadecimal digits stand for.
func bytes(hex: String) -> [UInt8] {
  let digits = Array(hex)
  return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
    UInt8(String(digits[$0...$0 + 1]), radix: 16)
  }
}

/// The bytes of a text in pairs of hexadecimal digits.
func hex(_ text: String) -> String {
  text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

extension [UInt8] {
  /// Gives the array away, so that nobody else owns it.
  fileprivate mutating func take() -> [UInt8] {
    let taken = self
    self = []
    return taken
  }
}
