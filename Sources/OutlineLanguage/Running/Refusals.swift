internal import OutlineDocument
internal import OutlineTree

extension OutlineDocument {
  /// The failure of an edit of some nodes, with the place of the one that cannot be edited so.
  ///
  /// - Parameters:
  ///   - verb: What was to be done.
  ///   - nodes: The nodes it was to be done to; none if there is none yet.
  ///   - relation: The word before the destination.
  ///   - error: Why the outline refused it.
  func refusal(
    to verb: String, _ nodes: [NodeID], _ relation: String = "into", because error: OutlineError
  ) -> EditFailure {
    let position = nodes.first.flatMap { self.position(of: $0) }
    let edit = "cannot " + verb + (nodes.first.map { " " + naming($0) } ?? "")
    switch error {
    case .destinationInsideSubtree(let node, let destination):
      let reason =
        node == destination ? "it is the node itself" : "it lies inside \(shownTitle(of: node))"
      return refusal(
        at: node,
        "cannot \(verb) \(naming(node)) \(relation) \(naming(destination, line: true)): \(reason)")
    case .rootNotAllowed where nodes.contains(outline.root):
      return refusal(at: outline.root, "cannot \(verb) the root, which is no node of its own")
    case .rootNotAllowed:
      return EditFailure(
        .refused, at: position, "\(edit) \(relation) the root: it has no siblings")
    default:
      return EditFailure(.refused, at: position, "\(edit): \(reason(for: error))")
    }
  }

  /// The failure of an edit of a node's text, or of the making of a node.
  func refusal(
    to verb: String, _ node: NodeID?, because error: DocumentError
  ) -> EditFailure {
    let reason =
      switch error {
      case .outline(let error): reason(for: error)
      case .otherFormat(_, let own):
        "\(error): convert it first, with outline convert --to \(own)"
      case .missingAttribute(let name, _): "\(error): write with @\(name) \"…\""
      default: error.description
      }
    let subject = node.map { " " + naming($0) } ?? ""
    return EditFailure(
      .refused, at: node.flatMap { position(of: $0) }, "cannot \(verb)\(subject): \(reason)")
  }

  /// The failure of edits after which the order is not one that the format allows.
  func refusal(because error: DocumentError) -> EditFailure {
    guard case .order(let node, let message) = error else {
      return refusal(to: "edit", nil, because: error)
    }
    return refusal(at: node, message)
  }

  /// The failure of an edit of the order of a node's children.
  ///
  /// - Parameter kind: What sort of children is counted, `visible` for one; empty where all are.
  func refusal(
    toReorder parent: NodeID, counting kind: String, because error: OutlineError
  ) -> EditFailure {
    refusal(at: parent, "cannot reorder \(naming(parent)): \(reason(for: error, counting: kind))")
  }

  private func refusal(at node: NodeID, _ message: String) -> EditFailure {
    EditFailure(.refused, at: position(of: node), message)
  }

  private func reason(for error: OutlineError, counting kind: String = "") -> String {
    switch error {
    case .offsetOutOfRange(let offset, let count, let parent):
      let range = count == 0 ? "so there are no offsets" : "so offsets are 0 to \(count - 1)"
      return "\(offset) is out of range: \(holding(parent, count, kind)), \(range)"
    case .boundaryOutOfRange(let boundary, let count, let parent):
      return "\(boundary) is out of range: \(holding(parent, count, kind)),"
        + " so boundaries are 0 to \(count)"
    case .holdsNoChildren(let parent):
      return "\(naming(parent, line: true)) is of a kind without children"
    default: return "\(error)"
    }
  }

  private func holding(_ parent: NodeID, _ count: Int, _ kind: String) -> String {
    let children = (kind.isEmpty ? "" : kind + " ") + (count == 1 ? "child" : "children")
    return "\(naming(parent, line: true)) has \(count) \(children)"
  }
}
