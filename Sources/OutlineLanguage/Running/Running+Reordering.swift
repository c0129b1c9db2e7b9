internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func reorder(
    _ selector: Selector, _ reordering: Reordering
  ) throws(EditFailure) -> Bool {
    let parent = try findOne(selector)
    switch reordering {
    case .offsets(let offsets, let boundary):
      let moved = offsets.compactMap { document.outline.child(of: parent, at: $0) }
      return try reorder(parent, moving: moved) { document throws(OutlineError) in
        try document.move(fromOffsets: offsets, toOffset: boundary, in: parent)
      }
    case .section(let offset, let index):
      let moved = document.outline.child(of: parent, at: offset).map { [$0] } ?? []
      return try reorder(parent, moving: moved) { document throws(OutlineError) in
        try document.moveSection(offset, toFinalIndex: index, in: parent)
      }
    case .visible(let offsets, let boundary, let condition):
      let visible = try children(of: parent, where: condition)
      let moved = offsets.filter { $0 < visible.count }.map { visible[$0] }
      return try reorder(parent, moving: moved, counting: "visible") {
        document throws(OutlineError) in
        try document.move(
          fromOffsets: offsets, toOffset: boundary, in: parent, visible: visible)
      }
    }
  }

  mutating func reverse(_ selector: Selector) throws(EditFailure) -> Bool {
    var advice: String?
    if case .children(let parent) = selector { advice = "reverse \(parent)" }
    let parent = try findOne(selector, advice: advice)
    return try arrangeChildren(of: parent, as: document.outline.children(of: parent).reversed())
  }

  /// Puts a node's children into another order.
  mutating func arrangeChildren(
    of parent: NodeID, as order: [NodeID]
  ) throws(EditFailure) -> Bool {
    try rearrange(to: "arrange the children of", parent) { document throws(OutlineError) in
      try document.arrangeChildren(of: parent, as: order)
    }
  }

  private mutating func reorder(
    _ parent: NodeID, moving moved: [NodeID], counting kind: String = "",
    _ edit: (inout OutlineDocument) throws(OutlineError) -> Void
  ) throws(EditFailure) -> Bool {
    try arrange(moved, edit) { document, error in
      document.refusal(toReorder: parent, counting: kind, because: error)
    }
  }
}
