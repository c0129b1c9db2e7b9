public import OutlineDocument
public import OutlineTree

/// Some nodes of a document, with what leads to them: what is to be shown of it.
public struct TreeSelection: Sendable {
  /// How many nodes are selected.
  public let count: Int
  private let marked: NodeSet
  let shown: NodeSet

  /// The selection of these nodes.
  public init(_ nodes: [NodeID], in document: OutlineDocument) {
    count = nodes.count
    marked = NodeSet(nodes, in: document.outline)
    var shown = marked
    shown.insertAncestors(in: document.outline)
    self.shown = shown
  }

  /// Whether the node itself is selected, rather than shown because it leads to one.
  func isMarked(_ node: NodeID) -> Bool { marked.contains(node) }
}
