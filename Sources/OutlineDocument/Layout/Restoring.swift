internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Gives the children of nodes that are where they were read, in the order in which they were read,
  /// the gaps they had there.
  ///
  /// A node that was moved away and came back has taken the indentation of those it was put next to;
  /// where an edit leaves the order as it is, no byte is to change.
  /// - Complexity: O(*d* log *d* + *c*): *d* the nodes in which gaps changed, *c* their children.
  mutating func restoreGaps() {
    for (parent, children) in parentsAsRead() {
      for child in children {
        records[child.index].marks.remove(.hasGapAsRead)
        guard records[child.index].marks.contains(.hasLayout) else { continue }
        withLayout(of: child) { layout in
          layout.gap = nil
          layout.prefix = .empty
          layout.suffix = .empty
        }
      }
      withLayout(of: parent) { $0.tail = nil }
    }
  }

  /// The nodes in which gaps changed that are where they were read, with children that are those of the
  /// text as read, in that order.
  private func parentsAsRead() -> [(parent: NodeID, children: [NodeID])] {
    var homes = Homes(outline.root)
    var found: [(parent: NodeID, children: [NodeID])] = []
    for parent in outline.inDocumentOrder(disturbed.filter(outline.contains)) {
      guard homes.contain(parent, in: self), let children = childrenAsRead(of: parent) else {
        continue
      }
      homes.restored.insert(parent)
      found.append((parent, children))
    }
    return found
  }

  /// Which nodes are where they were read, as their ancestors are.
  private struct Homes {
    private var known: [NodeID: Bool]
    /// The nodes whose gaps changed and are as read again.
    var restored: Set<NodeID> = []

    init(_ root: NodeID) {
      known = [root: true]
    }

    /// Whether a node is where it was read; what lies above it has been looked at before.
    mutating func contain(_ node: NodeID, in document: OutlineDocument) -> Bool {
      var path: [NodeID] = []
      var current = node
      var isHome = known[current]
      while isHome == nil {
        path.append(current)
        guard let parent = document.outline.parent(of: current),
          !document.records[current.index].marks.contains(.isNew),
          !document.disturbed.contains(parent) || restored.contains(parent)
        else {
          isHome = false
          break
        }
        current = parent
        isHome = known[current]
      }
      for node in path { known[node] = isHome }
      return isHome ?? false
    }
  }

  /// A node's children if they are those of the text as read, in that order.
  func childrenAsRead(of parent: NodeID) -> [NodeID]? {
    let record = records[parent.index]
    if record.marks.contains(.isNew) || record.end == record.openingEnd { return nil }
    var children: [NodeID] = []
    var slot = parent.index + 1
    while slot < records.count, !records[slot].marks.contains(.isNew),
      records[slot].start < record.end
    {
      let child = NodeID(slot: UInt32(slot))
      // In most cases the first child tells that the order is another.
      guard outline.index(of: child) == children.count, outline.parent(of: child) == parent else {
        return nil
      }
      children.append(child)
      slot = firstSlot(from: slot + 1, startingAt: records[slot].end)
    }
    return children.count == outline.childCount(of: parent) ? children : nil
  }

  /// The first slot of the text as read, at or behind `slot`, whose element begins at or behind an offset.
  private func firstSlot(from slot: Int, startingAt offset: UInt32) -> Int {
    // Slots count nodes in document order. Most nodes have few others in them.
    var (low, step) = (slot, 1)
    while isBefore(offset, low + step - 1) { step *= 2 }
    var high = min(low + step, records.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(offset, middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isBefore(_ offset: UInt32, _ slot: Int) -> Bool {
    slot < records.count && !records[slot].marks.contains(.isNew) && records[slot].start < offset
  }
}
