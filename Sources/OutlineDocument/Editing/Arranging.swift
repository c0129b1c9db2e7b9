public import OutlineTree

extension OutlineDocument {
  /// Puts a node's children into another order.
  ///
  /// The gaps between them stay in their places; the units are dealt into the slots.
  ///
  /// - Parameter order: Each of the children once.
  /// - Throws: ``OutlineError``; the document is then unchanged.
  /// - Returns: Whether the order changed.
  /// - Complexity: O(*s*), *s* the number of children.
  @discardableResult
  public mutating func arrangeChildren(
    of parent: NodeID, as order: [NodeID]
  ) throws(OutlineError) -> Bool {
    let old = Array(outline.children(of: parent))
    if old == order { return false }
    var gaps: [TextRange] = []
    var before: NodeID?
    gaps.reserveCapacity(old.count)
    for child in old {
      let seam = Seam(parent: parent, before: before, after: child)
      let parts = parts(of: seam)
      keepComments(parts, of: seam)
      gaps.append(parts.gap)
      before = child
    }
    _ = gap(of: tailSeam(of: parent))
    try outline.arrangeChildren(of: parent, as: order)
    for (child, gap) in zip(order, gaps) { setGap(gap, before: child) }
    markRearranged(parent)
    return true
  }
}
