internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func sort(_ selector: Selector, by order: SortOrder) throws(EditFailure) -> Bool {
    let top = try findOne(
      selector, advice: selector.parent.map { "sort \($0.parent) by …\($0.deep)" })
    let parents = order.isDeep ? Array(document.outline.subtree(of: top)) : [top]
    var hasChanged = false
    for parent in parents where document.outline.childCount(of: parent) > 1 {
      let sorted = document.sorted(Array(document.outline.children(of: parent)), by: order)
      let changes = try arrangeChildren(of: parent, as: sorted)
      hasChanged = hasChanged || changes
    }
    return hasChanged
  }
}

extension Selector {
  /// For a selector of nodes that are to be sorted: the one whose children they are, and the word for those at
  /// any depth.
  fileprivate var parent: (parent: Selector, deep: String)? {
    switch self {
    case .all: (.top, " deep")
    case .children(let parent): (parent, "")
    case .descendants(let parent): (parent, " deep")
    default: nil
    }
  }
}

extension OutlineDocument {
  /// Nodes in the order of their keys; equal ones in the order they have.
  fileprivate func sorted(_ nodes: [NodeID], by order: SortOrder) -> [NodeID] {
    let field = order.field.value
    var keys = SortKeys(for: order)
    var entries: [SortEntry] = []
    entries.reserveCapacity(nodes.count)
    for node in nodes {
      var key: SortKey?
      show(field, of: node) { key = keys.key(of: $0) }
      entries.append(
        SortEntry(
          node: node, place: entries.count, hasChildren: outline.firstChild(of: node) != nil,
          key: key))
    }
    return keys.withComparison { compare in
      entries.sort { $0.isBefore($1, in: order, compare) }
      return entries.map(\.node)
    }
  }
}

/// A node to be sorted.
private struct SortEntry {
  let node: NodeID
  let place: Int
  let hasChildren: Bool
  /// Nil where the value is absent, empty or unreadable.
  let key: SortKey?

  /// What has no key comes last, and folders first if they are to, whatever the direction.
  func isBefore(
    _ other: SortEntry, in order: SortOrder, _ compare: (SortKey, SortKey) -> Int
  ) -> Bool {
    if order.putsFoldersFirst, hasChildren != other.hasChildren { return hasChildren }
    guard let key, let otherKey = other.key else {
      return key == nil && other.key == nil ? place < other.place : key != nil
    }
    let compared = compare(key, otherKey)
    if compared == 0 { return place < other.place }
    return order.isDescending ? compared > 0 : compared < 0
  }
}
