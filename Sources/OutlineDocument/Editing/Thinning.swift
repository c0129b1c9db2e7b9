package import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Deletes every node that a set does not hold, with all below it and the comments that belong to
  /// it; a node that goes takes along what the set holds below it.
  ///
  /// The bytes are those of deleting the nodes one by one, in document order. The root counts as held.
  ///
  /// - Returns: Whether any node was deleted.
  /// - Complexity: O(*n*), *n* the nodes there are.
  @discardableResult
  package mutating func deleteNodes(outside kept: NodeSet) -> Bool {
    var isChanged = false
    var next: NodeID? = outline.root
    while let node = next {
      if deleteChildren(of: node, outside: kept) { isChanged = true }
      next = outline.next(after: node, within: outline.root)
    }
    return isChanged
  }

  /// Deletes the children of a node that a set does not hold.
  ///
  /// - Returns: Whether any was deleted.
  /// - Complexity: O(*s* + *k*), *s* the number of children, *k* the nodes deleted.
  @discardableResult
  mutating func deleteChildren(of parent: NodeID, outside kept: NodeSet) -> Bool {
    var before: NodeID?
    var next = outline.firstChild(of: parent)
    var isChanged = false
    while let child = next {
      if kept.contains(child) {
        before = child
      } else {
        before = closeGaps(behind: before, from: child, in: parent, kept)
        isChanged = true
        if before == nil { break }
      }
      next = before.flatMap { outline.nextSibling(of: $0) }
    }
    guard isChanged else { return false }
    outline.deleteChildren(of: parent, outside: kept)
    markDirty(parent)
    return true
  }

  /// Makes one gap of those around a run of neighbouring siblings that are all to be deleted.
  ///
  /// Nothing is stored of what lies inside the run.
  ///
  /// - Parameters:
  ///   - before: The sibling before the run; nil where it begins with the first child.
  ///   - first: The first node of the run.
  /// - Returns: The first sibling behind the run; nil where it ends with the last child.
  private mutating func closeGaps(
    behind before: NodeID?, from first: NodeID, in parent: NodeID, _ kept: NodeSet
  ) -> NodeID? {
    let isContent = hasNoLayout(parent)
    let front = parts(of: Seam(parent: parent, before: before, after: first))
    var gap = front.gap
    var last = first
    while true {
      let after = outline.nextSibling(of: last)
      let back = parts(of: Seam(parent: parent, before: last, after: after))
      gap =
        !isContent && isSameSpace(gap, back.gap)
        ? back.gap
        : merge(gap, back.gap, isFirst: before == nil, isLast: after == nil, isContent: isContent)
      if let after, !kept.contains(after) {
        last = after
        continue
      }
      keep(
        SeamParts(front.suffix, gap, back.prefix),
        of: Seam(parent: parent, before: before, after: after))
      return after
    }
  }

  /// Whether two gaps as read are the same white space, so that it stays as it is when they become one.
  private func isSameSpace(_ first: TextRange, _ second: TextRange) -> Bool {
    guard first.count == second.count, first.upper <= text.source.count,
      second.upper <= text.source.count
    else { return false }
    return text.source.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<first.count {
        let byte = bytes[first.lower + offset]
        if byte != bytes[second.lower + offset] || !byte.isXMLSpace { return false }
      }
      return true
    }
  }
}
