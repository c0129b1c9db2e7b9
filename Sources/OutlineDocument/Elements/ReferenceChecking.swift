internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Warns where a node refers to one that an edit has deleted.
  mutating func warnOfLostTargets(_ attributes: [String], _ prefix: String) {
    let lost = deletedIDs
    if lost.isEmpty { return }
    for node in Array(outline.subtree(of: outline.root)) where node != outline.root {
      guard let opening = opening(of: node) else { continue }
      let (bytes, range) = text.locate(opening)
      for markup in MarkupReader(bytes, in: range) {
        guard case .startTag(let tag, _) = markup else { continue }
        let start = StartTag(bytes, at: tag.lowerBound)
        for name in attributes {
          guard let target = value(of: name, in: start), target.hasPrefix(prefix),
            lost.contains(ExactText(String(target.dropFirst(prefix.count))))
          else { continue }
          warn(
            at: node, "@\(name) of \(shownTitle(of: node)) refers to \(target), which is deleted")
        }
      }
    }
  }

  /// The ids of the text as read that no node has any longer.
  private var deletedIDs: Set<ExactText> {
    var deleted: Set<ExactText> = []
    for (slot, record) in records.enumerated().dropFirst() where !record.marks.contains(.isNew) {
      if outline.contains(NodeID(slot: UInt32(slot))) { continue }
      let tag = startTagAsRead(of: record)
      for name in profile.identities {
        if let id = value(of: name, in: tag) { deleted.insert(ExactText(id)) }
      }
    }
    if deleted.isEmpty { return deleted }
    for node in livingNodes {
      if let id = writtenID(of: node) { deleted.remove(ExactText(id)) }
    }
    return deleted
  }

  /// Warns, once for each, of nodes whose children are kept in another file where the children changed of
  /// them or of a node below.
  mutating func warnOfChildrenElsewhere(_ words: Set<String>) {
    var seen: Set<NodeID> = [outline.root]
    for node in outline.inDocumentOrder(disturbed.filter(outline.contains)) {
      var next: NodeID? = node
      while let above = next, seen.insert(above).inserted {
        next = outline.parent(of: above)
        let title = title(of: above)
        guard let word = title.split(separator: " ").first, words.contains(String(word)) else {
          continue
        }
        warn(
          at: above, "what is below \"\(title)\" is kept in another file, and may be lost here")
        break
      }
    }
  }
}
