/// Builds an outline in document order, as a parser finds it.
///
/// Amortized O(1) a node, without an allocation of its own, whatever the depth and the number of
/// siblings.
package struct OutlineBuilder {
  private var lists = SiblingLists()
  private var current = NodeID.root.slot

  /// A builder with room for this many nodes; more are taken too.
  package init(reserving count: Int) {
    lists.links.reserveCapacity(count + 1)
  }

  /// Makes room for this many nodes in all.
  package mutating func reserve(_ count: Int) {
    lists.links.reserveCapacity(count + 1)
  }

  /// Makes a node as the last child of the one that is open, and opens it.
  package mutating func open() -> NodeID {
    current = lists.append(under: current)
    return NodeID(slot: current)
  }

  /// Closes the node that was opened last; nothing if none is open.
  package mutating func close() {
    guard current != NodeID.root.slot else { return }
    if lists.links[Int(current)].count > SiblingLists.capacity { lists.group(under: current) }
    current = lists.links[Int(current)].up
  }

  /// The outline; nodes still open are closed.
  package consuming func finish() -> Outline {
    while current != NodeID.root.slot { close() }
    lists.group(under: current)
    return Outline(lists: lists, count: lists.links.count - 1)
  }
}
