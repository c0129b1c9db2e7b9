public import OutlineDocument
internal import OutlineTree

/// Makes a document of its own of some nodes: they, or their children, come on top, and all around the
/// outline is the source's.
public struct Extraction: Hashable, Sendable {
  /// The nodes; one that lies in another stays there.
  public let selector: Selector
  /// Whether not the nodes themselves, but their children come on top.
  public let takesContents: Bool

  /// The extraction of what a selector finds.
  public init(_ selector: Selector, takesContents: Bool = false) {
    self.selector = selector
    self.takesContents = takesContents
  }

  /// Deletes everything else; what refers to positions follows, or is emptied where it follows no known
  /// numbering.
  ///
  /// - Throws: ``EditFailure`` of kind `nothingFound` if there is nothing to come on top, and those of
  ///   the selector.
  public func run(on document: consuming OutlineDocument) throws(EditFailure) -> EditOutcome {
    var running = Running(document, merging: [:])
    try running.perform { running throws(EditFailure) in
      guard running.document.keepOnTop(try running.tops(of: self)) else { return false }
      running.document.clearUnexplainedPositions()
      return true
    }
    return try running.finish()
  }
}

extension Running {
  /// What comes on top by an extraction, at least one node.
  fileprivate mutating func tops(of extraction: Extraction) throws(EditFailure) -> [NodeID] {
    let selector = extraction.selector
    guard extraction.takesContents else {
      return document.outline.uppermost(try find(selector, to: "extract"))
    }
    let outline = document.outline
    let nodes = outline.uppermost(try find(selector)).flatMap { outline.children(of: $0) }
    if nodes.isEmpty {
      throw EditFailure(.nothingFound, "nothing found: children of \(selector.asOperand)")
    }
    return nodes
  }
}
