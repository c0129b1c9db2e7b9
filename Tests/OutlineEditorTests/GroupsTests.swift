import OutlineDocument
import OutlineEditor
import OutlineTree
import Testing

/// `Samples/groups.opml`: groups of tiles, moved by id and by offset.
@MainActor @Suite struct GroupsTests {
  private let model: OutlineModel
  private let original: [UInt8]

  init() throws {
    original = try sample("groups")
    model = try OutlineModel(decoding: original)
  }

  @Test func itOpensWithAllRows() throws {
    #expect(
      model.drawing == [
        "- Group A", "    Tile A1", "    Tile A2", "- Group B", "    Tile B1", "  Group C",
      ])
    #expect(model.rows.totalCount == 6)
    #expect(model.difference.isEmpty)
    #expect(try model.encoded() == original)
  }

  @Test func aGroupMovesByIDWithItsTiles() throws {
    let (groupA, groupC) = (try model.node("Group A"), try model.node("Group C"))
    try model.move([groupA], to: .after(groupC))
    #expect(
      model.drawing == [
        "- Group B", "    Tile B1", "  Group C", "- Group A", "    Tile A1", "    Tile A2",
      ])
    #expect(try model.reopened().titles == model.titles)
    #expect(model.rows.map(\.id).contains(groupA))
    model.undo()
    #expect(try model.encoded() == original)
    model.redo()
    #expect(model.titles.first == "Group B")
  }

  @Test func groupsMoveByOffsetsAmongGroups() throws {
    try model.move(fromOffsets: [0, 2], toOffset: 2, in: model.document.outline.root)
    #expect(
      model.titles == ["Group B", "Tile B1", "Group A", "Tile A1", "Tile A2", "Group C"])
    try model.move(fromOffsets: [1], toOffset: 0, in: model.node("Group A"))
    #expect(
      model.titles == ["Group B", "Tile B1", "Group A", "Tile A2", "Tile A1", "Group C"])
  }

  @Test func rowsMoveByOffsetsInTheWholeList() throws {
    let tile = try model.node("Tile A1")
    try model.move(fromOffsets: [1], toOffset: 4)
    #expect(
      model.titles == ["Group A", "Tile A2", "Group B", "Tile A1", "Tile B1", "Group C"],
      "before Tile B1, at its level")
    #expect(model.document.outline.parent(of: tile) == (try model.node("Group B")))
    #expect(model.difference.moved.map(\.id) == [tile])
    #expect(model.difference.entered.isEmpty && model.difference.left.isEmpty)
    try model.move(fromOffsets: [0], toOffset: 6)
    #expect(
      model.titles == ["Group B", "Tile A1", "Tile B1", "Group C", "Group A", "Tile A2"],
      "after the last row, at its level")
  }

  @Test func aMoveMapsOffsetsOfFilteredRowsThroughIDs() throws {
    model.filter.text = "group"
    #expect(model.titles == ["Group A", "Group B", "Group C"])
    try model.move(fromOffsets: [2], toOffset: 1)
    #expect(model.titles == ["Group A", "Group C", "Group B"])
    model.filter.text = ""
    #expect(
      model.titles == ["Group A", "Tile A1", "Tile A2", "Group C", "Group B", "Tile B1"])
  }

  @Test func tilesGoInAndOut() throws {
    let (tile, group) = (try model.node("Tile A2"), try model.node("Group C"))
    #expect(try model.indent([tile]) == [])
    #expect(model.drawing[1...2] == ["  - Tile A1", "      Tile A2"])
    #expect(model.undoName == .indent)
    #expect(try model.outdent([tile]) == [])
    #expect(try model.outdent([tile, group]) == [group])
    #expect(
      model.titles == ["Group A", "Tile A1", "Tile A2", "Group B", "Tile B1", "Group C"])
    #expect(model.document.outline.depth(of: tile) == 1)
    for _ in 0..<3 { model.undo() }
    #expect(try model.encoded() == original)
  }

  @Test func aGroupCannotGoIntoItsOwnTile() throws {
    let (group, tile) = (try model.node("Group A"), try model.node("Tile A1"))
    let refusal = OutlineError.destinationInsideSubtree(node: group, destination: tile)
    #expect(throws: DocumentError.outline(refusal)) {
      try model.move([group], to: .last(in: tile))
    }
    #expect(try model.encoded() == original)
    #expect(model.undoName == nil)
  }
}
