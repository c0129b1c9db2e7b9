internal import OutlineTree

/// Which nodes of a document stand where they stood in an older one, among their siblings.
///
/// As few as possible did not: in each list of children it is the longest run that kept its order.
struct StandingOrder: Sendable {
  /// By slot of the new document: whether the node's parent is the same and its order kept.
  private var isKept: [Bool]

  /// O(*n* log *n*), *n* the nodes of both documents.
  init(_ old: OutlineDocument, _ new: OutlineDocument, _ matching: NodeMatching) {
    isKept = [Bool](repeating: false, count: new.records.count)
    isKept[new.outline.root.index] = true
    var offsets = [Int](repeating: 0, count: new.records.count)
    for parent in new.outline.subtree(of: new.outline.root) {
      for (offset, child) in new.outline.children(of: parent).enumerated() {
        offsets[child.index] = offset
      }
    }
    for parent in old.outline.subtree(of: old.outline.root) {
      guard let newParent = matching.newNode(of: parent) else { continue }
      let common = old.outline.children(of: parent).compactMap { matching.newNode(of: $0) }
        .filter { new.outline.parent(of: $0) == newParent }
      let kept = longestRise(common.map { offsets[$0.index] })
      for offset in kept {
        // Its children are in the order of their offsets.
        if let child = new.outline.child(of: newParent, at: offset) { isKept[child.index] = true }
      }
    }
  }

  /// Whether a node of the new document stands where it stood.
  func isKept(_ node: NodeID) -> Bool { isKept[node.index] }
}
