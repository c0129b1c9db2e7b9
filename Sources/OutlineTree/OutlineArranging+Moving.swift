// Several nodes keep their document order, and a node below another of them stays with that one. A
// boundary next to a moved node is next to what stays. Costs are those of ``Outline/uppermost(_:)``
// for several nodes and of one relocation for each node that does not stand right already.
extension OutlineArranging {
  /// Moves nodes to stand directly before `sibling`, wherever that is.
  ///
  /// - Throws: ``OutlineError``; nothing is changed then.
  public mutating func move(_ ids: [NodeID], before sibling: NodeID) throws(OutlineError) {
    try move(ids, to: .before(sibling))
  }

  /// Moves nodes to stand directly after `sibling`, wherever that is.
  ///
  /// - Throws: ``OutlineError``; nothing is changed then.
  public mutating func move(_ ids: [NodeID], after sibling: NodeID) throws(OutlineError) {
    try move(ids, to: .after(sibling))
  }

  /// Moves nodes to be the first children of `parent`.
  ///
  /// - Throws: ``OutlineError``; nothing is changed then.
  public mutating func move(_ ids: [NodeID], firstIn parent: NodeID) throws(OutlineError) {
    try move(ids, to: .first(in: parent))
  }

  /// Moves nodes to be the last children of `parent`.
  ///
  /// - Throws: ``OutlineError``; nothing is changed then.
  public mutating func move(_ ids: [NodeID], lastIn parent: NodeID) throws(OutlineError) {
    try move(ids, to: .last(in: parent))
  }

  /// Moves nodes to a boundary of the children that `parent` has before the move.
  ///
  /// - Parameter boundary: 0 is the front, `outline.childCount(of: parent)` the end.
  /// - Throws: ``OutlineError``; nothing is changed then.
  public mutating func move(
    _ ids: [NodeID], under parent: NodeID, at boundary: Int
  ) throws(OutlineError) {
    let moved = try MovedNodes(ids, in: outline)
    let target = try outline.boundary(at: boundary, in: parent, for: moved)
    try put(moved.ids, at: target)
  }

  /// Moves nodes to a place. ``Place/after(_:)`` and ``Place/last(in:)`` put them directly behind
  /// the sibling before, the others directly before the sibling behind.
  ///
  /// - Throws: ``OutlineError``; nothing is changed then.
  public mutating func move(_ ids: [NodeID], to place: Place) throws(OutlineError) {
    let moved = try MovedNodes(ids, in: outline)
    let target = try outline.boundary(of: place, for: moved)
    try put(moved.ids, at: target)
  }

  /// Moves nodes to the front, each within its own parent.
  ///
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``; nothing is
  ///   changed then.
  public mutating func moveFirst(_ ids: [NodeID]) throws(OutlineError) {
    try moveWithinParents(ids) { .first(in: $0) }
  }

  /// Moves nodes to the end, each within its own parent.
  ///
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``; nothing is
  ///   changed then.
  public mutating func moveLast(_ ids: [NodeID]) throws(OutlineError) {
    try moveWithinParents(ids) { .last(in: $0) }
  }

  private mutating func moveWithinParents(
    _ ids: [NodeID], to place: (NodeID) -> Place
  ) throws(OutlineError) {
    let moved = try MovedNodes(ids, in: outline)
    for siblings in moved.bySiblings(in: outline) {
      guard let parent = outline.parent(of: siblings[0]) else { continue }
      let target = try outline.boundary(of: place(parent), for: MovedNodes(ordered: siblings))
      try put(siblings, at: target)
    }
  }
}
