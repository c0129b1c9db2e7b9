extension Outline {
  /// Makes a new node at a place. O(log *s*), *s* being the number of its siblings.
  public mutating func insert(at place: Place) throws(OutlineError) -> NodeID {
    insert(between: try neighbours(of: place, moving: nil))
  }

  /// Makes a new child of `parent` at a boundary in `0...childCount(of: parent)`: 0 is the front.
  ///
  /// O(log *s*), *s* being the number of its siblings.
  public mutating func insert(
    in parent: NodeID, at boundary: Int
  ) throws(OutlineError) -> NodeID {
    insert(between: try neighbours(ofBoundary: boundary, in: parent))
  }

  private mutating func insert(between neighbours: Neighbours) -> NodeID {
    let id = NodeID(slot: Slot(lists.links.count))
    lists.links.append(Links(up: neighbours.parent.slot))
    put(id, between: neighbours)
    count += 1
    checkInvariants()
    return id
  }

  /// Deletes a node and all below it; their ids are unknown from then on.
  ///
  /// O(*k* + log *s*): *k* nodes are deleted, *s* is the number of siblings.
  public mutating func delete(_ id: NodeID) throws(OutlineError) {
    try checkMovable(id)
    lists.remove(id.slot)
    forget(id)
    checkInvariants()
  }

  /// Moves a node with all below it; nothing changes where it stands there already.
  ///
  /// A place next to the node itself is where it is. O(log *s* + *m*): *s* is the number of old and
  /// of new siblings, *m* the smaller of the destination's depth and the number of moved nodes.
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``,
  ///   ``OutlineError/destinationInsideSubtree(node:destination:)`` naming the node in `place`.
  public mutating func relocate(_ id: NodeID, to place: Place) throws(OutlineError) {
    let neighbours = try neighbours(of: place, moving: id)
    guard parent(of: id) != neighbours.parent || previousSibling(of: id) != neighbours.previous
    else { return }
    lists.remove(id.slot)
    put(id, between: neighbours)
    checkInvariants()
  }

  private mutating func put(_ id: NodeID, between neighbours: Neighbours) {
    lists.insert(
      id.slot, under: neighbours.parent.slot,
      after: neighbours.previous?.slot ?? SiblingLists.none,
      before: neighbours.next?.slot ?? SiblingLists.none)
  }
}
