/// Where a node is to stand: its parent and the siblings to its sides.
package struct Neighbours: Hashable, Sendable {
  /// The parent.
  package let parent: NodeID
  /// The sibling directly before, `nil` at the front.
  package let previous: NodeID?
  /// The sibling directly behind, `nil` at the end.
  package let next: NodeID?
}

extension Outline {
  /// The neighbours that a place has while `moving`, if there is such a node, is taken out.
  ///
  /// - Throws: what ``relocate(_:to:)`` throws.
  package func neighbours(
    of place: Place, moving: NodeID?
  ) throws(OutlineError) -> Neighbours {
    if let moving { try checkMovable(moving) }
    let found = try neighbours(of: place)
    guard let moving else { return found }
    let isBelow = parent(of: moving) != found.parent && isInSubtree(found.parent, of: moving)
    guard !isBelow else {
      throw .destinationInsideSubtree(node: moving, destination: place.anchor)
    }
    return Neighbours(
      parent: found.parent,
      previous: found.previous == moving ? previousSibling(of: moving) : found.previous,
      next: found.next == moving ? nextSibling(of: moving) : found.next)
  }

  private func neighbours(of place: Place) throws(OutlineError) -> Neighbours {
    switch place {
    case .before(let id):
      let parent = try parent(sharedWith: id)
      return Neighbours(parent: parent, previous: previousSibling(of: id), next: id)
    case .after(let id):
      let parent = try parent(sharedWith: id)
      return Neighbours(parent: parent, previous: id, next: nextSibling(of: id))
    case .first(let parent):
      try checkKnown(parent)
      return Neighbours(parent: parent, previous: nil, next: firstChild(of: parent))
    case .last(let parent):
      try checkKnown(parent)
      return Neighbours(parent: parent, previous: lastChild(of: parent), next: nil)
    }
  }

  /// The neighbours at a boundary in `0...childCount(of: parent)`.
  func neighbours(
    ofBoundary boundary: Int, in parent: NodeID
  ) throws(OutlineError) -> Neighbours {
    try checkKnown(parent)
    let count = childCount(of: parent)
    try checkBoundary(boundary, count: count, parent: parent)
    guard let next = child(of: parent, at: boundary) else {
      return Neighbours(parent: parent, previous: lastChild(of: parent), next: nil)
    }
    return Neighbours(parent: parent, previous: previousSibling(of: next), next: next)
  }

  func checkKnown(_ id: NodeID) throws(OutlineError) {
    guard contains(id) else { throw .unknownNode(id) }
  }

  /// Throws unless `id` is a node that can be moved or deleted.
  func checkMovable(_ id: NodeID) throws(OutlineError) {
    _ = try parent(sharedWith: id)
  }

  private func parent(sharedWith id: NodeID) throws(OutlineError) -> NodeID {
    try checkKnown(id)
    guard let parent = parent(of: id) else { throw .rootNotAllowed }
    return parent
  }
}

extension Place {
  /// The node that the place is said by.
  package var anchor: NodeID {
    switch self {
    case .before(let id), .after(let id), .first(in: let id), .last(in: let id): id
    }
  }
}
