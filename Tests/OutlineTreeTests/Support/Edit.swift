import OutlineTree

/// An edit that an outline and the plain model both understand.
enum Edit {
  case relocate(NodeID, to: Place)
  case move([NodeID], to: Place)
  case moveUnder([NodeID], parent: NodeID, boundary: Int)
  case moveUp([NodeID], by: Int)
  case moveDown([NodeID], by: Int)
  case moveFirst([NodeID])
  case moveLast([NodeID])
  case indent([NodeID])
  case outdent([NodeID])
  case reorder([Int], boundary: Int, parent: NodeID)
  case section(Int, index: Int, parent: NodeID)

  /// - Returns: The nodes that the edit says it had to leave where they are.
  func apply(to target: inout some OutlineArranging) throws(OutlineError) -> [NodeID] {
    switch self {
    case .relocate(let id, let place): try target.relocate(id, to: place)
    case .move(let ids, .before(let sibling)): try target.move(ids, before: sibling)
    case .move(let ids, .after(let sibling)): try target.move(ids, after: sibling)
    case .move(let ids, .first(let parent)): try target.move(ids, firstIn: parent)
    case .move(let ids, .last(let parent)): try target.move(ids, lastIn: parent)
    case .moveUnder(let ids, let parent, let boundary):
      try target.move(ids, under: parent, at: boundary)
    case .moveUp(let ids, let count): try target.moveUp(ids, by: count)
    case .moveDown(let ids, let count): try target.moveDown(ids, by: count)
    case .moveFirst(let ids): try target.moveFirst(ids)
    case .moveLast(let ids): try target.moveLast(ids)
    case .indent(let ids): return try target.indent(ids)
    case .outdent(let ids): return try target.outdent(ids)
    case .reorder(let offsets, let boundary, let parent):
      try target.move(fromOffsets: offsets, toOffset: boundary, in: parent)
    case .section(let offset, let index, let parent):
      try target.moveSection(offset, toFinalIndex: index, in: parent)
    }
    return []
  }

  func apply(to model: inout PlainTree) throws(OutlineError) -> [NodeID] {
    switch self {
    case .relocate(let id, let place): try model.move([id], to: place)
    case .move(let ids, let place): try model.move(ids, to: place)
    case .moveUnder(let ids, let parent, let boundary):
      try model.move(ids, under: parent, at: boundary)
    case .moveUp(let ids, let count): try model.moveUp(ids, by: count)
    case .moveDown(let ids, let count): try model.moveDown(ids, by: count)
    case .moveFirst(let ids): try model.moveToEdge(ids, front: true)
    case .moveLast(let ids): try model.moveToEdge(ids, front: false)
    case .indent(let ids): return try model.indent(ids)
    case .outdent(let ids): return try model.outdent(ids)
    case .reorder(let offsets, let boundary, let parent):
      try model.reorder(offsets, to: boundary, in: parent)
    case .section(let offset, let index, let parent):
      try model.moveSection(offset, to: index, in: parent)
    }
    return []
  }
}
