/// The rows that an outliner shows: what fold state and a filter leave to be seen.
///
/// It is a view of the outline as it was and never edits it. Rows are told by their node's id, not
/// by their offset; ``RowsDifference`` tells what changed between two of these.
public struct VisibleRows: RandomAccessCollection, Sendable {
  /// One visible node.
  public struct Row: Identifiable, Hashable, Sendable {
    /// The node.
    public let id: NodeID
    /// The node's parent, itself visible or the root.
    public let parent: NodeID
    /// The level: 1 for a top node.
    public let depth: Int
    /// Whether there are children that the filter leaves, shown or folded away.
    public let hasChildren: Bool
    /// Whether its children are folded away.
    public let isFolded: Bool
  }

  private var rows: [Row] = []

  /// Lists the nodes that are to be seen, in document order.
  ///
  /// - Parameters:
  ///   - outline: The outline shown.
  ///   - isFolded: Whether a node's children are hidden with all below; asked for visible ones only.
  ///   - isMatch: The filter. A node that it leaves is seen with all nodes above it; `nil` leaves
  ///     all.
  /// - Complexity: O(visible nodes), with a filter O(all nodes).
  public init(
    of outline: Outline, folded isFolded: (NodeID) -> Bool = { _ in false },
    matching isMatch: ((NodeID) -> Bool)? = nil
  ) {
    let filter = isMatch.map { FilteredNodes(of: outline, matching: $0) }
    var path = [NodeID.root]
    var next = outline.next(after: .root, within: .root)
    while let id = next, let parent = outline.parent(of: id) {
      if let filter, !filter.isSeen(id) {
        next = outline.next(behind: id, within: .root)
        continue
      }
      while let last = path.last, last != parent { path.removeLast() }
      let hasChildren = filter?.hasSeenChildren(id) ?? (outline.childCount(of: id) > 0)
      let hides = hasChildren && isFolded(id)
      rows.append(
        Row(id: id, parent: parent, depth: path.count, hasChildren: hasChildren, isFolded: hides))
      path.append(id)
      next =
        hides ? outline.next(behind: id, within: .root) : outline.next(after: id, within: .root)
    }
  }

  /// Always 0: indices are offsets.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { rows.count }
  /// The row at an offset in `0..<count`. O(1).
  public subscript(offset: Int) -> Row { rows[offset] }

  /// The visible children of a node, for moves by offsets among these. O(rows).
  public func children(of parent: NodeID) -> [NodeID] {
    rows.lazy.filter { $0.parent == parent }.map(\.id)
  }
}

/// What a filter leaves of an outline: matches, and all nodes above them.
private struct FilteredNodes {
  private var seen: [Bool]
  private var aboveSeen: [Bool]

  init(of outline: Outline, matching isMatch: (NodeID) -> Bool) {
    seen = [Bool](repeating: false, count: outline.slotCount)
    aboveSeen = seen
    var next = outline.next(after: .root, within: .root)
    while let id = next {
      next = outline.next(after: id, within: .root)
      guard isMatch(id) else { continue }
      seen[id.index] = true
      var at = id
      while let parent = outline.parent(of: at), !aboveSeen[parent.index] {
        seen[parent.index] = true
        aboveSeen[parent.index] = true
        at = parent
      }
    }
  }

  func isSeen(_ id: NodeID) -> Bool { seen[id.index] }

  func hasSeenChildren(_ id: NodeID) -> Bool { aboveSeen[id.index] }
}
