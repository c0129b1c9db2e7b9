extension Outline {
  /// Traps where the outline is not in order; does nothing unless built with `OUTLINE_CHECKS`.
  ///
  /// It looks at every node, so large outlines are left to ``firstBrokenInvariant()`` at the end of
  /// a test: a whole look after each edit would make the edits quadratic.
  func checkInvariants() {
    #if OUTLINE_CHECKS
      if slotCount <= 2_000, let broken = firstBrokenInvariant() { preconditionFailure(broken) }
    #endif
  }

  /// Says which rule of a sound outline is broken; `nil` for a sound one. O(slots ever made).
  package func firstBrokenInvariant() -> String? {
    if lists[NodeID.root.slot].up != SiblingLists.none { return "the root stands in no list" }
    if lists[NodeID.root.slot].size != 0 { return "the size of what is not there is 0" }
    var reached = [Bool](repeating: false, count: slotCount)
    reached[NodeID.root.index] = true
    var open = [NodeID.root.slot]
    while let parent = open.popLast() {
      let top = lists[parent].children
      if lists[top].up != SiblingLists.none { return "nothing is above the top of a list" }
      var list = top == SiblingLists.none ? [] : [top]
      while let slot = list.popLast() {
        if reached[Int(slot)] { return "every node is listed once" }
        reached[Int(slot)] = true
        if let broken = lists.firstBrokenLink(at: slot, under: parent) { return broken }
        list += [lists[slot].left, lists[slot].right].filter { $0 != SiblingLists.none }
        open.append(slot)
      }
    }
    for slot in lists.links.indices.dropFirst() where !reached[slot] {
      if lists.links[slot].size != 0 { return "every living node is reached from the root" }
    }
    return reached.count { $0 } == count + 1 ? nil : "the count is the number of nodes"
  }
}

extension SiblingLists {
  fileprivate func firstBrokenLink(at slot: Slot, under parent: Slot) -> String? {
    let links = self[slot]
    if links.parent != parent { return "a node is listed by the parent it names" }
    for side in [links.left, links.right] where side != Self.none && self[side].up != slot {
      return "up leads back from left and right"
    }
    if links.size == 0 { return "no deleted node is listed" }
    let (left, right) = (Int(self[links.left].size), Int(self[links.right].size))
    if Int(links.size) != left + right + 1 { return "a size is that of both sides and one" }
    let (light, heavy) = (min(left, right) + 1, max(left, right) + 1)
    return Self.isBalanced(light, heavy) ? nil : "a list is a balanced tree"
  }
}
