internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func move(_ selector: Selector, _ movement: Movement) throws(EditFailure) -> Bool {
    let nodes = try find(selector)
    let way = try resolve(movement)
    return try arrange(nodes) { document throws(OutlineError) in
      try document.move(nodes, way)
    } refusal: { document, error in
      document.refusal(to: "move", nodes, movement.relation, because: error)
    }
  }

  mutating func indent(_ selector: Selector) throws(EditFailure) -> Bool {
    let nodes = try find(selector)
    var stayed: [NodeID] = []
    let hasChanged = try arrange(nodes) { document throws(OutlineError) in
      stayed = try document.indent(nodes)
    } refusal: { document, error in
      document.refusal(to: "indent", nodes, because: error)
    }
    warnOfStaying(stayed, verb: "indent", reason: "no sibling before it that it could go under")
    return hasChanged
  }

  mutating func outdent(_ selector: Selector) throws(EditFailure) -> Bool {
    let nodes = try find(selector)
    var stayed: [NodeID] = []
    let hasChanged = try arrange(nodes) { document throws(OutlineError) in
      stayed = try document.outdent(nodes)
    } refusal: { document, error in
      document.refusal(to: "outdent", nodes, because: error)
    }
    warnOfStaying(stayed, verb: "outdent", reason: "it is at the top")
    return hasChanged
  }

  private mutating func warnOfStaying(_ nodes: [NodeID], verb: String, reason: String) {
    for node in nodes {
      warn(about: node) { document in
        "cannot \(verb) \(document.naming(node)): \(reason); it stays"
      }
    }
  }

  private mutating func resolve(_ movement: Movement) throws(EditFailure) -> Way {
    switch movement {
    case .up(let steps): .up(steps)
    case .down(let steps): .down(steps)
    case .first: .first
    case .last: .last
    case .to(.before(let neighbour)): .place(.before(try findOne(neighbour)))
    case .to(.after(let neighbour)): .place(.after(try findOne(neighbour)))
    case .to(.into(let parent, .first)): .place(.first(in: try findOne(parent)))
    case .to(.into(let parent, .last)): .place(.last(in: try findOne(parent)))
    case .to(.into(let parent, .at(let boundary))): .boundary(boundary, in: try findOne(parent))
    }
  }
}

/// A movement whose selectors are resolved.
private enum Way {
  case up(Int), down(Int), first, last
  case place(Place)
  case boundary(Int, in: NodeID)
}

extension OutlineArranging {
  fileprivate mutating func move(_ nodes: [NodeID], _ way: Way) throws(OutlineError) {
    switch way {
    case .up(let steps): try moveUp(nodes, by: steps)
    case .down(let steps): try moveDown(nodes, by: steps)
    case .first: try moveFirst(nodes)
    case .last: try moveLast(nodes)
    case .place(let place): try move(nodes, to: place)
    case .boundary(let boundary, let parent): try move(nodes, under: parent, at: boundary)
    }
  }
}

extension Movement {
  /// The word that stands before the destination.
  fileprivate var relation: String {
    switch self {
    case .to(.before): "before"
    case .to(.after): "after"
    default: "into"
    }
  }
}
