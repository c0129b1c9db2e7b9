import OutlineTree
import TestSupport
import Testing

@Suite struct CopyTests {
  @Test func editingACopyLeavesTheOriginalAlone() throws {
    let original = Outline(drawn: "(())()")
    let before = PlainTree(original)
    var copy = original
    try copy.move([original.ids[2]], into: original.ids[1])
    _ = try copy.insert(at: .first(in: .root))
    try copy.delete(original.ids[0])
    #expect(PlainTree(original) == before)
    #expect(original.count == 3)
    #expect(copy.count == 1)
  }

  @Test func whatWasAskedForBeforeAnEditStaysAsItWas() throws {
    var outline = Outline(drawn: "(())()")
    let (children, subtree) = (outline.children(of: .root), outline.subtree(of: .root))
    let (ids, top) = (outline.ids, outline.topIDs)
    try outline.delete(ids[0])
    #expect(Array(children) == top)
    #expect(Array(subtree) == [.root] + ids)
  }

  @Test func aCopySharesItsNodesUntilItIsEdited() throws {
    let original = Outline(flat: 10)
    var copy = original
    #expect(copy.storageAddress == original.storageAddress)
    try copy.relocate(copy.topIDs[0], to: .first(in: .root))
    #expect(copy.storageAddress == original.storageAddress, "nothing was changed")
    try copy.relocate(copy.topIDs[0], to: .last(in: .root))
    #expect(copy.storageAddress != original.storageAddress)
  }

  @Test func noMoveCopiesTheNodes() throws {
    var random = SeededGenerator(seed: 3)
    var recorder = Recorder(Outline(drawn: String(repeating: "(()())()", count: 2_000)))
    let ids = recorder.outline.ids
    _ = try? recorder.relocate(ids[0], to: .last(in: .root))
    for _ in 0..<500 {
      for number in 0..<9 {
        let selected = (0..<3).map { _ in ids[random.below(ids.count)] }
        let other = ids[random.below(ids.count)]
        let edit: Edit =
          switch number {
          case 0: .move(selected, to: .before(other))
          case 1: .move(selected, to: .after(other))
          case 2: .moveUnder(selected, parent: other, boundary: 0)
          case 3: .moveUp(selected, by: 3)
          case 4: .moveDown(selected, by: 3)
          case 5: .moveFirst(selected)
          case 6: .indent(selected)
          case 7: .outdent(selected)
          default: .reorder([0, 2], boundary: 5, parent: .root)
          }
        // A destination inside a moved node is refused, which is as good here.
        _ = try? edit.apply(to: &recorder)
      }
    }
    #expect(recorder.relocations.count > 5_000)
    #expect(recorder.copies == 0)
  }
}

extension OutlineArranging {
  fileprivate mutating func move(_ ids: [NodeID], into parent: NodeID) throws(OutlineError) {
    try move(ids, lastIn: parent)
  }
}
