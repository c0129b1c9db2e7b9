internal import OutlineTree

/// Walks over all nodes in document order and knows each one's level without counting upward.
struct LeveledWalk {
  private let outline: Outline
  private var node: NodeID
  private var level = 0

  init(_ outline: Outline) {
    self.outline = outline
    node = outline.root
  }

  /// The next node with its level, 1 at the top; nil behind the last. Amortized O(1).
  mutating func next() -> (node: NodeID, level: Int)? {
    if let child = outline.firstChild(of: node) {
      node = child
      level += 1
      return (node, level)
    }
    while level > 0 {
      if let sibling = outline.nextSibling(of: node) {
        node = sibling
        return (node, level)
      }
      node = outline.parent(of: node) ?? outline.root
      level -= 1
    }
    return nil
  }
}
