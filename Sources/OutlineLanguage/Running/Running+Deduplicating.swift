internal import OutlineDocument
internal import OutlineTree

extension Running {
  /// Of nodes with equal keys the first stays and gets the children of the others, which go.
  mutating func dedupe(_ deduplication: Deduplication) throws(EditFailure) -> Bool {
    let nodes =
      switch deduplication.scope {
      case .all: Array(document.outline.subtree(of: document.outline.root).dropFirst())
      case .children(let parent): Array(document.outline.children(of: try findOne(parent)))
      }
    var met = KeyedNodes(
      by: deduplication.key, loosely: deduplication.isLoose, expecting: nodes.count)
    var hasChanged = false
    for node in nodes {
      guard let kept = met.enter(node, of: document) else { continue }
      warnOfLosses(of: node, to: kept)
      try join(node, to: kept)
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func join(_ node: NodeID, to kept: NodeID) throws(EditFailure) {
    let children = Array(document.outline.children(of: node))
    try rearrange(to: "join", node) { document throws(OutlineError) in
      try document.move(children, lastIn: kept)
    }
    try rearrange(to: "join", node) { document throws(OutlineError) in
      try document.deleteEmptied(node)
    }
  }

  /// Warns of what a node has that the one which stays has not.
  private mutating func warnOfLosses(of node: NodeID, to kept: NodeID) {
    let names = Set(document.attributes(of: kept).map(\.name))
    let lost =
      document.attributes(of: node).filter { !names.contains($0.name) && !$0.declaresNamespace }
      .map { "@" + $0.name }
      + document.otherContent(of: node)
    guard !lost.isEmpty else { return }
    warn(about: node) { document in
      "\(document.naming(node)) joins \(document.naming(kept, line: true)),"
        + " which has no \(lost.joined(separator: ", "))"
    }
  }
}
