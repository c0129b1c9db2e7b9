extension Outline {
  /// Leaves a node some of its children; the others are deleted, each with all below it.
  ///
  /// - Parameters:
  ///   - staying: The children that stay, in their order.
  ///   - leaving: All others.
  /// - Complexity: O(*s* + *k*), *s* the number of children, *k* the nodes deleted.
  package mutating func leave(_ parent: NodeID, _ staying: [NodeID], deleting leaving: [NodeID]) {
    relist(staying, under: parent)
    for child in leaving { forget(child) }
    checkInvariants()
  }

  /// Makes some nodes the only ones on top, and deletes all that a set does not hold.
  ///
  /// - Parameters:
  ///   - tops: The nodes, in the order that they are to have.
  ///   - kept: These nodes, and either all that is below them or nothing else.
  ///   - keepsChildren: Whether they keep what is below them; then none may lie in another.
  /// - Complexity: O(*n*), *n* the nodes ever made.
  package mutating func leaveOnTop(_ tops: [NodeID], keeping kept: NodeSet, keepsChildren: Bool) {
    var count = 0
    lists.links.withUnsafeMutableBufferPointer { links in
      for slot in links.indices.dropFirst() {
        if !kept.contains(NodeID(slot: Slot(slot))) {
          links[slot].size = 0
        } else if links[slot].size > 0 {
          count += 1
        }
      }
      for top in tops {
        links[top.index].parent = NodeID.root.slot
        if !keepsChildren { links[top.index].children = SiblingLists.none }
      }
    }
    relist(tops, under: .root)
    self.count = count
    checkInvariants()
  }

  /// Makes these the children of a node, in this order.
  private mutating func relist(_ children: [NodeID], under parent: NodeID) {
    var next = SiblingLists.none
    lists.links.withUnsafeMutableBufferPointer { links in
      for child in children.reversed() {
        links[child.index].right = next
        next = child.slot
      }
    }
    lists.balanceChain(of: children.count, from: next, under: parent.slot)
  }

  /// Makes a node that stands in no list unknown, with all below it.
  mutating func forget(_ id: NodeID) {
    var next: NodeID? = id
    while let deleted = next {
      // Only the size says that a node is gone: the other links are still needed for the walk.
      next = self.next(after: deleted, within: id)
      lists[deleted.slot].size = 0
      count -= 1
    }
  }
}
