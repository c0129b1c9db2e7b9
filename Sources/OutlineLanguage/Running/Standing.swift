internal import OutlineTree

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
