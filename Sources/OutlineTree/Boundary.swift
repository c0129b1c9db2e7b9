/// A boundary in a list of children, said by what stays in the list.
struct Boundary {
  let parent: NodeID
  /// The last child before the boundary that is not moved itself.
  let previous: NodeID?
  /// The first child behind the boundary that is not moved itself.
  let next: NodeID?
  /// Whether moved nodes follow `previous` directly rather than stand directly before `next`.
  ///
  /// The tree is the same; a document has an empty line or a loose comment on the other side.
  let isBehindPrevious: Bool
}

extension Outline {
  /// The boundary of `place` when `moved` are taken out, which is checked to be no part of them.
  func boundary(of place: Place, for moved: MovedNodes) throws(OutlineError) -> Boundary {
    let found = try neighbours(of: place, moving: nil)
    for id in moved.ids where isInSubtree(found.parent, of: id) {
      throw .destinationInsideSubtree(node: id, destination: place.anchor)
    }
    return boundary(between: found, for: moved, isBehindPrevious: place.isBehindSibling)
  }

  /// The boundary before the child of `parent` that now has the offset `offset`.
  func boundary(
    at offset: Int, in parent: NodeID, for moved: MovedNodes
  ) throws(OutlineError) -> Boundary {
    let found = try neighbours(ofBoundary: offset, in: parent)
    for id in moved.ids where isInSubtree(parent, of: id) {
      throw .destinationInsideSubtree(node: id, destination: parent)
    }
    return boundary(between: found, for: moved, isBehindPrevious: false)
  }

  private func boundary(
    between found: Neighbours, for moved: MovedNodes, isBehindPrevious: Bool
  ) -> Boundary {
    Boundary(
      parent: found.parent,
      previous: moved.staying(atOrBefore: found.previous, in: self),
      next: moved.staying(atOrBehind: found.next, in: self),
      isBehindPrevious: isBehindPrevious)
  }
}

extension Place {
  fileprivate var isBehindSibling: Bool {
    switch self {
    case .after, .last: true
    case .before, .first: false
    }
  }
}

extension OutlineArranging {
  /// Puts nodes at a boundary one after the other, beginning beside what stays.
  ///
  /// So a node that stands right already is not relocated.
  mutating func put(_ ids: [NodeID], at boundary: Boundary) throws(OutlineError) {
    if let previous = boundary.previous, boundary.isBehindPrevious || boundary.next == nil {
      try put(ids[...], after: previous)
    } else if let next = boundary.next {
      try put(ids[...], before: next)
    } else {
      try put(ids, intoEmptied: boundary.parent)
    }
  }

  mutating func put(_ ids: ArraySlice<NodeID>, after anchor: NodeID) throws(OutlineError) {
    var anchor = anchor
    for id in ids {
      try relocate(id, to: .after(anchor))
      anchor = id
    }
  }

  private mutating func put(
    _ ids: ArraySlice<NodeID>, before anchor: NodeID
  ) throws(OutlineError) {
    var anchor = anchor
    for id in ids.reversed() {
      try relocate(id, to: .before(anchor))
      anchor = id
    }
  }

  /// Makes the children of `parent` be `ids`, among which all its children are, in this order.
  private mutating func put(_ ids: [NodeID], intoEmptied parent: NodeID) throws(OutlineError) {
    guard let first = ids.first else { return }
    let fixed = ids.firstIndex { outline.parent(of: $0) == parent }
    if fixed == nil { try relocate(first, to: .last(in: parent)) }
    let start = fixed ?? 0
    try put(ids[..<start], before: ids[start])
    try put(ids[(start + 1)...], after: ids[start])
  }
}
