public import OutlineTree

/// What became of the nodes of one document in another.
///
/// Layout, quotes, the order of attributes, comments and the head are no difference.
public struct DocumentDifference: Sendable {
  /// The changes in the order of the new document; a removed node is where it stood.
  public let changes: [NodeChange]

  /// Compares two documents.
  ///
  /// - Complexity: O(*n* log *n* + *b*): *n* the nodes of both, *b* their bytes.
  public init(from old: OutlineDocument, to new: OutlineDocument) {
    let matching = NodeMatching(old, new)
    let order = StandingOrder(old, new, matching)
    let removed = RemovedNodes(from: old, matching, order)
    var changes: [NodeChange] = []
    func appendRemoved(_ place: RemovedNodes.Place) {
      changes += removed.nodes(place).map { NodeChange(.removed, $0, nil) }
    }
    var open: [NodeID] = []
    for node in new.outline.subtree(of: new.outline.root) {
      while let last = open.last, last != new.outline.parent(of: node) {
        appendRemoved(.behind(last))
        open.removeLast()
      }
      open.append(node)
      changes += old.changes(of: matching.oldNode(of: node), to: node, in: new, order)
      appendRemoved(.atFront(of: node))
    }
    while let last = open.popLast() { appendRemoved(.behind(last)) }
    self.changes = changes
  }
}

extension OutlineDocument {
  /// What became of a node that is in another document now; nil for one that was not in this one.
  fileprivate func changes(
    of node: NodeID?, to newNode: NodeID, in new: OutlineDocument, _ order: StandingOrder
  ) -> [NodeChange] {
    guard let node else { return [NodeChange(.added, nil, newNode)] }
    if node == outline.root { return [] }
    let values = valueChanges(of: node, to: newNode, in: new)
    return (order.isKept(newNode) ? [] : [NodeChange(.moved, node, newNode)])
      + (values.isEmpty ? [] : [NodeChange(.changed, node, newNode, values)])
  }
}

/// What became of one node.
public struct NodeChange: Hashable, Sendable {
  /// The sorts of change.
  public enum Kind: String, Hashable, Sendable {
    /// It is in the new document only.
    case added
    /// It is in the old document only.
    case removed
    /// It has another parent, or changed its order with siblings.
    case moved
    /// It says something else.
    case changed
  }

  /// What sort of change it is; a node that was moved and changed has two.
  public let kind: Kind
  /// The node in the old document; nil if it was added.
  public let oldNode: NodeID?
  /// The node in the new document; nil if it was removed.
  public let newNode: NodeID?
  /// What a changed node says that it did not.
  public let values: [ValueChange]

  init(_ kind: Kind, _ oldNode: NodeID?, _ newNode: NodeID?, _ values: [ValueChange] = []) {
    self.kind = kind
    self.oldNode = oldNode
    self.newNode = newNode
    self.values = values
  }
}
