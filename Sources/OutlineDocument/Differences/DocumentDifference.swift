public import OutlineTree

/// What became of the nodes of one document in another.
///
/// Layout, quotes, the order of attributes, comments and the head are no difference.
public struct DocumentDifference: Sendable {
  /// The changes in the order of the new document; a removed node is behind what stood before it.
  public let changes: [NodeChange]

  /// Compares two documents.
  ///
  /// - Complexity: O(*n* log *n* + *b*): *n* the nodes of both, *b* their bytes.
  public init(from old: OutlineDocument, to new: OutlineDocument) {
    let matching = NodeMatching(old, new)
    let order = StandingOrder(old, new, matching)
    let removed = RemovedNodes(from: old, new, matching, order)
    var changes: [NodeChange] = []
    for node in new.outline.subtree(of: new.outline.root) {
      if let oldNode = matching.oldNode(of: node) {
        if !order.isKept(node) { changes.append(NodeChange(.moved, oldNode, node)) }
        if node != new.outline.root {
          let values = old.valueChanges(of: oldNode, to: node, in: new)
          if !values.isEmpty { changes.append(NodeChange(.changed, oldNode, node, values)) }
        }
      } else {
        changes.append(NodeChange(.added, nil, node))
      }
      for oldNode in removed.nodes(behind: node) {
        changes.append(NodeChange(.removed, oldNode, nil))
      }
    }
    self.changes = changes
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
