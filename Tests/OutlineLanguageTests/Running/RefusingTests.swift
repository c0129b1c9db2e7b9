import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineLanguage

@Suite struct RefusingTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="Group A" id="group-a">
        <outline text="Tile A1" id="a1"/>
        <outline text="Tile A2" id="a2"/>
      </outline>
      <outline text="Twin"/>
      <outline text="Twin"/>
      """)
  }

  @Test(
    arguments: [
      (
        "move \"Group A\" into a2", 4,
        "cannot move \"Group A\" (group-a) into \"Tile A2\" (a2, line 6): it lies inside \"Group A\""
      ),
      (
        "move group-a before a1", 4,
        "cannot move \"Group A\" (group-a) before \"Tile A1\" (a1, line 5): it lies inside \"Group A\""
      ),
      (
        "move all after a1", 4,
        "cannot move \"Group A\" (group-a) after \"Tile A1\" (a1, line 5): it lies inside \"Group A\""
      ),
      (
        "move a2 into a2", 6,
        "cannot move \"Tile A2\" (a2) into \"Tile A2\" (a2, line 6): it is the node itself"
      ),
      (
        "move title Twin, a1, group-a into a2", 4,
        "cannot move \"Group A\" (group-a) into \"Tile A2\" (a2, line 6): it lies inside \"Group A\""
      ),
      (
        "move a1 into group-a at 3", 5,
        "cannot move \"Tile A1\" (a1): 3 is out of range: \"Group A\" (group-a, line 4) has 2 children,"
          + " so boundaries are 0 to 2"
      ),
      (
        "move a1 before top", 5,
        "cannot move \"Tile A1\" (a1) before the root: it has no siblings"
      ),
      ("move top first", 3, "cannot move the root, which is no node of its own"),
      ("indent top", 3, "cannot indent the root, which is no node of its own"),
      (
        "reorder top from 3 to 0", 3,
        "cannot reorder the root: 3 is out of range: the root has 3 children, so offsets are 0 to 2"
      ),
      (
        "reorder group-a from 0 to 3", 4,
        "cannot reorder \"Group A\" (group-a): 3 is out of range: \"Group A\" (group-a, line 4)"
          + " has 2 children, so boundaries are 0 to 2"
      ),
      (
        "reorder a1 section 0 to 0", 5,
        "cannot reorder \"Tile A1\" (a1): 0 is out of range: \"Tile A1\" (a1, line 5) has 0 children,"
          + " so there are no offsets"
      ),
      (
        "reorder top visible 1 to 0 where text starts \"G\"", 3,
        "cannot reorder the root: 1 is out of range: the root has 1 visible child,"
          + " so offsets are 0 to 0"
      ),
    ] as [(String, Int, String)])
  func aRefusalNamesTheNodesWithTheirPlaces(script: String, line: Int, message: String) throws {
    let failure = try #require(try sample.failure(of: "move a1 last; try \(script)"))
    #expect(failure.kind == .refused)
    #expect(failure.position?.line == line)
    #expect(failure.message == message)
  }

  @Test func aDestinationIsOneNode() throws {
    let failure = try #require(try sample.failure(of: "move a1 into title Twin"))
    #expect(failure.kind == .refused)
    #expect(failure.message.hasPrefix("title \"Twin\" finds 2 nodes where one is wanted:\n  ."))
    #expect(try sample.failure(of: "move a1 before /Twin")?.kind == .refused)
    #expect(try sample.failure(of: "reorder (a1, a2) from 0 to 0")?.kind == .refused)
  }

  @Test(arguments: [
    ("move Nobody first", "nothing found: Nobody"),
    ("move a1 into Nowhere", "nothing found: Nowhere"),
    ("move children of \"No one\" first", "nothing found: \"No one\""),
    ("move children of a1 first", "nothing found: children of a1"),
    ("move where text = \"x\" and in a1 up", "nothing found: where text = \"x\" and in a1"),
    ("move /x, /\"y z\" up", "nothing found: /x, /\"y z\""),
    ("move parent of top up", "nothing found: parent of top"),
  ])
  func aSelectorThatFindsNothingIsNamed(script: String, message: String) throws {
    let failure = try #require(try sample.failure(of: script))
    #expect(failure == EditFailure(.nothingFound, message))
  }

  @Test func ofSeveralStatementsTheOneThatFailedIsNamed() throws {
    let script = "move a2 first\n try move Nobody up;  move group-a into a1"
    let failure = try #require(try sample.failure(of: script))
    #expect(failure.statement?.description == "expression:2:23")
    #expect(try sample.failure(of: "# one\nmove group-a into a1")?.statement == nil)
    #expect(try sample.failure(of: "move a2 up; move xpath '//y:a' up")?.statement == nil)
    let operations = try EditScript(
      operations: "{\"reverse\":{\"in\":\"top\"}}\n\n {\"delete\":{\"select\":\"Nobody\"}}",
      named: "ops")
    #expect {
      try operations.run(on: sample.document)
    } throws: { error in
      (error as? EditFailure)?.statement?.description == "ops:3:1"
    }
  }

  @Test func aTitleThatIsLikeButForCaseIsNamed() throws {
    let failure = try #require(try sample.failure(of: "move \"TWIN\" first"))
    #expect(failure.message.hasPrefix("nothing found: TWIN; there is \"Twin\" (."))
    #expect(try sample.failure(of: "move /tWin first")?.message.contains("there is") == true)
    let named = try #require(try sample.failure(of: "move GROUP-A first"))
    #expect(named.message.hasPrefix("nothing found: GROUP-A; there is \"Group A\" (group-a, line "))
    #expect(try sample.failure(of: "move id 'A1' first")?.message.contains("there is") == true)
    #expect(try sample.failure(of: "move 'twin ' first")?.message.contains("there is") == true)
    #expect(try sample.failure(of: "move ' ' first")?.message == "nothing found: \" \"")
  }

  @Test func tryMakesNothingFoundNoFailure() throws {
    let outcome = try sample.running(
      "try move Nobody first; move a2 first; try move a1 into Nowhere")
    #expect(outcome.document.sketch == "Group A(Tile A2 Tile A1) Twin Twin")
    #expect(outcome.edits == 1)
    #expect(outcome.warnings == [])
  }

  @Test func aNameThatFindsNothingBesideOthersIsAWarning() throws {
    let warnings = try sample.running("move a2, Nobody first").warnings
    #expect(warnings == [EditWarning(position: nil, message: "nothing found: Nobody")])
    #expect(try sample.running("try move a2, Nobody first").warnings == [])
  }

  @Test func aFailureLeavesTheDocumentAsItWas() throws {
    let before = sample.document.written
    #expect(try sample.failure(of: "move a2 first; move group-a into a1") != nil)
    #expect(sample.document.written == before)
    #expect(sample.document.isUnchanged)
  }

  @Test func whatADocumentSaysIsHarmlessOnATerminal() throws {
    let long = String(repeating: "x", count: 100)
    let sample = try Sample(
      "<outline id=\"n\" text=\"a\u{85}\u{9B}31m&#10;\"/><outline id=\"l\" text=\"\(long)\"/>")
    #expect(
      try sample.failure(of: "move n into n")?.message
        == "cannot move \"a\u{FFFD}\u{FFFD}31m\\n\" (n) into \"a\u{FFFD}\u{FFFD}31m\\n\" (n, line 4):"
        + " it is the node itself")
    #expect(
      try sample.failure(of: "move l into l")?.message.hasPrefix(
        "cannot move \"\(long.prefix(80))…\" (l) into ") == true)
  }
}
