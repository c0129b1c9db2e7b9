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
    var joined: [(leaf: NodeID, title: String)] = []
    // The folders on the way, and where their titles end in what the next one's title goes behind.
    var way: [(folder: NodeID, end: Int)] = []
    var lead: [UInt8] = []
    for node in document.outline.subtree(of: top).dropFirst() {
      let parent = document.outline.parent(of: node)
      while let last = way.last, last.folder != parent { way.removeLast() }
      lead.removeSubrange((way.last?.end ?? 0)...)
      let title = document.title(of: node)
      if document.outline.firstChild(of: node) != nil {
        lead += (title + joint).utf8
        way.append((node, lead.count))
      } else if !lead.isEmpty {
        joined.append((node, String(decoding: lead, as: UTF8.self) + title))
      }
    }
    return joined
  }
}
