internal import OutlineDocument
internal import OutlineTree

extension Running {
  /// The nodes of a statement's selector, at least one.
  ///
  /// A name in it that finds nothing is a warning where others find something.
  mutating func find(_ selector: Selector) throws(EditFailure) -> [NodeID] {
    var selecting = Selecting(document)
    let nodes = try selecting.nodes(selector)
    let names = nodes.isEmpty && selecting.missing.isEmpty ? [selector] : selecting.missing
    if names.isEmpty { return nodes }
    if nodes.isEmpty { throw EditFailure(.nothingFound, document.nothingFound(by: names)) }
    if !isTrying { warn { $0.nothingFound(by: names) } }
    return nodes
  }

  /// The node of a selector that must find exactly one.
  ///
  /// - Parameter advice: What may have been meant where it finds several.
  mutating func findOne(_ selector: Selector, advice: String? = nil) throws(EditFailure) -> NodeID {
    let nodes = try find(selector)
    if nodes.count == 1 { return nodes[0] }
    let failure = document.ambiguity(of: selector, among: nodes)
    throw EditFailure(
      failure.kind, at: failure.position,
      failure.message + (advice.map { "\n  did you mean `\($0)`?" } ?? ""))
  }

  /// The nodes of a statement's selector, none of them the root, to which `verb` cannot be done.
  mutating func find(
    _ selector: Selector, to verb: String
  ) throws(EditFailure) -> [NodeID] {
    let nodes = try find(selector)
    guard nodes.contains(document.outline.root) else { return nodes }
    throw document.refusal(to: verb, nodes, because: .rootNotAllowed)
  }

  /// The place that a destination means before the statement changes anything.
  mutating func find(
    _ destination: Destination, to verb: String
  ) throws(EditFailure) -> Place {
    switch destination {
    case .before(let neighbour): return .before(try findSibling(neighbour, to: verb, "before"))
    case .after(let neighbour): return .after(try findSibling(neighbour, to: verb, "after"))
    case .into(let parent, .first): return .first(in: try findOne(parent))
    case .into(let parent, .last): return .last(in: try findOne(parent))
    case .into(let parent, .at(let boundary)):
      let parent = try findOne(parent)
      let count = document.outline.childCount(of: parent)
      if let child = document.outline.child(of: parent, at: boundary) { return .before(child) }
      if boundary == count { return .last(in: parent) }
      throw document.refusal(
        to: verb, [],
        because: .boundaryOutOfRange(boundary: boundary, count: count, parent: parent))
    }
  }

  private mutating func findSibling(
    _ selector: Selector, to verb: String, _ relation: String
  ) throws(EditFailure) -> NodeID {
    let node = try findOne(selector)
    guard node == document.outline.root else { return node }
    throw document.refusal(to: verb, [], relation, because: .rootNotAllowed)
  }

  /// The children of a node for which a condition holds, in their order.
  func children(of parent: NodeID, where condition: Condition) throws(EditFailure) -> [NodeID] {
    var selecting = Selecting(document)
    let holds = try selecting.prepare(condition)
    let level = (document.outline.depth(of: parent) ?? 0) + 1
    return document.outline.children(of: parent).filter { holds($0, level) }
  }
}
