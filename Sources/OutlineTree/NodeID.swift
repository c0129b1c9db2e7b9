/// Names one node of one outline for as long as that outline lives.
///
/// An id is never a position: moving, sorting or editing does not change it, and it is not given to
/// another node, also after a deletion. It means nothing in another outline.
public struct NodeID: Hashable, Sendable {
  /// The node's number in the order in which the outline's nodes were made; the root has 0.
  ///
  /// Dense at first, so that columns of values can stand beside the tree.
  package let slot: UInt32

  /// The id with this slot, whether or not an outline has such a node.
  package init(slot: UInt32) {
    self.slot = slot
  }

  /// The invisible root of every outline.
  package static let root = NodeID(slot: 0)

  /// ``slot`` as an array index.
  package var index: Int { Int(slot) }
}
