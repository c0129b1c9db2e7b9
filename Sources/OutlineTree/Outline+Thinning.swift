extension Outline {
  /// Deletes the children of a node that a set does not hold, each with all below it.
  ///
  /// - Returns: Whether any was deleted.
  /// - Complexity: O(*s* + *k*), *s* the number of children, *k* the nodes deleted.
  @discardableResult
  package mutating func deleteChildren(of parent: NodeID, outside kept: NodeSet) -> Bool {
    guard contains(parent) else { return false }
    var staying: [Slot] = []
    var leaving: [Slot] = []
    var child = lists.first(under: parent.slot)
    while child != SiblingLists.none {
      if kept.contains(NodeID(slot: child)) { staying.append(child) } else { leaving.append(child) }
      child = lists.next(after: child)
    }
    if leaving.isEmpty { return false }
    relist(staying, under: parent)
    for slot in leaving { forget(NodeID(slot: slot)) }
    checkInvariants()
    return true
  }

  /// Makes these the children of a node, in this order; they are, or were, its children.
  private mutating func relist(_ children: [Slot], under parent: NodeID) {
    var next = SiblingLists.none
    for slot in children.reversed() {
      lists[slot].right = next
      next = slot
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
