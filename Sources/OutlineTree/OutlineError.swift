/// Why an edit of an outline was refused; the outline is then as it was.
public enum OutlineError: Error, Hashable, Sendable {
  /// The outline has no node with this id, or has it no longer.
  case unknownNode(NodeID)
  /// The invisible root can neither be moved nor deleted, and has no siblings.
  case rootNotAllowed
  /// `destination`, the node that says where to, is `node` itself or lies below it.
  case destinationInsideSubtree(node: NodeID, destination: NodeID)
  /// `parent` has `count` children, and `offset` is not in `0..<count`.
  case offsetOutOfRange(offset: Int, count: Int, parent: NodeID)
  /// `parent` has `count` children, and `boundary` is not in `0...count`.
  case boundaryOutOfRange(boundary: Int, count: Int, parent: NodeID)
  /// The same child of `parent` was named twice.
  case repeatedOffset(Int, parent: NodeID)
  /// The list of children holds this node more than once.
  case repeatedNode(NodeID)
  /// `node` is not a child of `parent`.
  case notAChild(node: NodeID, parent: NodeID)
  /// The list of children leaves out this child of `parent`.
  case missingChild(node: NodeID, parent: NodeID)
  /// `node` is of a kind that has no children.
  case holdsNoChildren(NodeID)
}
