extension Outline {
  /// Leaves a node some of its children; the others are deleted, each with all below it.
  ///
  /// - Parameters:
  ///   - staying: The children that stay, in their order.
  ///   - leaving: All others.
  /// - Complexity: O(*s* + *k*), *s* the number of children, *k* the nodes deleted.
  package mutating func leave(_ parent: NodeID, _ staying: [NodeID], deleting leaving: [NodeID]) {
    lists.relist(staying, under: parent.slot)
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
    for slot in lists.links.indices.dropFirst() {
      if !kept.contains(NodeID(slot: Slot(slot))) {
        lists.links[slot].previous = SiblingLists.none
        if lists.holdsGroups(Slot(slot)) { lists.clear(Slot(slot)) }
      } else if lists.links[slot].previous != SiblingLists.none {
        count += 1
      }
    }
    if !keepsChildren { for top in tops { lists.clear(top.slot) } }
    lists.relist(tops, under: NodeID.root.slot)
    self.count = count
    checkInvariants()
  }

  /// Makes a node that stands in no list unknown, with all below it.
  mutating func forget(_ id: NodeID) {
    var next: NodeID? = id
    var grouped: [Slot] = []
    while let deleted = next {
      // All but the mark that it is gone is left until the walk is over, which needs it.
      next = self.next(after: deleted, within: id)
      lists.links[deleted.index].previous = SiblingLists.none
      if lists.holdsGroups(deleted.slot) { grouped.append(deleted.slot) }
      count -= 1
    }
    for slot in grouped { lists.clear(slot) }
  }
}
