package import OutlineTree

/// The first node that was met with each key: for finding nodes with equal ones.
///
/// Keys are not kept. Where one may be equal to another, the node that was met is asked for its own again.
package struct KeyedNodes {
  private let attribute: NodeValue
  private let isLoose: Bool
  private var index: NameIndex

  /// No nodes yet.
  ///
  /// - Parameters:
  ///   - attribute: The attribute that holds the key; a blank one is nobody's equal.
  ///   - isLoose: Whether the scheme and a last slash of an address do not count.
  ///   - count: How many nodes there may be.
  package init(by attribute: String, loosely isLoose: Bool, expecting count: Int) {
    self.attribute = .attribute(Array(attribute.utf8))
    self.isLoose = isLoose
    index = NameIndex(expecting: count)
  }

  /// Remembers a node, unless one with an equal key was met before.
  ///
  /// - Returns: That one.
  package mutating func enter(_ node: NodeID, of document: OutlineDocument) -> NodeID? {
    guard let key = key(of: node, in: document) else { return nil }
    for slot in index.slots(key.bytes) {
      let met = NodeID(slot: UInt32(slot))
      if self.key(of: met, in: document) == key { return met }
    }
    index.add(key.bytes, of: UInt32(node.index))
    return nil
  }

  private func key(of node: NodeID, in document: OutlineDocument) -> AddressKey? {
    var key: AddressKey?
    document.show(attribute, of: node) { key = AddressKey(utf8: $0, loosely: isLoose) }
    return key
  }
}
