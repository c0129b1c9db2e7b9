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
      let named = Set(order)
      for id in children(of: parent) where !named.contains(id) {
        throw .missingChild(node: id, parent: parent)
      }
    }
    guard let first = order.first, !children(of: parent).elementsEqual(order) else { return }
    for (id, next) in zip(order, order.dropFirst()) { lists[id.slot].right = next.slot }
    lists.balanceChain(of: order.count, from: first.slot, under: parent.slot)
    checkInvariants()
  }

  /// Throws unless `ids` are children of `parent`, each there once.
  func checkChildren(_ ids: [NodeID], of parent: NodeID) throws(OutlineError) {
    try checkKnown(parent)
    var met: Set<NodeID> = []
    for id in ids {
      try checkKnown(id)
      guard self.parent(of: id) == parent else { throw .notAChild(node: id, parent: parent) }
      guard met.insert(id).inserted else { throw .repeatedNode(id) }
    }
  }
}
