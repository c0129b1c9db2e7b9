public import OutlineDocument
public import OutlineTree

extension OutlineModel {
  /// Hides or shows the children of nodes; those without children are passed over.
  ///
  /// It is kept in the document in the format's way, and so saved, but is no edit: undoing and redoing
  /// leave folded what is folded. Where the format can only say it of what is to be seen, showing the
  /// children of a hidden node opens what hides it.
  /// - Throws: ``DocumentError`` if the file's way cannot be followed; nothing is changed then.
  public func setFolded(_ isFolded: Bool, _ nodes: [NodeID]) throws(DocumentError) {
    var folded = document
    try folded.setFolded(isFolded, nodes)
    if folded.isUntouched(since: document) { return }
    document = folded
    history.note(Folding(isFolded: isFolded, nodes: nodes))
    beginRevision()
    showRows()
  }

  /// Hides or shows the children of all nodes.
  public func setAllFolded(_ isFolded: Bool) throws(DocumentError) {
    try setFolded(isFolded, Array(document.outline.subtree(of: document.outline.root)))
  }
}

extension OutlineDocument {
  /// Opens all that hides nodes.
  mutating func reveal(_ nodes: [NodeID]) throws(DocumentError) {
    var above: Set<NodeID> = []
    for node in nodes {
      for ancestor in outline.ancestors(of: node) where ancestor != outline.root {
        if !above.insert(ancestor).inserted { break }
      }
    }
    let folded = above.filter(isFolded)
    if !folded.isEmpty { try setFolded(false, Array(folded)) }
  }

  /// Opens what had no children before nodes were put there.
  ///
  /// Formats that list what is open take it for folded otherwise.
  mutating func openFilled(
    by nodes: [NodeID], since earlier: OutlineDocument
  ) throws(DocumentError) {
    let filled = Set(nodes.compactMap { outline.parent(of: $0) }).filter {
      earlier.outline.childCount(of: $0) == 0 && isFolded($0)
    }
    if !filled.isEmpty { try setFolded(false, Array(filled)) }
  }
}
