import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineLanguage

@Suite struct FilingTests {
  @Test func nodesGoIntoFoldersOfTheirFirstCategory() throws {
    let sample = try Sample(
      """
      <outline text="1" category="/Tech/Linux"/>
      <outline text="2"/>
      <outline text="3" category="News,,"/>
      <outline text="4" category="Tech / Mac "/>
      <outline text="Tech" type="rss" category=" "/>
      <outline text="5" category="/Tech/Linux"/>
      <outline text="News"><outline text="old"/></outline>
      """)
    let outcome = try sample.running("file all by category")
    #expect(outcome.document.sketch == "Tech(Linux(1 5) Mac(4)) 2 Tech News(old 3)")
    #expect(outcome.edits == 1)
    #expect(outcome.warnings == [])
    #expect(outcome.document.written.contains("<outline text=\"3\" category=\"News,,\"/>"))
  }

  @Test func furtherCategoriesGetCopies() throws {
    let sample = try Sample("<outline text=\"1\" id=\"n\" category=\"A,B,/A/\"/>")
    let outcome = try sample.running("file n by category")
    #expect(outcome.document.sketch == "A(1) B(1)")
    #expect(
      outcome.warnings.map(\.message).first?.hasPrefix(
        "\"1\" (n) has several categories: a copy is in \"B\" (.") == true)
    #expect(outcome.document.nodes(identifiedBy: "n-2").count == 1)
  }

  @Test func nodesWithoutCategoryStay() throws {
    let outcome = try Sample("<outline text=\"1\"/>").running("file all by category")
    #expect(outcome.edits == 0)
    #expect(outcome.document.isUnchanged)
  }
}

@Suite struct DeduplicatingTests {
  @Test func theFirstOfEqualsStaysAndGetsTheChildrenOfTheOthers() throws {
    let sample = try Sample(
      """
      <outline text="F"><outline text="X" id="x" k="1"><outline text="in" k=" 1 "><outline text="c"/>
      </outline></outline></outline>
      <outline text="X2" k="1" _note="n"><outline text="x2"/></outline>
      <outline text="G"><outline text="X3" k="1"/><outline text="Y" k="2"/></outline>
      <outline text="E" k=""/><outline text="E" k=" "/><outline text="E"/><outline text="E"/>
      """)
    let outcome = try sample.running("dedupe all by @k")
    #expect(outcome.document.sketch == "F(X(c x2)) G(Y) E E E E")
    #expect(outcome.edits == 1)
    #expect(outcome.warnings.count == 1)
    #expect(outcome.warnings.first?.position == SourcePosition(line: 6, column: 1))
    #expect(
      outcome.warnings.first?.message.hasSuffix(" joins \"X\" (x, line 4), which has no @_note")
        == true)
  }

  @Test func onlyTheChildrenOfTheParentAreCompared() throws {
    let sample = try Sample(
      """
      <outline text="A" k="1"><outline text="B" k="1"/><outline text="C" k="1"/></outline>
      <outline text="D" k="1"/>
      """)
    #expect(try sample.running("dedupe children of A by @k").document.sketch == "A(B) D")
    let none = try sample.running("dedupe children of B by @k")
    #expect(none.edits == 0)
    #expect(none.document.isUnchanged)
  }

  @Test(arguments: [
    ("https://Example.com/Feed", "HTTPS://example.com:443/Feed", true, true),
    ("http://a.b", " http://a.b:80 ", true, true),
    ("http://a.b/", "http://a.b", false, true),
    ("http://a.b/x/", "https://a.b/x", false, true),
    ("http://a.b/x", "http://a.b/X", false, false),
    ("http://a.b:8080/", "http://a.b/", false, false),
    ("http://Me@A.b/", "http://Me@a.b/", true, true),
    ("http://Me@a.b/", "http://me@a.b/", false, false),
    ("http://a.b?Q", "http://A.b?Q", true, true),
    ("http://a.b#1", "http://a.b#2", false, false),
    ("feed://a.b/", "http://a.b/", false, true),
    ("mailto:A@b", "mailto:a@b", false, false),
    ("Word", "word", false, false),
    ("e\u{301}", "\u{E9}", false, false),
    ("1x://A", "1x://a", false, false),
  ])
  func addressesAreEqualAsFarAsSpellingDoesNotMatter(
    one: String, other: String, isEqual: Bool, isLooselyEqual: Bool
  ) {
    #expect((AddressKey(one, loosely: false) == AddressKey(other, loosely: false)) == isEqual)
    #expect((AddressKey(one, loosely: true) == AddressKey(other, loosely: true)) == isLooselyEqual)
  }

  @Test(arguments: ["", " \t\n"])
  func aBlankKeyIsNone(value: String) {
    #expect(AddressKey(value, loosely: true) == nil)
  }
}
