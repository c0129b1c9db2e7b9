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
    var isChanged = deleteChildren(of: outline.root, outside: kept)
    kept.forEach { node in
      if deleteChildren(of: node, outside: kept) { isChanged = true }
    }
    return isChanged
  }

  /// Deletes the children of a node that a set does not hold.
  ///
  /// - Returns: Whether any was deleted.
  /// - Complexity: O(*s* + *k*), *s* the number of children, *k* the nodes deleted.
  @discardableResult
  mutating func deleteChildren(of parent: NodeID, outside kept: NodeSet) -> Bool {
    var next = outline.firstChild(of: parent)
    if next == nil { return false }
    var staying: [NodeID] = []
    var leaving: [NodeID] = []
    staying.reserveCapacity(outline.childCount(of: parent))
    /// Where the run that is being walked through begins in `leaving`.
    var runStart = 0
    while let child = next {
      if kept.contains(child) {
        if leaving.count > runStart {
          closeGaps(
            around: leaving[runStart...], Seam(parent: parent, before: staying.last, after: child))
          runStart = leaving.count
        }
        staying.append(child)
      } else {
        leaving.append(child)
      }
      next = outline.nextSibling(of: child)
    }
    if leaving.isEmpty { return false }
    if leaving.count > runStart {
      closeGaps(
        around: leaving[runStart...], Seam(parent: parent, before: staying.last, after: nil))
    }
    outline.leave(parent, staying, deleting: leaving)
    takenIDs = nil
    markDirty(parent)
    return true
  }

  /// Makes one gap of those around a run of neighbouring siblings that are all to be deleted.
  ///
  /// Nothing is stored of what lies inside the run.
  ///
  /// - Parameters:
  ///   - run: The nodes, at least one.
  ///   - seam: What is left where they were.
  mutating func closeGaps(around run: ArraySlice<NodeID>, _ seam: Seam) {
    let isContent = hasNoLayout(seam.parent)
    let front = parts(of: Seam(parent: seam.parent, before: seam.before, after: run.first))
    var left = SeamParts(front.suffix, front.gap, .empty)
    var isAsRead = false
    for index in run.indices {
      let node = run[index]
      let next = index + 1 < run.endIndex ? run[index + 1] : seam.after
      if !isContent, let next, let same = space(from: node, to: next, sameAs: left.gap) {
        left = SeamParts(front.suffix, same, .empty)
        isAsRead = true
        continue
      }
      let back = parts(of: Seam(parent: seam.parent, before: node, after: next))
      let gap = merge(
        left.gap, back.gap, isFirst: seam.before == nil, isLast: next == nil, isContent: isContent)
      left = SeamParts(front.suffix, gap, back.prefix)
      isAsRead = false
    }
    if isAsRead, let after = seam.after, front.suffix.isEmpty {
      records[after.index].marks.insert(.hasGapAsRead)
    } else {
      keep(left, of: seam)
    }
  }

  /// What is between two siblings, if that is a gap as read and the same white space as another gap, so
  /// that it stays as it is when the two become one.
  private func space(from node: NodeID, to next: NodeID, sameAs gap: TextRange) -> TextRange? {
    let record = records[next.index]
    if record.marks.contains(.hasLayout), layouts[next]?.gap != nil { return nil }
    let range = TextRange(Int(records[node.index].end), Int(record.start))
    guard gap.count == range.count, gap.upper <= text.source.bytes.count else { return nil }
    let isSame = text.source.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<gap.count {
        let byte = bytes[range.lower + offset]
        if byte != bytes[gap.lower + offset] || !byte.isXMLSpace { return false }
      }
      return true
    }
    return isSame ? range : nil
  }
}
