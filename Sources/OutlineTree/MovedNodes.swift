/// The nodes that a move takes along: in document order, none below another.
struct MovedNodes {
  let ids: [NodeID]
  private let members: Set<NodeID>

  /// Leaves out what lies below another of `ids`.
  ///
  /// - Throws: ``OutlineError/unknownNode(_:)`` or ``OutlineError/rootNotAllowed`` for the first of
  ///   `ids` that cannot be moved.
  init(_ ids: [NodeID], in outline: Outline) throws(OutlineError) {
    for id in ids { try outline.checkMovable(id) }
    self.init(ordered: outline.uppermost(ids))
  }

  /// Takes nodes that are in document order, none below another.
  init(ordered ids: [NodeID]) {
    self.ids = ids
    members = ids.count > 1 ? Set(ids) : []
  }

  func contains(_ id: NodeID) -> Bool {
    ids.count > 1 ? members.contains(id) : ids.first == id
  }

  /// The nodes by parent, each list in order, by the place of its first node.
  func bySiblings(in outline: Outline) -> [[NodeID]] {
    if ids.count < 2 { return ids.map { [$0] } }
    var lists: [[NodeID]] = []
    var number: [NodeID?: Int] = [:]
    for id in ids {
      let parent = outline.parent(of: id)
      if let known = number[parent] {
        lists[known].append(id)
      } else {
        number[parent] = lists.count
        lists.append([id])
      }
    }
    return lists
  }

  /// The first node that stays, from `id` on toward the front of its list.
  func staying(atOrBefore id: NodeID?, in outline: Outline) -> NodeID? {
    var found = id
    while let id = found, contains(id) { found = outline.previousSibling(of: id) }
    return found
  }

  /// The first node that stays, from `id` on toward the end of its list.
  func staying(atOrBehind id: NodeID?, in outline: Outline) -> NodeID? {
    var found = id
    while let id = found, contains(id) { found = outline.nextSibling(of: id) }
    return found
  }
}
