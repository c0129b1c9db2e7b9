import OutlineDocument
import OutlineTree
import Testing

@testable import OutlineLanguage

@Suite struct SortingTests {
  private func sorted(_ titles: [String], _ statement: String) throws -> [String] {
    let body = titles.map { "<outline text=\"\($0)\" v=\"\($0)\"/>" }.joined(separator: "\n")
    let document = try Sample(body).running(statement).document
    return document.outline.children(of: document.outline.root).map { document.title(of: $0) }
  }

  @Test(arguments: [
    ("sort top by text", ["a", "B", "b", "Ä", "ä", "Z"], ["a", "B", "b", "Z", "Ä", "ä"]),
    ("sort top by text", ["b", "B", "a"], ["a", "B", "b"]),
    ("sort top by text descending", ["a", "B", "b", "c"], ["c", "b", "B", "a"]),
    ("sort top by text", ["10", "9", "010"], ["010", "10", "9"]),
    ("sort top by text natural", ["10", "9", "010", "1"], ["1", "9", "10", "010"]),
    ("sort top by @v natural", ["a10b2", "a10b1", "a9", "A10"], ["a9", "A10", "a10b1", "a10b2"]),
    ("sort top by text natural", ["a00", "a0b", "a", "a0"], ["a", "a0", "a00", "a0b"]),
    (
      "sort top by text natural", ["x99999999999999999999", "x100000000000000000000"],
      ["x99999999999999999999", "x100000000000000000000"]
    ),
    ("sort top by text natural descending", ["2", "10", "1"], ["10", "2", "1"]),
    ("sort top by @v", ["\u{FFFD}", "😀", "z"], ["z", "\u{FFFD}", "😀"]),
  ])
  func keysAreComparedByScalars(statement: String, titles: [String], sorted: [String]) throws {
    #expect(try self.sorted(titles, statement) == sorted)
  }

  @Test func equalKeysKeepTheirOrderAndMissingOnesComeLast() throws {
    let sample = try Sample(
      """
      <outline text="n1"/><outline text="x2" p="2"/><outline text="x1" p="1"/>
      <outline text="n2" p=""/><outline text="y1" p="1"/>
      """)
    #expect(try sample.running("sort top by @p").document.sketch == "x1 y1 x2 n1 n2")
    #expect(try sample.running("sort top by @p descending").document.sketch == "x2 x1 y1 n1 n2")
  }

  @Test func foldersComeFirstInEitherDirection() throws {
    let sample = try Sample(
      """
      <outline text="b"/><outline text="D"><outline text="d2"/><outline text="d1"/></outline>
      <outline text="c"/><outline text="a"><outline text="x"/></outline>
      """)
    #expect(
      try sample.running("sort top by text folders first").document.sketch == "a(x) D(d2 d1) b c")
    #expect(
      try sample.running("sort top by text descending folders first").document.sketch
        == "D(d2 d1) a(x) c b")
    #expect(try sample.running("sort top by text deep").document.sketch == "a(x) b c D(d1 d2)")
  }

  @Test func datesAreComparedAsMoments() throws {
    let sample = try Sample(
      """
      <outline text="1" d="Mon, 03 Feb 2020 10:00:00 +0100"/>
      <outline text="2" d="2020-02-03T08:00:00Z"/>
      <outline text="3" d="some day"/>
      <outline text="4" d="2019-12-31"/>
      <outline text="5"/>
      <outline text="6" d="3 Feb 20 10:00 PST"/>
      """)
    #expect(try sample.running("sort top by date @d").document.sketch == "4 2 1 6 3 5")
    #expect(try sample.running("sort top by date @d descending").document.sketch == "6 1 2 4 3 5")
  }

  @Test func whatIsSortedAlreadyIsNoChange() throws {
    let sample = try Sample("<outline text=\"a\"/><outline text=\"b\"/>")
    for statement in ["sort top by text", "sort a by text", "reverse a", "sort top by @nope"] {
      let outcome = try sample.running(statement)
      #expect(outcome.edits == 0)
      #expect(outcome.document.isUnchanged)
    }
    #expect(try sample.running("reverse top").document.sketch == "b a")
  }
}
