public import OutlineDocument
internal import OutlineTree

/// Leaves of a document the nodes for which a condition holds, and what is to be seen around them.
public struct Filter: Hashable, Sendable {
  /// What stays besides the nodes themselves.
  public enum Context: String, CaseIterable, Sendable {
    /// The nodes above them.
    case ancestors
    /// All below them; the uppermost of them come on top.
    case descendants
    /// The nodes above them and all below them.
    case both
    /// Nothing: each comes on top, in document order, also one that lay in another.
    case none
  }

  /// What a node has to be like to stay.
  public let condition: Condition
  /// What stays around it.
  public let context: Context

  /// The filter for a condition.
  public init(_ condition: Condition, context: Context = .ancestors) {
    self.condition = condition
    self.context = context
  }

  /// Deletes what does not stay; what refers to positions follows.
  ///
  /// - Throws: ``EditFailure`` of kind `nothingFound` if the condition holds for no node, and those of
  ///   the selectors in it.
  /// - Complexity: O(*n*) besides the condition, *n* the nodes of the document.
  public func run(on document: consuming OutlineDocument) throws(EditFailure) -> EditOutcome {
    var running = Running(document, merging: [:])
    try running.perform { running throws(EditFailure) in
      var selecting = Selecting(running.document)
      let nodes = try selecting.nodes(.matching(condition))
      if nodes.isEmpty { throw EditFailure(.nothingFound, "nothing found: where \(condition)") }
      return running.keep(nodes, with: context)
    }
    return try running.finish()
  }
}

extension Running {
  /// Deletes all but some nodes and their context.
  fileprivate mutating func keep(_ nodes: [NodeID], with context: Filter.Context) -> Bool {
    switch context {
    case .ancestors, .both:
      return document.keep(NodeSet(nodes, in: document.outline), with: context)
    case .descendants: return document.keepOnTop(document.outline.uppermost(nodes))
    case .none: return document.keepOnTop(nodes, keepsDescendants: false)
    }
  }
}

extension OutlineDocument {
  /// Deletes all but some nodes, those above them and, in the context of both, all below them.
  ///
  /// - Returns: Whether any node was deleted.
  mutating func keep(_ nodes: NodeSet, with context: Filter.Context) -> Bool {
    var kept = nodes
    if context == .both { kept.insertDescendants(in: outline) }
    kept.insertAncestors(in: outline)
    return deleteNodes(outside: kept)
  }
}
