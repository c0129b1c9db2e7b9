import OutlineTree
import Testing

/// The outline is `a(b(c) d) e`.
@Suite struct ReadingTests {
  private let outline = Outline(drawn: "((())())()")
  private var ids: [NodeID] { outline.ids }

  @Test(arguments: (0...5).flatMap { drawings(of: $0) })
  func everyReadingAgreesWithThePlainModel(drawing: String) {
    let outline = Outline(drawn: drawing)
    let model = PlainTree(outline)
    #expect(outline.count == model.children.count - 1)
    for id in model.inOrder {
      let list = model.list(id)
      #expect(outline.contains(id))
      #expect(outline.parent(of: id) == model.parent(id))
      #expect(outline.childCount(of: id) == list.count)
      #expect(list.indices.map { outline.child(of: id, at: $0) } == list)
      #expect(outline.child(of: id, at: -1) == nil)
      #expect(outline.child(of: id, at: list.count) == nil)
      #expect(outline.firstChild(of: id) == list.first)
      #expect(outline.lastChild(of: id) == list.last)
      #expect(Array(outline.children(of: id).reversed()) == list.reversed())
      for (offset, child) in list.enumerated() {
        #expect(outline.index(of: child) == offset)
        #expect(outline.nextSibling(of: child) == list.dropFirst(offset + 1).first)
        #expect(outline.previousSibling(of: child) == list.prefix(offset).last)
      }
      #expect(Array(outline.subtree(of: id)) == model.subtree(id))
      let above = model.inOrder.filter { $0 != id && model.subtree($0).contains(id) }
      #expect(Array(outline.ancestors(of: id)) == above.reversed())
      #expect(outline.depth(of: id) == above.count)
      for other in model.inOrder {
        #expect(outline.isInSubtree(other, of: id) == model.subtree(id).contains(other))
      }
    }
  }

  @Test func theRootHasNoParentNoSiblingsAndNoOffset() {
    #expect(outline.parent(of: .root) == nil)
    #expect(outline.index(of: .root) == nil)
    #expect(outline.nextSibling(of: .root) == nil)
    #expect(outline.previousSibling(of: .root) == nil)
    #expect(outline.depth(of: .root) == 0)
    #expect(Outline().root == outline.root)
  }

  @Test func anIDThatIsUnknownOrDeletedFindsNothing() throws {
    var outline = outline
    try outline.delete(ids[1])
    for id in [ids[1], ids[2], strangeID, NodeID(slot: UInt32(outline.slotCount))] {
      #expect(!outline.contains(id))
      #expect(outline.parent(of: id) == nil)
      #expect(outline.childCount(of: id) == 0)
      #expect(outline.child(of: id, at: 0) == nil)
      #expect(outline.index(of: id) == nil)
      #expect(outline.children(of: id).isEmpty)
      #expect(Array(outline.children(of: id)) == [])
      #expect(outline.firstChild(of: id) == nil)
      #expect(outline.lastChild(of: id) == nil)
      #expect(outline.nextSibling(of: id) == nil)
      #expect(outline.previousSibling(of: id) == nil)
      #expect(outline.depth(of: id) == nil)
      #expect(!outline.isInSubtree(id, of: .root))
      #expect(!outline.isInSubtree(ids[0], of: id))
      #expect(!outline.isInSubtree(id, of: id))
      #expect(Array(outline.ancestors(of: id)) == [])
      #expect(Array(outline.subtree(of: id)) == [])
      #expect(outline.inDocumentOrder([id]) == [])
      #expect(outline.uppermost([id]) == [])
      #expect(outline.node(id) == nil)
    }
    #expect(outline.count == 3)
  }

  @Test func walkingByHandTakesTheSameWay() {
    var walked: [NodeID] = [ids[0]]
    while let last = walked.last, let next = outline.next(after: last, within: ids[0]) {
      walked.append(next)
    }
    #expect(walked == Array(ids[0...3]))
    #expect(outline.next(behind: ids[1], within: ids[0]) == ids[3])
    #expect(outline.next(behind: ids[0], within: ids[0]) == nil)
    #expect(outline.next(behind: ids[0], within: .root) == ids[4])
  }

  @Test func aPlaceHasTheNeighboursThatRemainWhenTheMovedNodeIsTakenOut() throws {
    let (a, b, d, e) = (ids[0], ids[1], ids[3], ids[4])
    func at(
      _ place: Place, moving: NodeID?, _ previous: NodeID?, _ next: NodeID?, in parent: NodeID
    ) throws {
      let found = try outline.neighbours(of: place, moving: moving)
      #expect([found.parent, found.previous, found.next] == [parent, previous, next])
    }
    try at(.before(d), moving: nil, b, d, in: a)
    try at(.before(d), moving: b, nil, d, in: a)
    try at(.before(d), moving: d, b, nil, in: a)
    try at(.after(b), moving: b, nil, d, in: a)
    try at(.after(b), moving: d, b, nil, in: a)
    try at(.first(in: a), moving: b, nil, d, in: a)
    try at(.last(in: a), moving: d, b, nil, in: a)
    try at(.last(in: .root), moving: d, e, nil, in: .root)
    try at(.first(in: e), moving: a, nil, nil, in: e)
  }
}
