// A node whose ancestor is among the nodes too does not step; nodes with different parents step
// each among its own siblings. Several siblings end where `count` single steps would take them, but
// that is computed, not walked.
extension OutlineArranging {
  /// Moves nodes up past `count` siblings each.
  ///
  /// A node at the front stays there and holds those of the nodes that follow it directly. A `count`
  /// below 1 moves nothing.
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``; nothing is
  ///   changed then.
  /// - Complexity: O(log *s*) for each node, *s* being the number of its siblings, and what
  ///   ``Outline/uppermost(_:)`` costs.
  public mutating func moveUp(_ ids: [NodeID], by count: Int) throws(OutlineError) {
    let moved = try MovedNodes(ids, in: outline)
    for siblings in moved.bySiblings(in: outline) {
      for (rank, id) in siblings.enumerated() {
        // The nodes before it have stepped already and cannot be passed.
        guard let next = outline.sibling(above: id, by: count, notBefore: rank) else { continue }
        try relocate(id, to: .before(next))
      }
    }
  }

  /// Moves nodes down past `count` siblings each.
  ///
  /// A node at the end stays there and holds those of the nodes that stand directly before it. A
  /// `count` below 1 moves nothing.
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``; nothing is
  ///   changed then.
  /// - Complexity: as for ``moveUp(_:by:)``.
  public mutating func moveDown(_ ids: [NodeID], by count: Int) throws(OutlineError) {
    let moved = try MovedNodes(ids, in: outline)
    for siblings in moved.bySiblings(in: outline) {
      for (rank, id) in siblings.reversed().enumerated() {
        guard let previous = outline.sibling(below: id, by: count, notBehind: rank)
        else { continue }
        try relocate(id, to: .after(previous))
      }
    }
  }
}

extension Outline {
  /// The sibling that stands where `count` steps up lead, but not at an offset before `limit`.
  fileprivate func sibling(above id: NodeID, by count: Int, notBefore limit: Int) -> NodeID? {
    guard count > 0, let parent = parent(of: id), let index = index(of: id) else { return nil }
    let target = max(index - min(count, index), limit)
    return target < index ? child(of: parent, at: target) : nil
  }

  /// The same downward, but not at an offset with fewer than `limit` siblings behind.
  fileprivate func sibling(below id: NodeID, by count: Int, notBehind limit: Int) -> NodeID? {
    guard count > 0, let parent = parent(of: id), let index = index(of: id) else { return nil }
    let last = childCount(of: parent) - 1
    let target = min(index + min(count, last - index), last - limit)
    return target > index ? child(of: parent, at: target) : nil
  }
}
