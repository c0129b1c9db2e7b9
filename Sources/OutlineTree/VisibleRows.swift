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
    /// The number of children that the filter leaves, shown or folded away.
    public let childCount: Int
    /// Whether its children are folded away.
    public let isFolded: Bool

    /// Whether there are children that the filter leaves, shown or folded away.
    public var hasChildren: Bool { childCount > 0 }
  }

  private var rows: [Row] = []
  /// The number of nodes for which the filter holds, visible or folded away; without a filter all.
  public let matchCount: Int
  /// The number of nodes of the outline.
  public let totalCount: Int

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
    totalCount = outline.count
    matchCount = filter?.matchCount ?? outline.count
    var path = [NodeID.root]
    var next = outline.next(after: .root, within: .root)
    while let id = next, let parent = outline.parent(of: id) {
      if let filter, !filter.isSeen(id) {
        next = outline.next(behind: id, within: .root)
        continue
      }
      while let last = path.last, last != parent { path.removeLast() }
      let children = filter?.seenChildCount(id) ?? outline.childCount(of: id)
      let hides = children > 0 && isFolded(id)
      rows.append(
        Row(id: id, parent: parent, depth: path.count, childCount: children, isFolded: hides))
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
  private(set) var matchCount = 0
  private var seen: [Bool]
  private var seenChildren: [UInt32]

  init(of outline: Outline, matching isMatch: (NodeID) -> Bool) {
    seen = [Bool](repeating: false, count: outline.slotCount)
    seenChildren = [UInt32](repeating: 0, count: outline.slotCount)
    var next = outline.next(after: .root, within: .root)
    while let id = next {
      next = outline.next(after: id, within: .root)
      guard isMatch(id) else { continue }
      matchCount += 1
      var at = id
      // All nodes above one that is seen are seen already.
      while !seen[at.index] {
        seen[at.index] = true
        guard let parent = outline.parent(of: at) else { break }
        seenChildren[parent.index] += 1
        at = parent
      }
    }
  }

  func isSeen(_ id: NodeID) -> Bool { seen[id.index] }

  func seenChildCount(_ id: NodeID) -> Int { Int(seenChildren[id.index]) }
}
