import OutlineXML
import Testing

@Suite struct TextTests {
  /// The declarations as the scanner finds them.
  private func entities(_ subset: String) throws -> XMLEntities {
    try scan("<!DOCTYPE a [\(subset)]><a/>").prologue.entities
  }

  private func attribute(_ raw: String, _ entities: XMLEntities = XMLEntities()) -> String {
    let bytes = Array(raw.utf8)
    return XMLText.decodeAttribute(bytes, in: 0..<bytes.count, entities: entities)
  }

  private func content(_ raw: String, _ entities: XMLEntities = XMLEntities()) -> String {
    let bytes = Array(raw.utf8)
    return XMLText.decodeContent(bytes, in: 0..<bytes.count, entities: entities)
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("é😀", "é😀"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    ("a\rb", "a b"), ("a\r\rb", "a  b"), ("a  b", "a  b"), ("\n", " "),
    ("&#10;&#9;&#13;", "\n\t\r"),
    ("&#x41;&#65;&#x1F600;", "AA😀"), ("&amp;lt;", "&lt;"), ("&lt;&gt;&quot;&apos;&amp;", "<>\"'&"),
    ("&nothing;", "&nothing;"), ("a > b", "a > b"), ("&#13;\n", "\r "), ("'\"", "'\""),
  ])
  func aValueIsWhatXMLMakesOfIt(_ raw: String, value: String) {
    #expect(attribute(raw) == value)
  }

  @Test(arguments: [
    ("", ""), ("a\tb\nc", "a\tb\nc"), ("a\r\nb\rc", "a\nb\nc"), ("&#13;&#10;", "\r\n"),
    ("&lt;b&gt; &amp;", "<b> &"), ("<![CDATA[<b> &amp;\r\n\r]]>", "<b> &amp;\n\n"),
    ("a<!-- b -->c<?d e?>f", "acf"), ("a<b c='d'>e</b>f", "aef"), ("<![CDATA[]]>", ""),
    ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"), ("&nothing;", "&nothing;"),
  ])
  func aContentIsItsText(_ raw: String, text: String) {
    #expect(content(raw) == text)
  }

  @Test func entitiesAreReplacedAsTheirPlaceWants() throws {
    let entities = try entities(
      "<!ENTITY e 'a&#38;#38;b'><!ENTITY s 'x\ty&#10;z'><!ENTITY n '(&e;)'>"
        + "<!ENTITY m 'p<b>q</b>&lt;'>")
    #expect(attribute("[&e;]", entities) == "[a&b]")
    #expect(attribute("&s;", entities) == "x y z")
    #expect(content("&s;", entities) == "x\ty\nz")
    #expect(content("&n;&n;", entities) == "(a&b)(a&b)")
    #expect(content("&m;", entities) == "pq<")
  }

  @Test func aPredefinedNameMeansWhatItAlwaysDoes() throws {
    let entities = try entities("<!ENTITY lt '&#38;#60;'>")
    #expect(attribute("&lt;", entities) == "<")
  }

  @Test func entitiesThatWouldGrowWithoutMeasureStayAsWritten() throws {
    let long = String(repeating: "x", count: 100_000)
    let more = try entities("<!ENTITY e '\(long)'>")
    let value = attribute(String(repeating: "&e;", count: 1_000), more)
    #expect(value.utf8.count == 100 * 100_000 + 900 * 3)
    let endless = try entities("<!ENTITY e 'x&f;'><!ENTITY f 'y&e;'>")
    #expect(content("&e;", endless).utf8.count == 40 + 3)
  }

  @Test(arguments: [
    ("a&b<c>d\"e'f", UInt8(ascii: "\""), "a&amp;b&lt;c>d&quot;e'f"),
    ("\"'", UInt8(ascii: "'"), "\"&apos;"),
    ("a\nb\tc\rd", UInt8(ascii: "\""), "a&#10;b&#9;c&#13;d"),
    ("é😀\u{85}", UInt8(ascii: "\""), "é😀\u{85}"), ("", UInt8(ascii: "\""), ""),
  ])
  func aValueIsWrittenSoThatItIsReadBack(_ value: String, quote: UInt8, raw: String) throws {
    #expect(try XMLText.escapeAttribute(value, quote: quote) == Array(raw.utf8))
    #expect(attribute(raw) == value)
  }

  @Test(arguments: [
    ("a&b<c>d", "a&amp;b&lt;c>d"), ("]]>", "]]&gt;"), ("]>]]", "]>]]"),
    ("a\r\nb\tc", "a&#13;\nb\tc"),
  ])
  func aTextIsWrittenSoThatItIsReadBack(_ text: String, raw: String) throws {
    #expect(try XMLText.escapeContent(text) == Array(raw.utf8))
    #expect(content(raw) == text)
  }

  @Test(arguments: [
    ("\u{0}", "U+0000"), ("a\u{1F}", "U+001F"), ("\u{FFFE}", "U+FFFE"), ("\u{FFFF}x", "U+FFFF"),
  ])
  func whatXMLCannotHoldIsNamed(_ text: String, name: String) {
    for write in [{ try XMLText.escapeAttribute($0) }, { try XMLText.escapeContent($0) }] {
      do {
        _ = try write(text)
        Issue.record("\(name) was written")
      } catch {
        #expect((error as? XMLFailure)?.kind == .unwritable)
        #expect((error as? XMLFailure)?.message.contains(name) == true)
      }
    }
  }

  @Test func everyCharacterThatIsWrittenIsReadBackByLibxml2() throws {
    var value = ""
    for code: UInt32 in Array(0..<0x100) + [0x2028, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x10FFFF] {
      if let scalar = Unicode.Scalar(code), (try? XMLText.escapeContent(String(scalar))) != nil {
        value.unicodeScalars.append(scalar)
      }
    }
    let written = try XMLText.escapeAttribute(value)
    let file = Array("<a b=\"".utf8) + written + Array("\"/>".utf8)
    #expect(try scan(file).elements.count == 1)
    let tag = StartTag(file, at: 0)
    let range = try #require(tag.value(of: "b"))
    #expect(Array(XMLText.decodeAttribute(file, in: range).utf8) == Array(value.utf8))
  }
}
