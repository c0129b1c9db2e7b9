extension OutlineArranging {
  /// Moves nodes by offsets in the whole list of rows that a screen shows, whatever their levels.
  ///
  /// They go directly before the node of the first row behind the boundary that is not moved, at that
  /// node's level, or, where none is, directly after the node of the last row that is not moved. A
  /// boundary inside or next to a single node moved and its visible rows below leaves all as it is,
  /// and so does moving all that is visible.
  /// - Parameters:
  ///   - offsets: Offsets in `rows`, each once; an `IndexSet` fits. A row below another of them goes
  ///     along with that one.
  ///   - boundary: A boundary in `0...rows.count`.
  ///   - rows: The rows shown, of the outline as it is.
  /// - Throws: ``OutlineError``; nothing is changed then. Its offsets, boundaries and counts are
  ///   those in `rows`, its parent is the root.
  /// - Complexity: O(rows) and what ``move(_:to:)`` costs.
  public mutating func move(
    fromOffsets offsets: some Sequence<Int>, toOffset boundary: Int, in rows: VisibleRows
  ) throws(OutlineError) {
    let sources = try checkedOffsets(offsets, count: rows.count, parent: outline.root)
    try checkBoundary(boundary, count: rows.count, parent: outline.root)
    let blocks = rows.blocks(from: sources)
    if blocks.count == 1, blocks[0].lowerBound <= boundary, boundary <= blocks[0].upperBound {
      return
    }
    let moved = RangeSet(blocks)
    let ids = blocks.map { rows[$0.lowerBound].id }
    if let next = rows.indices[boundary...].first(where: { !moved.contains($0) }) {
      try move(ids, before: rows[next].id)
    } else if let previous = rows.indices[..<boundary].last(where: { !moved.contains($0) }) {
      try move(ids, after: rows[previous].id)
    }
  }
}

extension VisibleRows {
  /// The rows at these rising offsets, each with those below it.
  fileprivate func blocks(from offsets: [Int]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    for offset in offsets where offset >= blocks.last?.upperBound ?? 0 {
      let behind = indices[(offset + 1)...]
      let end = behind.first { self[$0].depth <= self[offset].depth } ?? endIndex
      blocks.append(offset..<end)
    }
    return blocks
  }
}
