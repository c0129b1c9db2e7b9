internal import OutlineDocument
internal import OutlineTree

extension OutlineDocument {
  /// The failure of an edit of some nodes, with the place of the one that cannot be edited so.
  ///
  /// - Parameters:
  ///   - verb: What was to be done.
  ///   - nodes: The nodes it was to be done to.
  ///   - relation: The word before the destination.
  ///   - error: Why the outline refused it.
  func refusal(
    to verb: String, _ nodes: [NodeID], _ relation: String = "into", because error: OutlineError
  ) -> EditFailure {
    let subject = nodes.first ?? outline.root
    switch error {
    case .destinationInsideSubtree(let node, let destination):
      let reason =
        node == destination ? "it is the node itself" : "it lies inside \(quotedTitle(of: node))"
      return refusal(
        at: node,
        "cannot \(verb) \(naming(node)) \(relation) \(naming(destination, line: true)): \(reason)")
    case .rootNotAllowed where nodes.contains(outline.root):
      return refusal(at: outline.root, "cannot \(verb) the root, which has no parent")
    case .rootNotAllowed:
      return refusal(
        at: subject, "cannot \(verb) \(naming(subject)) \(relation) the root: it has no siblings")
    default:
      return refusal(
        at: subject, "cannot \(verb) \(naming(subject)): \(reason(for: error))")
    }
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
    default: return "\(error)"
    }
  }

  private func holding(_ parent: NodeID, _ count: Int, _ kind: String) -> String {
    let children = (kind.isEmpty ? "" : kind + " ") + (count == 1 ? "child" : "children")
    return "\(naming(parent, line: true)) has \(count) \(children)"
  }
}
