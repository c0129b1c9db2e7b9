extension Outline {
  /// Leaves a node some of its children; the others are deleted, each with all below it.
  ///
  /// - Parameters:
  ///   - staying: The children that stay, in their order.
  ///   - leaving: All others.
  /// - Complexity: O(*s* + *k*), *s* the number of children, *k* the nodes deleted.
  package mutating func leave(_ parent: NodeID, _ staying: [NodeID], deleting leaving: [NodeID]) {
    var next = SiblingLists.none
    lists.links.withUnsafeMutableBufferPointer { links in
      for child in staying.reversed() {
        links[child.index].right = next
        next = child.slot
      }
    }
    lists.balanceChain(of: staying.count, from: next, under: parent.slot)
    for child in leaving { forget(child) }
    checkInvariants()
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
