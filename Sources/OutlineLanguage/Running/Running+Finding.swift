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
    let message = "nothing found: " + names.map(\.description).joined(separator: ", ")
    if nodes.isEmpty { throw EditFailure(.nothingFound, message) }
    if !names.isEmpty, !isTrying { warn(message) }
    return nodes
  }

  /// The node of a selector that must find exactly one.
  mutating func findOne(_ selector: Selector) throws(EditFailure) -> NodeID {
    let nodes = try find(selector)
    guard nodes.count == 1 else { throw document.ambiguity(of: selector, among: nodes) }
    return nodes[0]
  }

  /// The children of a node for which a condition holds, in their order.
  func children(of parent: NodeID, where condition: Condition) throws(EditFailure) -> [NodeID] {
    var selecting = Selecting(document)
    let holds = try selecting.prepare(condition)
    let level = (document.outline.depth(of: parent) ?? 0) + 1
    return document.outline.children(of: parent).filter { holds($0, level) }
  }
}

/// Where some nodes stand, to tell later whether they stand there still.
///
/// As the others keep their order, nothing has moved if each of these has its parent and the sibling
/// before it.
struct Standing {
  private let nodes: [NodeID]
  private let places: [Place]

  private struct Place: Equatable {
    let parent: NodeID?
    let previous: NodeID?
  }

  init(of nodes: [NodeID], in outline: Outline) {
    self.nodes = nodes
    places = Self.places(of: nodes, in: outline)
  }

  /// Whether any of the nodes stands elsewhere.
  func hasChanged(in outline: Outline) -> Bool {
    places != Self.places(of: nodes, in: outline)
  }

  private static func places(of nodes: [NodeID], in outline: Outline) -> [Place] {
    nodes.map {
      Place(parent: outline.parent(of: $0), previous: outline.previousSibling(of: $0))
    }
  }
}
