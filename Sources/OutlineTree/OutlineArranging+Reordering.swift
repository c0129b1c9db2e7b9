extension OutlineArranging {
  /// Moves the children at these offsets to a boundary, as SwiftUI's `onMove` asks for it.
  ///
  /// All numbers count the children as they are before the move. The children moved keep their
  /// order; a boundary inside or next to a single one leaves all as it is.
  /// - Parameters:
  ///   - offsets: Offsets in `0..<outline.childCount(of: parent)`, each once; an `IndexSet` fits.
  ///   - boundary: 0 is the front, `outline.childCount(of: parent)` the end.
  ///   - parent: The node whose children are put in another order.
  /// - Throws: ``OutlineError``; nothing is changed then.
  /// - Complexity: O(*k* log *s*) for *k* offsets, *s* being the number of children.
  public mutating func move(
    fromOffsets offsets: some Sequence<Int>, toOffset boundary: Int, in parent: NodeID
  ) throws(OutlineError) {
    let moved = try outline.children(of: parent, atOffsets: offsets)
    let target = try outline.boundary(at: boundary, in: parent, for: moved)
    try put(moved.ids, at: target)
  }

  /// Moves children by offsets among those that are visible, the hidden ones staying where they are.
  ///
  /// They go directly before the first unmoved visible child behind the boundary, or, where none is,
  /// directly after the last one before it. A boundary inside or next to a single one moved leaves
  /// all as it is, and so does moving all that is visible.
  /// - Parameters:
  ///   - offsets: Offsets in `visible`, each once.
  ///   - boundary: A boundary in `0...visible.count`.
  ///   - parent: The node whose children are put in another order.
  ///   - visible: The children of `parent` that are visible, in the order shown.
  /// - Throws: ``OutlineError``; nothing is changed then. Its offsets, boundaries and counts are
  ///   those among `visible`.
  public mutating func move(
    fromOffsets offsets: some Sequence<Int>, toOffset boundary: Int, in parent: NodeID,
    visible: [NodeID]
  ) throws(OutlineError) {
    try outline.checkChildren(visible, of: parent)
    let sources = try checkedOffsets(offsets, count: visible.count, parent: parent)
    try checkBoundary(boundary, count: visible.count, parent: parent)
    if sources.count == 1, sources[0] == boundary || sources[0] + 1 == boundary { return }
    let moved = MovedNodes(ordered: outline.inDocumentOrder(sources.map { visible[$0] }))
    let target = Boundary(
      parent: parent,
      previous: visible[..<boundary].last { !moved.contains($0) },
      next: visible[boundary...].first { !moved.contains($0) },
      isBehindPrevious: false)
    guard target.previous != nil || target.next != nil else { return }
    try put(moved.ids, at: target)
  }

  /// Moves the child at `offset` so that its offset is `index` after the move.
  ///
  /// - Parameters:
  ///   - offset: The child's offset now, in `0..<outline.childCount(of: parent)`.
  ///   - index: Its offset then, in the same range.
  ///   - parent: The node whose children are put in another order.
  /// - Throws: ``OutlineError``; nothing is changed then.
  /// - Complexity: O(log *s*), *s* being the number of children.
  public mutating func moveSection(
    _ offset: Int, toFinalIndex index: Int, in parent: NodeID
  ) throws(OutlineError) {
    let moved = try outline.children(of: parent, atOffsets: [offset])
    _ = try outline.children(of: parent, atOffsets: [index])
    let boundary = index > offset ? index + 1 : index
    let target = try outline.boundary(at: boundary, in: parent, for: moved)
    try put(moved.ids, at: target)
  }
}

extension Outline {
  fileprivate func children(
    of parent: NodeID, atOffsets offsets: some Sequence<Int>
  ) throws(OutlineError) -> MovedNodes {
    try checkKnown(parent)
    let checked = try checkedOffsets(offsets, count: childCount(of: parent), parent: parent)
    return MovedNodes(ordered: checked.compactMap { child(of: parent, at: $0) })
  }
}

/// The offsets in rising order.
func checkedOffsets(
  _ offsets: some Sequence<Int>, count: Int, parent: NodeID
) throws(OutlineError) -> [Int] {
  // Sorted first: a sequence may be walked once only.
  let sorted = offsets.sorted()
  for offset in sorted where !(0..<count).contains(offset) {
    throw .offsetOutOfRange(offset: offset, count: count, parent: parent)
  }
  for (offset, next) in zip(sorted, sorted.dropFirst()) where offset == next {
    throw .repeatedOffset(offset, parent: parent)
  }
  return sorted
}

func checkBoundary(
  _ boundary: Int, count: Int, parent: NodeID
) throws(OutlineError) {
  guard (0...count).contains(boundary) else {
    throw .boundaryOutOfRange(boundary: boundary, count: count, parent: parent)
  }
}
