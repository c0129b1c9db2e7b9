/// Builds an outline in document order, as a parser finds it.
///
/// Amortized O(1) a node, without an allocation of its own, whatever the depth and the number of
/// siblings.
package struct OutlineBuilder: ~Copyable {
  // While a node is open, three of its links have another use: `children` is its first child, `left`
  // its last one and `size` their number; the children are a chain by their `right` links.
  private var lists = SiblingLists()
  private var current = NodeID.root.slot

  /// A builder with room for this many nodes; more are taken too.
  package init(reserving count: Int) {
    lists.links.reserveCapacity(count + 1)
  }

  /// Makes a node as the last child of the one that is open, and opens it.
  package mutating func open() -> NodeID {
    let slot = Slot(lists.links.count)
    lists.links.append(Links(parent: current, size: 0))
    let last = lists[current].left
    if last == SiblingLists.none {
      lists[current].children = slot
    } else {
      lists[last].right = slot
    }
    lists[current].left = slot
    lists[current].size += 1
    current = slot
    return NodeID(slot: slot)
  }

  /// Closes the node that was opened last; nothing if none is open.
  package mutating func close() {
    guard current != NodeID.root.slot else { return }
    let closed = lists[current]
    balanceChildren(of: current)
    current = closed.parent
  }

  /// The outline; nodes still open are closed.
  package consuming func finish() -> Outline {
    while current != NodeID.root.slot { close() }
    balanceChildren(of: current)
    return Outline(lists: lists, count: lists.links.count - 1)
  }

  private mutating func balanceChildren(of parent: Slot) {
    let open = lists[parent]
    if open.size > 0 {
      lists.balanceChain(of: Int(open.size), from: open.children, under: parent)
    }
    lists[parent].left = SiblingLists.none
    lists[parent].size = 0
  }
}
