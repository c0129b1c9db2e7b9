import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineLanguage

@Suite struct MovingTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="A" id="a">
        <outline text="A1" id="a1"/>
        <outline text="A2" id="a2"><outline text="A2x"/></outline>
      </outline>
      <outline text="B"/>
      <outline text="C"/>
      """)
  }

  @Test(arguments: [
    ("move C up", "A(A1 A2(A2x)) C B"),
    ("move C up by 7", "C A(A1 A2(A2x)) B"),
    ("move a down by 1", "B A(A1 A2(A2x)) C"),
    ("move B, C up", "B C A(A1 A2(A2x))"),
    ("move A, B up", "A(A1 A2(A2x)) B C"),
    ("move C first", "C A(A1 A2(A2x)) B"),
    ("move a1, A last", "B C A(A1 A2(A2x))"),
    ("move A2x before B", "A(A1 A2) A2x B C"),
    ("move C, A1 after A2x", "A(A2(A2x A1 C)) B"),
    ("move B into A", "A(A1 A2(A2x) B) C"),
    ("move B into A first", "A(B A1 A2(A2x)) C"),
    ("move B, C into A at 1", "A(A1 B C A2(A2x))"),
    ("move A2x into top at 0", "A2x A(A1 A2) B C"),
    ("move where leaf into B", "A(A2) B(A1 A2x C)"),
    ("move B before B", "A(A1 A2(A2x)) B C"),
    ("indent C, B", "A(A1 A2(A2x) B C)"),
    ("outdent children of A", "A A1 A2(A2x) B C"),
    ("reorder top from 0 to 2", "B A(A1 A2(A2x)) C"),
    ("reorder top from 2, 0 to 1", "A(A1 A2(A2x)) C B"),
    ("reorder A section 0 to 1", "A(A2(A2x) A1) B C"),
    ("reorder top visible 0 to 2 where leaf and level = 1", "A(A1 A2(A2x)) C B"),
    ("reorder top visible 0 to 1 where text != \"B\"", "A(A1 A2(A2x)) B C"),
  ])
  func nodesGoWhereTheStatementSays(script: String, sketch: String) throws {
    let script = script.replacing("leaf into B", with: "leaf and text != \"B\" into B")
    let outcome = try sample.running(script)
    #expect(outcome.document.sketch == sketch)
    #expect(outcome.edits == (sketch == sample.document.sketch ? 0 : 1))
    #expect(outcome.warnings == [])
  }

  @Test func statementsSeeTheOutcomeOfThoseBefore() throws {
    let outcome = try sample.running(
      """
      outdent where level = 2  # what is then at level 2 was not meant
      move A2x into top first; move A2x first
      move /A1 into /B
      """)
    #expect(outcome.document.sketch == "A2x A A2 B(A1) C")
    #expect(outcome.edits == 3)
  }

  @Test func theTextIsLaidAnew() throws {
    #expect(
      try sample.running("move a1 after B").document.written == """
        <opml version="2.0">
        <head/>
        <body>
        <outline text="A" id="a">
          <outline text="A2" id="a2"><outline text="A2x"/></outline>
        </outline>
        <outline text="B"/>
        <outline text="A1" id="a1"/>
        <outline text="C"/>
        </body>
        </opml>

        """)
  }

  @Test func whatRefersToPositionsFollows() throws {
    let text = """
      <opml><head><expansionState>1</expansionState></head><body>
      <outline text="A"><outline text="A1"/></outline><outline text="B"/></body></opml>
      """
    let document = try OutlineDocument(XMLSource(decoding: Array(text.utf8)))
    let outcome = try EditScript(parsing: "move B first").run(on: document)
    #expect(outcome.document.written.contains("<expansionState>2</expansionState>"))
  }

  @Test func aNodeThatCannotBeIndentedStaysWithAWarning() throws {
    let outcome = try sample.running("indent A, A2; outdent B")
    #expect(outcome.document.sketch == "A(A1 A2(A2x)) B C")
    let identifier = try sample.document.identifier(of: #require(sample.nodes("B").first))
    #expect(
      outcome.warnings == [
        EditWarning(
          position: SourcePosition(line: 4, column: 1),
          message: "cannot indent \"A\" (a): no sibling before it that it could go under; it stays"),
        EditWarning(
          position: SourcePosition(line: 8, column: 1),
          message: "cannot outdent \"B\" (\(identifier)): it is at the top; it stays"),
      ])
    #expect(outcome.edits == 0)
  }

  @Test func ofVeryManyThatStayTheFirstAreNamed() throws {
    let outcome = try sample.running("outdent all")
    #expect(outcome.warnings.count == 3)
    let leaves = Array(repeating: "<outline text=\"t\"/>", count: 25).joined(separator: "\n")
    let warnings = try Sample(leaves).running("outdent all").warnings
    #expect(warnings.count == 21)
    #expect(warnings.last?.message == "5 more warnings are left out")
  }
}
