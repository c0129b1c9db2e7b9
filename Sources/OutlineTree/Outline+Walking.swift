extension Outline {
  /// The node that follows in document order (a node, then all below it), inside `top`.
  ///
  /// `nil` behind the last node below `top`. Amortized O(1) where a subtree is walked, and nothing
  /// is kept alive, so edits between steps cost no copy. `id` lies in the subtree of `top`.
  package func next(after id: NodeID, within top: NodeID) -> NodeID? {
    let child = lists.first(under: id.slot)
    return child == SiblingLists.none ? next(behind: id, within: top) : NodeID(slot: child)
  }

  /// The node that follows in document order behind all below `id`, inside `top`.
  package func next(behind id: NodeID, within top: NodeID) -> NodeID? {
    let slot = lists.next(behind: id.slot, within: top.slot)
    return slot == SiblingLists.none ? nil : NodeID(slot: slot)
  }

  /// The node and all below it in document order; empty for an unknown id.
  public func subtree(of id: NodeID) -> Subtree {
    Subtree(outline: self, top: id)
  }

  /// The parent, its parent and so on; the root comes last. Empty for the root and an unknown id.
  public func ancestors(of id: NodeID) -> Ancestors {
    Ancestors(outline: self, below: id)
  }

  /// Whether `id` is `ancestor` or lies below it.
  ///
  /// Looks upward from `id` and through the subtree of `ancestor` in step and stops at the first
  /// answer: O(the smaller of the depth of `id` and the number of nodes below `ancestor`).
  public func isInSubtree(_ id: NodeID, of ancestor: NodeID) -> Bool {
    guard contains(id), contains(ancestor) else { return false }
    if id == ancestor { return true }
    var above = id.slot
    var below = ancestor
    while let next = next(after: below, within: ancestor) {
      if next == id { return true }
      below = next
      // A step down looks at several nodes, a step up at one.
      for _ in 0..<4 {
        if above == NodeID.root.slot { return false }
        above = lists.parent(of: above)
        if above == ancestor.slot { return true }
      }
    }
    return false
  }
}
