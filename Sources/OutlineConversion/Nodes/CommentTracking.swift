internal import OutlineDocument
internal import OutlineTree

/// Knows in a walk which nodes are commented out, without looking up from each to the root.
struct CommentTracking {
  private let document: OutlineDocument
  /// The level of the uppermost commented node that the walk is in.
  private var level: Int?

  init(_ document: OutlineDocument) {
    self.document = document
  }

  /// Whether the node that the walk has come to, at this level, is commented.
  mutating func enter(_ node: NodeID, at level: Int) -> Bool {
    if let above = self.level, level > above { return true }
    self.level = document.isCommentItself(node) ? level : nil
    return self.level != nil
  }
}
