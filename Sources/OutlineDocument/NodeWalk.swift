package import OutlineTree

extension OutlineDocument {
  /// Calls `body` with each node and its level, 1 at the top, in document order.
  ///
  /// As long as no edit has moved a node the order of the text tells both, which is faster than the tree.
  /// - Complexity: O(*n*).
  package func forEachNode(_ body: (_ node: NodeID, _ level: Int) -> Void) {
    if records[0].marks.contains(.isDirty) || outline.count != records.count - 1 {
      forEachNodeOfTree(body)
    } else {
      forEachNodeAsRead(body)
    }
  }

  private func forEachNodeAsRead(_ body: (_ node: NodeID, _ level: Int) -> Void) {
    /// Where the elements end that the node lies in.
    var ends: [UInt32] = []
    for slot in records.indices.dropFirst() {
      let record = records[slot]
      while let end = ends.last, end <= record.start { ends.removeLast() }
      body(NodeID(slot: UInt32(slot)), ends.count + 1)
      if record.end > record.openingEnd { ends.append(record.end) }
    }
  }

  private func forEachNodeOfTree(_ body: (_ node: NodeID, _ level: Int) -> Void) {
    var node = outline.root
    var level = 0
    while true {
      if let child = outline.firstChild(of: node) {
        node = child
        level += 1
      } else {
        while level > 0, outline.nextSibling(of: node) == nil {
          node = outline.parent(of: node) ?? outline.root
          level -= 1
        }
        guard level > 0, let sibling = outline.nextSibling(of: node) else { return }
        node = sibling
      }
      body(node, level)
    }
  }

  /// The nodes that are comments, themselves or by what they lie in; nil where no node can be one.
  ///
  /// - Complexity: O(*n*).
  package func commentedNodes() -> NodeSet? {
    guard hasComments else { return nil }
    var commented = NodeSet(in: outline)
    forEachNode { node, _ in
      if isCommentItself(node) { commented.insert(node) }
    }
    commented.insertDescendants(in: outline)
    return commented
  }
}
