import OutlineXML
import Testing

@Suite struct StartTagTests {
  private func text(_ tag: String, _ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(tag.utf8)[$0], as: UTF8.self) }
  }

  @Test func everyPartOfATagHasItsPlace() {
    let text = "<p:outline  text=\"a > 'b'\"\n\tid = 'x'\r\n  é='' />rest"
    let tag = StartTag(Array(text.utf8), at: 0)
    #expect(self.text(text, tag.name) == "p:outline")
    let attributes = Array(tag.attributes)
    #expect(attributes.map { self.text(text, $0.name) } == ["text", "id", "é"])
    #expect(attributes.map { self.text(text, $0.value) } == ["a > 'b'", "x", ""])
    #expect(attributes.map(\.quote) == [0x22, 0x27, 0x27])
    #expect(
      attributes.map { self.text(text, $0.whole) } == [
        "  text=\"a > 'b'\"", "\n\tid = 'x'", "\r\n  é=''",
      ])
    #expect(self.text(text, tag.closing..<tag.end) == " />")
    #expect(tag.isEmpty)
  }

  @Test(arguments: [
    ("<a>", 2, 3, false), ("<a >", 2, 4, false), ("<a/>", 2, 4, true), ("<a\n/>", 2, 5, true),
    ("<a b='/'>", 8, 9, false), ("<a b='>'/>", 8, 10, true), ("<é>", 3, 4, false),
  ])
  func theClosingIsWhereTheWhiteSpaceBeforeItBegins(
    _ text: String, closing: Int, end: Int, isEmpty: Bool
  ) {
    let tag = StartTag(Array(text.utf8), at: 0)
    #expect(tag.closing == closing)
    #expect(tag.end == end)
    #expect(tag.isEmpty == isEmpty)
  }

  @Test func aValueIsFoundByItsExactName() {
    let text = "<a xmlUrl='1' xmlurl='2' x:url='3'/>"
    let tag = StartTag(Array(text.utf8), at: 0)
    #expect(self.text(text, tag.value(of: "xmlurl")) == "2")
    #expect(self.text(text, tag.value(of: "x:url")) == "3")
    #expect(tag.value(of: "url") == nil)
    #expect(tag.value(of: "") == nil)
  }

  @Test func aTagInsideATextHasTheOffsetsOfTheText() {
    let tag = StartTag(Array("xx<a b='c'>".utf8), at: 2)
    #expect(tag.start == 2)
    #expect(tag.name == 3..<4)
    #expect(tag.value(of: "b") == 8..<9)
    #expect(tag.end == 11)
  }

  @Test(arguments: ["", "<", "<a", "<a b", "<a b=", "<a b='", "<a b='c", "<a b='c'", "<a b='c' "])
  func whatIsCutOffIsNoTrap(_ text: String) {
    let tag = StartTag(Array(text.utf8), at: 0)
    #expect(tag.value(of: "z") == nil)
    #expect(tag.end <= text.utf8.count)
    #expect(!tag.isEmpty)
  }
}
