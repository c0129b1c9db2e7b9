package import OutlineTree

extension OutlineDocument {
  /// Makes some nodes the only top nodes, in document order, and deletes all others.
  ///
  /// A node that is on top already stays as it is laid; one from further down is moved directly
  /// before the top node that it lay in, or behind it where that is among them.
  ///
  /// - Parameters:
  ///   - nodes: Nodes in document order, each once, the root not among them.
  ///   - keepsDescendants: Whether they keep what is below them. If so, none may lie in another; if
  ///     not, each stands by itself, also one that lay in another.
  /// - Throws: ``OutlineError``.
  /// - Returns: Whether anything changed.
  /// - Complexity: O(*n* + *b*), *n* the nodes there are, *b* the bytes between the tags of what is
  ///   moved.
  @discardableResult
  package mutating func keepOnTop(
    _ nodes: [NodeID], keepsDescendants: Bool = true
  ) throws(OutlineError) -> Bool {
    var kept = NodeSet(nodes, in: outline)
    let tops = tops(of: nodes)
    let nothing = NodeSet(in: outline)
    var isChanged = false
    /// The node lifted last, and the top node that it came from.
    var last: (lifted: NodeID, top: NodeID)?
    // From the end: what is below is lifted before what is above, so that nothing moves twice.
    for (node, top) in zip(nodes, tops).reversed() {
      if !keepsDescendants, deleteChildren(of: node, outside: nothing) { isChanged = true }
      if node == top { continue }
      if kept.contains(top) {
        try relocate(node, to: .after(top))
      } else if let last, last.top == top {
        try relocate(node, to: .before(last.lifted))
      } else {
        try relocate(node, to: .before(top))
      }
      last = (node, top)
    }
    if keepsDescendants { kept.insertDescendants(in: outline) }
    return deleteNodes(outside: kept) || isChanged || last != nil
  }

  /// The top node that each of some nodes lies in, itself if it is one.
  ///
  /// - Complexity: O(*n*) whatever the depth.
  private func tops(of nodes: [NodeID]) -> [NodeID] {
    var tops: [NodeID] = []
    tops.reserveCapacity(nodes.count)
    var rest = nodes[...]
    var top = outline.root
    var next = outline.firstChild(of: outline.root)
    while let node = next, let wanted = rest.first {
      if outline.parent(of: node) == outline.root { top = node }
      if node == wanted {
        tops.append(top)
        rest.removeFirst()
      }
      next = outline.next(after: node, within: outline.root)
    }
    return tops
  }
}
