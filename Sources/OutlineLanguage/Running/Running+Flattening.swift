internal import OutlineDocument
internal import OutlineTree

extension Running {
  /// Makes all leaves below nodes their children; with a joint, the titles lost go before theirs.
  mutating func flatten(
    _ selector: Selector, joining joint: String?
  ) throws(EditFailure) -> Bool {
    let tops = document.outline.uppermost(try find(selector))
    let folders = tops.flatMap { top in
      document.outline.subtree(of: top).dropFirst()
        .filter { document.outline.firstChild(of: $0) != nil }
    }
    if let joint { try joinTitles(below: tops, with: joint) }
    warnOfLosses(folders)
    for folder in folders.reversed() { try unwrap(folder) }
    return !folders.isEmpty
  }

  private mutating func joinTitles(below tops: [NodeID], with joint: String) throws(EditFailure) {
    for top in tops {
      for (leaf, title) in joinedTitles(below: top, with: joint) {
        _ = try write(to: "set the title of", leaf) { document throws(DocumentError) in
          try document.setTitle(title, of: leaf)
        }
      }
    }
  }

  /// The leaves deeper than the children of a node, with the titles on the way to them.
  private func joinedTitles(
    below top: NodeID, with joint: String
  ) -> [(leaf: NodeID, title: String)] {
    let outline = document.outline
    // For each folder on the way, what its children's titles begin with.
    var lead: [NodeID: String] = [top: ""]
    var joined: [(leaf: NodeID, title: String)] = []
    for node in outline.subtree(of: top).dropFirst() {
      let before = outline.parent(of: node).flatMap { lead[$0] } ?? ""
      let title = before + document.title(of: node)
      if outline.firstChild(of: node) != nil {
        lead[node] = title + joint
      } else if !before.isEmpty {
        joined.append((node, title))
      }
    }
    return joined
  }
}
