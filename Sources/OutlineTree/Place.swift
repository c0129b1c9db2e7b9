/// A place for a node, said by its neighbours, so that nothing has to be counted.
public enum Place: Hashable, Sendable {
  /// Directly before this node, as its sibling.
  case before(NodeID)
  /// Directly after this node, as its sibling.
  case after(NodeID)
  /// At the front of this node's children.
  case first(in: NodeID)
  /// At the end of this node's children.
  case last(in: NodeID)
}
