internal import OutlineTree

extension OutlineDocument {
  /// Refuses what edits have made of the order where the format does not allow it and the text as read was
  /// otherwise; warns where it means something else now.
  ///
  /// To be called once after a run of edits.
  /// - Throws: ``DocumentError/order(_:_:)`` with the first trouble; work on a copy of the document.
  /// - Complexity: O(1) for formats without such rules, else O(*n*), *n* the nodes.
  public mutating func checkOrder() throws(DocumentError) {
    guard !profile.rules.isEmpty, records[0].marks.contains(.isDirty) else { return }
    for rule in profile.rules {
      switch rule {
      case .topNodes(let least, let most): try checkTopNodes(atLeast: least, atMost: most)
      case .clones: break
      case .staysOnTop(let attribute, let values): try checkStandsOnTop(attribute, values)
      case .firstDefinition(let attribute): warnOfOtherDefinitions(attribute)
      case .references(let attributes, let prefix): warnOfLostTargets(attributes, prefix)
      case .keptElsewhere(let words): warnOfChildrenElsewhere(words)
      }
    }
    if profile.rules.contains(where: { $0.clones != nil }) {
      for clones in allClones { try check(clones) }
    }
  }

  private func checkTopNodes(atLeast least: Int, atMost most: Int) throws(DocumentError) {
    let count = outline.childCount(of: outline.root)
    if (least...most).contains(count) || count == topCountAsRead { return }
    let asked = least == most ? "exactly \(least)" : "at least \(least)"
    throw .order(
      outline.firstChild(of: outline.root) ?? outline.root,
      "\(profile.name) has \(asked) top node, and there would be \(count)")
  }

  private var topCountAsRead: Int {
    var count = 0
    var end: UInt32 = 0
    for record in records.dropFirst() where !record.marks.contains(.isNew) && record.start >= end {
      count += 1
      end = record.end
    }
    return count
  }

  private func checkStandsOnTop(
    _ attribute: String, _ values: [String]
  ) throws(DocumentError) {
    var end: UInt32 = 0
    for (slot, record) in records.enumerated().dropFirst()
    where !record.marks.contains(.isNew) && record.start >= end {
      end = record.end
      let node = NodeID(slot: UInt32(slot))
      let tag = startTagAsRead(of: record)
      guard let value = value(of: attribute, in: tag), values.contains(value) else { continue }
      if !outline.contains(node) {
        throw .order(outline.root, "the \(value) of a \(profile.name) project cannot be deleted")
      }
      if outline.parent(of: node) != outline.root {
        throw .order(node, "the \(value) of a \(profile.name) project has to stay on top")
      }
    }
  }

  /// Warns where the first node with a word in an attribute is another than it was.
  private mutating func warnOfOtherDefinitions(_ attribute: String) {
    var before: [Substring: NodeID] = [:]
    for slot in records.indices.dropFirst() where !records[slot].marks.contains(.isNew) {
      let node = NodeID(slot: UInt32(slot))
      guard outline.contains(node) else { continue }
      for word in words(of: attribute, node) where before[word] == nil { before[word] = node }
    }
    if before.isEmpty { return }
    var seen: Set<Substring> = []
    for node in Array(outline.subtree(of: outline.root)) where node != outline.root {
      for word in words(of: attribute, node) where seen.insert(word).inserted {
        guard let old = before[word], old != node else { continue }
        warn(
          at: node,
          "the first to define \(word) in @\(attribute) is now \(shownTitle(of: node)),"
            + " where it was \(shownTitle(of: old))")
      }
    }
  }

  private func words(of attribute: String, _ node: NodeID) -> [Substring] {
    (self.attribute(attribute, of: node) ?? "").split(whereSeparator: \.isWhitespace)
  }
}
