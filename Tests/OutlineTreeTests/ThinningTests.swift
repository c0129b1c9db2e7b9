import OutlineTree
import Testing

@Suite struct ThinningTests {
  /// All outlines of up to five nodes, and all choices of the children that stay.
  @Test(arguments: 1...5)
  func leavingSomeChildrenIsDeletingTheOthersOneByOne(count: Int) throws {
    for drawing in drawings(of: count) {
      let original = Outline(drawn: drawing)
      for parent in [original.root] + original.ids {
        let children = Array(original.children(of: parent))
        for staying in choices(from: children) {
          let leaving = children.filter { !staying.contains($0) }
          var outline = original
          outline.leave(parent, staying, deleting: leaving)
          var expected = original
          for node in leaving { try expected.delete(node) }
          #expect(outline.ids == expected.ids, "\(drawing) \(parent) \(staying)")
          #expect(outline.count == expected.count)
          #expect(outline.firstBrokenInvariant() == nil)
          #expect(original.count == count)
        }
      }
    }
  }

  @Test func aSetKnowsWhatWasPutInAndTakenOut() throws {
    var outline = Outline(flat: 200)
    var set = NodeSet([outline.ids[3], outline.ids[70]], in: outline)
    let isNew = [130, 3].map { set.insert(outline.ids[$0]) }
    #expect(isNew == [true, false])
    set.remove(outline.ids[70])
    #expect(outline.ids.filter(set.contains) == [outline.ids[3], outline.ids[130]])
    var found: [NodeID] = []
    set.forEach { found.append($0) }
    #expect(found == [outline.ids[3], outline.ids[130]])
    // More nodes than there was room for.
    var late = outline.root
    for _ in 0..<100 { late = try outline.insert(at: .last(in: outline.root)) }
    #expect(!set.contains(late))
    set.remove(late)
  }

  @Test func aSetIsCompletedUpwardsAndDownwards() {
    let outline = Outline(drawn: "((())())(())")
    let ids = outline.ids  // 0(1(2) 3) 4(5)
    var above = NodeSet([ids[2]], in: outline)
    above.insertAncestors(in: outline)
    #expect(ids.filter(above.contains) == [ids[0], ids[1], ids[2]])
    #expect(above.contains(outline.root))
    var below = NodeSet([ids[1], ids[4]], in: outline)
    below.insertDescendants(in: outline)
    #expect(ids.filter(below.contains) == [ids[1], ids[2], ids[4], ids[5]])
  }
}
