internal import OutlineTree

/// The removed nodes by where they stood.
struct RemovedNodes: Sendable {
  /// By the node of the new document that stands where the node before them stood.
  private var behind: [NodeID: [NodeID]] = [:]

  /// Finds for each the nearest node before it that went nowhere; the root where there is none.
  init(
    from old: OutlineDocument, _ new: OutlineDocument, _ matching: NodeMatching,
    _ order: StandingOrder
  ) {
    var isStanding = [Bool](repeating: false, count: old.records.count)
    var anchor = new.outline.root
    for node in old.outline.subtree(of: old.outline.root) {
      guard let newNode = matching.newNode(of: node) else {
        behind[anchor, default: []].append(node)
        continue
      }
      let isBelowStanding = old.outline.parent(of: node).map { isStanding[$0.index] } ?? true
      if isBelowStanding, order.isKept(newNode) {
        isStanding[node.index] = true
        anchor = newNode
      }
    }
  }

  /// The removed nodes that stood behind a node, in order.
  func nodes(behind node: NodeID) -> [NodeID] { behind[node] ?? [] }
}
