extension Outline {
  /// Puts all children of a node in another order at once.
  ///
  /// - Parameters:
  ///   - parent: The node whose children they are.
  ///   - order: Each of its children once.
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/notAChild(node:parent:)``,
  ///   ``OutlineError/repeatedNode(_:)``, ``OutlineError/missingChild(node:parent:)``.
  /// - Complexity: O(*s*), *s* being the number of children.
  public mutating func arrangeChildren(
    of parent: NodeID, as order: [NodeID]
  ) throws(OutlineError) {
    try checkChildren(order, of: parent)
    if order.count < childCount(of: parent) {
      var named = MetNodes(order.count, in: self)
      for id in order { named.insert(id) }
      for id in children(of: parent) where named.insert(id) {
        throw .missingChild(node: id, parent: parent)
      }
    }
    guard !children(of: parent).elementsEqual(order) else { return }
    lists.relist(order, under: parent.slot)
    checkInvariants()
  }

  /// Throws unless `ids` are children of `parent`, each there once.
  func checkChildren(_ ids: [NodeID], of parent: NodeID) throws(OutlineError) {
    try checkKnown(parent)
    var met = MetNodes(ids.count, in: self)
    for id in ids {
      try checkKnown(id)
      guard self.parent(of: id) == parent else { throw .notAChild(node: id, parent: parent) }
      guard met.insert(id) else { throw .repeatedNode(id) }
    }
  }
}

/// A set that is filled with about so many nodes: by a bit for each node that there is where they are
/// not few, as that takes no hashing.
private struct MetNodes {
  private var bits: NodeSet?
  private var hashed: Set<NodeID> = []

  init(_ count: Int, in outline: Outline) {
    // So many bits are cleared in the time that one node takes to be hashed.
    if outline.slotCount / 16_384 < count { bits = NodeSet(in: outline) }
  }

  /// Tells whether the node was not in it.
  @discardableResult
  mutating func insert(_ node: NodeID) -> Bool {
    bits?.insert(node) ?? hashed.insert(node).inserted
  }
}
