internal import OutlineTree

/// The removed nodes by where they stood, as nodes that are still there tell it.
struct RemovedNodes: Sendable {
  /// A place between nodes of the new document.
  enum Place: Hashable, Sendable {
    /// Before the first child of the node.
    case atFront(of: NodeID)
    /// Behind the node and all below it.
    case behind(NodeID)
  }

  private var nodes: [Place: [NodeID]] = [:]

  /// Finds for each the nearest sibling before it that stayed; what lies in a removed node follows it.
  init(
    from old: OutlineDocument, _ matching: NodeMatching, _ order: StandingOrder
  ) {
    /// By old slot: of a node that is still there, the place behind its last child that stayed so far;
    /// of a removed one, its own place.
    var places = [Place?](repeating: nil, count: old.records.count)
    for node in old.outline.subtree(of: old.outline.root) {
      let parent = old.outline.parent(of: node)
      if let newNode = matching.newNode(of: node) {
        places[node.index] = .atFront(of: newNode)
        if let parent, order.isKept(newNode) { places[parent.index] = .behind(newNode) }
      } else if let parent, let place = places[parent.index] {
        places[node.index] = place
        nodes[place, default: []].append(node)
      }
    }
  }

  /// The removed nodes that stood at a place, in order.
  func nodes(_ place: Place) -> [NodeID] { nodes[place] ?? [] }
}
