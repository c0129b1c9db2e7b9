internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// The nodes of one document as lines of a result name them.
struct NodeReference: Sendable {
  let document: OutlineDocument
  private let names: NodeNames
  private let lines: NodeLines

  init(_ document: OutlineDocument) {
    self.document = document
    names = NodeNames(document)
    lines = NodeLines(document)
  }

  /// The id, written or derived.
  func id(of node: NodeID) -> String { names[node] }

  /// The line of the file.
  func line(of node: NodeID) -> Int? { lines[node] }

  /// The titles from the top to the node.
  func titles(to node: NodeID) -> [String] {
    node == document.outline.root ? [] : document.pathOfTitles(to: node)
  }

  /// The path of titles as a selector takes it; `top` for the root.
  func path(to node: NodeID) -> String { PathWriter.path(of: titles(to: node)) }

  /// Where a node stands: its parent, and its index among the children, from 0.
  func place(of node: NodeID) -> (parent: NodeID, index: Int) {
    let outline = document.outline
    return (outline.parent(of: node) ?? outline.root, outline.index(of: node) ?? 0)
  }
}
