import OutlineXML
import Testing

@testable import OutlineLanguage

@Suite struct RemovingTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="A" id="a">
        <outline text="A1" id="a1" _note="n" type="t"><outline text="x"/><outline text="y"/></outline>
        <outline text="A2"><outline text="inner"><outline text="z"/></outline></outline>
      </outline>
      <outline text="B" id="b"/>
      """)
  }

  @Test(arguments: [
    ("delete A1", "A(A2(inner(z))) B"),
    ("delete a1, a", "B"),
    ("delete all", ""),
    ("keep inner", "A(A2(inner(z)))"),
    ("keep y, B", "A(A1(y)) B"),
    ("keep a, x", "A(A1(x y) A2(inner(z)))"),
    ("keep top", "A(A1(x y) A2(inner(z))) B"),
    ("unwrap A2", "A(A1(x y) inner(z)) B"),
    ("unwrap z", "A(A1(x y) A2(inner)) B"),
    ("unwrap A2, inner", "A(A1(x y) z) B"),
    ("flatten A2", "A(A1(x y) A2(z)) B"),
    ("flatten inner", "A(A1(x y) A2(inner(z))) B"),
    ("flatten B", "A(A1(x y) A2(inner(z))) B"),
    ("flatten a", "A(x y z) B"),
    ("flatten top", "x y z B"),
    ("flatten a joining \"/\"", "A(A1/x A1/y A2/inner/z) B"),
    ("flatten top joining \" \"", "A A1 x A A1 y A A2 inner z B"),
    ("flatten A2, inner joining \"\"", "A(A1(x y) A2(innerz)) B"),
  ])
  func nodesGoAsTheStatementSays(script: String, sketch: String) throws {
    let outcome = try sample.running(script)
    #expect(outcome.document.sketch == sketch)
    #expect(outcome.edits == (sketch == sample.document.sketch ? 0 : 1))
  }

  @Test(arguments: ["unwrap A1", "flatten a"])
  func whatIsLostBesideTitlesIsAWarning(script: String) throws {
    let warnings = try sample.running(script).warnings
    #expect(
      warnings == [
        EditWarning(
          position: SourcePosition(line: 5, column: 3),
          message: "\"A1\" (a1) goes, and with it @id, @_note, @type")
      ])
  }

  @Test(arguments: ["delete top", "unwrap top", "delete a, top"])
  func theRootStays(script: String) throws {
    #expect(try sample.failure(of: script)?.kind == .refused)
  }

  @Test func keepThatFindsNothingEmptiesNothing() throws {
    #expect(try sample.failure(of: "keep where text = \"?\"")?.kind == .nothingFound)
  }

  @Test func aDeepChainIsFlattenedWithoutRecursion() throws {
    let depth = 3_000
    let body =
      String(repeating: "<outline text=\"a\">", count: depth)
      + String(repeating: "</outline>", count: depth)
    let outcome = try Sample(body).running("flatten top")
    #expect(outcome.document.sketch == "a")
  }
}
