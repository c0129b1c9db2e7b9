import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineLanguage

@Suite struct MakingTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="A" id="a">
        <outline text="A1" id="a1"/>
        <outline text="A2"/>
      </outline>
      <outline text="B"/>
      """)
  }

  @Test(arguments: [
    ("add N into A", "A(A1 A2 N) B"),
    ("add N into A first", "A(N A1 A2) B"),
    ("add N into A at 1", "A(A1 N A2) B"),
    ("add N into A at 2", "A(A1 A2 N) B"),
    ("add N into B at 0", "A(A1 A2) B(N)"),
    ("add N before A2", "A(A1 N A2) B"),
    ("add N after A; add M into N", "A(A1 A2) N(M) B"),
    ("add N into top", "A(A1 A2) B N"),
    ("copy A into B", "A(A1 A2) B(A(A1 A2))"),
    ("copy A, B before A2", "A(A1 A(A1 A2) B A2) B"),
    ("copy B, A into a", "A(A1 A2 A(A1 A2) B) B"),
    ("copy A1, a, B into a1", "A(A1(A(A1 A2) B) A2) B"),
    ("copy A1, A2 after B", "A(A1 A2) B A1 A2"),
    ("copy B, A2 into A at 1", "A(A1 A2 B A2) B"),
    ("group A2, B under G", "A(A1 G(A2 B)) B"),
    ("group a1, a under \"G H\"", "G H(A(A1 A2)) B"),
  ])
  func nodesAreMadeWhereTheStatementSays(script: String, sketch: String) throws {
    let expected = sketch == "A(A1 G(A2 B)) B" ? "A(A1 G(A2 B))" : sketch
    let outcome = try sample.running(script)
    #expect(outcome.document.sketch == expected)
    #expect(outcome.edits == script.split(separator: ";").count)
    #expect(outcome.warnings == [])
  }

  @Test func aNewNodeHasItsAttributesInOrder() throws {
    let written = try sample.running("add \"R & D\" after B with @type rss @b \"<\"").document
      .written
    #expect(
      written.contains(
        "<outline text=\"B\"/>\n<outline text=\"R &amp; D\" type=\"rss\" b=\"&lt;\"/>\n"))
  }

  @Test(
    arguments: [
      (
        "add N into A at 3", nil,
        "cannot add \"N\": 3 is out of range: \"A\" (a, line 4) has 2 children, so boundaries are 0 to 2"
      ),
      ("add N before top", nil, "cannot add \"N\" before the root: it has no siblings"),
      ("copy A after top", nil, "cannot copy after the root: it has no siblings"),
      ("copy top into A", 3, "cannot copy the root, which is no node of its own"),
      ("group top under G", 3, "cannot group the root, which is no node of its own"),
      ("add N into A with @x:y \"\"", nil, "cannot add \"N\": the prefix x is not declared there"),
      ("add N into A with @xmlns \"\"", nil, "cannot add \"N\": no attribute can be called xmlns"),
    ] as [(String, Int?, String)])
  func whatCannotBeMadeIsRefused(script: String, line: Int?, message: String) throws {
    let failure = try #require(try sample.failure(of: script))
    #expect(failure.kind == .refused)
    #expect(failure.position?.line == line)
    #expect(failure.message == message)
  }

  @Test func theTopNodesOfAnotherOutlineAreAppended() throws {
    let script = try EditScript(
      parsing: "merge \"o.opml\" into B; merge o.opml into a1; merge p into B")
    #expect(script.mergedFiles == ["o.opml", "p"])
    let other = try Sample("<outline text=\"O\" id=\"a\"><outline text=\"O1\"/></outline>").document
    let empty = try Sample("").document
    let outcome = try script.run(on: sample.document, merging: ["o.opml": other, "p": empty])
    #expect(outcome.document.sketch == "A(A1(O(O1)) A2) B(O(O1))")
    #expect(outcome.edits == 2)
    #expect(
      outcome.warnings.map(\.message) == [
        "\"o.opml\": \"O\" is now called a-2: its id was taken",
        "\"o.opml\": \"O\" is now called a-3: its id was taken",
      ])
  }

  @Test func anOutlineThatWasNotReadCannotBeMerged() throws {
    let failure = try sample.failure(of: "merge o.opml into B")
    #expect(failure == EditFailure(.expression, "the outline in \"o.opml\" has not been read"))
  }
}
