/// A set of nodes of one outline as a bit for each; asking takes no hashing.
///
/// Nodes that the outline makes later are not in it and cannot be put in.
package struct NodeSet: Sendable {
  private var words: [UInt64]

  /// The empty set of nodes of an outline.
  package init(in outline: Outline) {
    words = [UInt64](repeating: 0, count: outline.slotCount / 64 + 1)
  }

  /// The set of these nodes of an outline.
  package init(_ nodes: [NodeID], in outline: Outline) {
    self.init(in: outline)
    for node in nodes { insert(node) }
  }

  /// Tells whether the node was not in it.
  @discardableResult
  package mutating func insert(_ node: NodeID) -> Bool {
    let (word, bit) = (node.index / 64, UInt64(1) << UInt64(node.index % 64))
    let isNew = words[word] & bit == 0
    words[word] |= bit
    return isNew
  }

  /// Takes a node out; nothing where it is not in it.
  package mutating func remove(_ node: NodeID) {
    let word = node.index / 64
    if word < words.count { words[word] &= ~(1 << UInt64(node.index % 64)) }
  }

  /// Calls `body` with each node in it, in the order in which the outline made them.
  package func forEach(_ body: (NodeID) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(NodeID(slot: UInt32(index * 64 + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
  }

  /// Whether the node is in it.
  package func contains(_ node: NodeID) -> Bool {
    let word = node.index / 64
    return word < words.count && words[word] & (1 << UInt64(node.index % 64)) != 0
  }
}

extension NodeSet {
  /// Puts in the nodes above those that are in it, the root among them.
  ///
  /// - Complexity: O(*n* / 64 + *k*), *k* the nodes it then holds.
  package mutating func insertAncestors(in outline: Outline) {
    let nodes = self
    nodes.forEach { node in
      var above = outline.parent(of: node)
      while let ancestor = above, insert(ancestor) { above = outline.parent(of: ancestor) }
    }
  }

  /// Puts in all that is below the nodes that are in it.
  ///
  /// - Complexity: O(*n*), *n* the nodes of the outline.
  package mutating func insertDescendants(in outline: Outline) {
    var next = outline.next(after: outline.root, within: outline.root)
    while let node = next {
      if outline.parent(of: node).map(contains) == true { insert(node) }
      next = outline.next(after: node, within: outline.root)
    }
  }
}
