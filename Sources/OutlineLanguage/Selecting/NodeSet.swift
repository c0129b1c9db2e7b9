internal import OutlineTree

/// A set of nodes as a bit for each; asking takes no hashing.
struct NodeSet {
  private var words: [UInt64]

  /// The empty set of nodes of an outline.
  init(in outline: Outline) {
    words = [UInt64](repeating: 0, count: outline.slotCount / 64 + 1)
  }

  /// Tells whether the node was not in it.
  @discardableResult
  mutating func insert(_ node: NodeID) -> Bool {
    let isNew = !contains(node)
    words[node.index / 64] |= 1 << UInt64(node.index % 64)
    return isNew
  }

  func contains(_ node: NodeID) -> Bool {
    words[node.index / 64] & (1 << UInt64(node.index % 64)) != 0
  }
}
