/// Builds an outline in document order, as a parser finds it.
///
/// Amortized O(1) a node, without an allocation of its own, whatever the depth and the number of
/// siblings.
package struct OutlineBuilder {
  // While a node is open, three of its links have another use: `children` is its first child, `left`
  // its last one and `size` their number; the children are a chain by their `right` links.
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
    let slot = Slot(lists.links.count)
    let parent = Int(current)
    current = slot
    lists.links.append(Links(parent: Slot(parent), size: 0))
    var links = lists.links.mutableSpan
    let last = links[parent].left
    if last == SiblingLists.none {
      links[parent].children = slot
    } else {
      links[Int(last)].right = slot
    }
    links[parent].left = slot
    links[parent].size += 1
    return NodeID(slot: slot)
  }

  /// Closes the node that was opened last; nothing if none is open.
  package mutating func close() {
    guard current != NodeID.root.slot else { return }
    balanceChildren(of: current)
    current = lists[current].parent
  }

  /// The outline; nodes still open are closed.
  package consuming func finish() -> Outline {
    while current != NodeID.root.slot { close() }
    balanceChildren(of: current)
    return Outline(lists: lists, count: lists.links.count - 1)
  }

  private mutating func balanceChildren(of parent: Slot) {
    let count = Int(lists[parent].size)
    guard count > 0 else { return }
    lists[parent].left = SiblingLists.none
    lists[parent].size = 0
    lists.balanceChain(of: count, from: lists[parent].children, under: parent)
  }
}
