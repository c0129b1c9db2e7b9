// An id that is unknown, or known no longer, finds nothing: `nil`, 0, `false` or an empty sequence.
extension Outline {
  /// Whether the outline has this node; the root counts. O(1).
  public func contains(_ id: NodeID) -> Bool {
    id == .root
      || (id.index < lists.links.count && lists.links[id.index].previous != SiblingLists.none)
  }

  /// The node that this one is a child of, `nil` for the root. O(1).
  public func parent(of id: NodeID) -> NodeID? {
    guard id != .root, contains(id) else { return nil }
    return NodeID(slot: lists.parent(of: id.slot))
  }

  /// The number of children. O(1).
  public func childCount(of id: NodeID) -> Int {
    contains(id) ? Int(lists.links[id.index].count) : 0
  }

  /// The child at `offset`, counted from 0; `nil` outside `0..<childCount(of: id)`.
  ///
  /// O(log *s*), *s* being the number of children.
  public func child(of id: NodeID, at offset: Int) -> NodeID? {
    guard (0..<childCount(of: id)).contains(offset) else { return nil }
    return NodeID(slot: lists.child(under: id.slot, at: offset))
  }

  /// The offset in the parent's list of children, counted from 0; `nil` for the root.
  ///
  /// O(log *s*), *s* being the number of siblings.
  public func index(of id: NodeID) -> Int? {
    guard id != .root, contains(id) else { return nil }
    return lists.index(of: id.slot)
  }

  /// The first child. O(log *s*), *s* being the number of children.
  public func firstChild(of id: NodeID) -> NodeID? {
    contains(id) ? found(lists.first(under: id.slot)) : nil
  }

  /// The last child. O(log *s*), *s* being the number of children.
  public func lastChild(of id: NodeID) -> NodeID? {
    contains(id) ? found(lists.last(under: id.slot)) : nil
  }

  /// The sibling directly behind. O(log *s*), amortized O(1) where siblings are walked.
  public func nextSibling(of id: NodeID) -> NodeID? {
    contains(id) ? found(lists.next(after: id.slot)) : nil
  }

  /// The sibling directly before. O(log *s*), amortized O(1) where siblings are walked.
  public func previousSibling(of id: NodeID) -> NodeID? {
    contains(id) ? found(lists.previous(before: id.slot)) : nil
  }

  /// The number of levels down from the root: 0 for the root, 1 for the top nodes. O(depth).
  public func depth(of id: NodeID) -> Int? {
    guard contains(id) else { return nil }
    var depth = 0
    var at = id.slot
    while at != NodeID.root.slot {
      at = lists.parent(of: at)
      depth += 1
    }
    return depth
  }

  private func found(_ slot: Slot) -> NodeID? {
    slot == SiblingLists.none ? nil : NodeID(slot: slot)
  }
}
