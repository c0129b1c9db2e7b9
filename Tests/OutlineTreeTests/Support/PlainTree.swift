import OutlineTree

/// An outline as plain arrays, on which every edit is done in the most obvious way.
struct PlainTree: Equatable {
  var children: [NodeID: [NodeID]] = [:]

  init(_ outline: Outline) {
    for id in outline.subtree(of: outline.root) {
      children[id] = Array(outline.children(of: id))
    }
  }

  var inOrder: [NodeID] { subtree(.root) }

  func subtree(_ id: NodeID) -> [NodeID] {
    [id] + (children[id] ?? []).flatMap { subtree($0) }
  }

  func parent(_ id: NodeID) -> NodeID? {
    children.first { $0.value.contains(id) }?.key
  }

  func list(_ id: NodeID) -> [NodeID] { children[id] ?? [] }

  func siblings(_ id: NodeID) -> [NodeID] { parent(id).map { list($0) } ?? [] }

  /// `ids` in document order without those that lie below another.
  func uppermost(_ ids: [NodeID]) -> [NodeID] {
    inOrder.filter { id in
      ids.contains(id) && !ids.contains { $0 != id && subtree($0).contains(id) }
    }
  }

  func ordered(_ ids: [NodeID]) -> [NodeID] { inOrder.filter { ids.contains($0) } }
}

// Edits that find fault in the order in which the promises name the faults.
extension PlainTree {
  func checkMovable(_ ids: [NodeID]) throws(OutlineError) {
    for id in ids {
      guard children[id] != nil else { throw .unknownNode(id) }
      guard id != .root else { throw .rootNotAllowed }
    }
  }

  /// The parent and boundary that a place means.
  func target(_ place: Place) throws(OutlineError) -> (parent: NodeID, boundary: Int) {
    let anchor = place.anchor
    guard children[anchor] != nil else { throw .unknownNode(anchor) }
    switch place {
    case .first: return (anchor, 0)
    case .last: return (anchor, list(anchor).count)
    case .before, .after:
      guard let parent = parent(anchor), let index = list(parent).firstIndex(of: anchor) else {
        throw .rootNotAllowed
      }
      return (parent, place == .before(anchor) ? index : index + 1)
    }
  }

  mutating func move(_ ids: [NodeID], to place: Place) throws(OutlineError) {
    try checkMovable(ids)
    let target = try target(place)
    try put(ids, in: target.parent, at: target.boundary, destination: place.anchor)
  }

  mutating func move(
    _ ids: [NodeID], under parent: NodeID, at boundary: Int
  ) throws(OutlineError) {
    try checkMovable(ids)
    guard let list = children[parent] else { throw .unknownNode(parent) }
    guard (0...list.count).contains(boundary) else {
      throw .boundaryOutOfRange(boundary: boundary, count: list.count, parent: parent)
    }
    try put(ids, in: parent, at: boundary, destination: parent)
  }

  private mutating func put(
    _ ids: [NodeID], in parent: NodeID, at boundary: Int, destination: NodeID
  ) throws(OutlineError) {
    let moved = uppermost(ids)
    for id in moved where subtree(id).contains(parent) {
      throw .destinationInsideSubtree(node: id, destination: destination)
    }
    let staysBefore = list(parent)[..<boundary].count { !moved.contains($0) }
    takeOut(moved)
    children[parent]?.insert(contentsOf: moved, at: staysBefore)
  }

  mutating func takeOut(_ ids: [NodeID]) {
    for key in children.keys { children[key]?.removeAll { ids.contains($0) } }
  }

  mutating func insert(_ id: NodeID, at place: Place) throws(OutlineError) {
    let target = try target(place)
    children[target.parent]?.insert(id, at: target.boundary)
    children[id] = []
  }

  mutating func delete(_ id: NodeID) throws(OutlineError) {
    try checkMovable([id])
    let gone = subtree(id)
    takeOut([id])
    for id in gone { children[id] = nil }
  }
}
