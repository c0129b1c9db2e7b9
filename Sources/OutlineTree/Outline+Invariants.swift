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
    var reached = [Bool](repeating: false, count: slotCount)
    reached[NodeID.root.index] = true
    var groups = 0
    var open = [NodeID.root.slot]
    while let holder = open.popLast() {
      if let broken = lists.firstBrokenLink(in: holder) { return broken }
      for slot in lists.chain(in: holder) {
        open.append(slot)
        guard !lists.isGroup(slot) else {
          groups += 1
          continue
        }
        if reached[Int(slot)] { return "every node is listed once" }
        reached[Int(slot)] = true
      }
    }
    for slot in lists.links.indices where !reached[slot] {
      if lists.links[slot].previous != SiblingLists.none {
        return "every living node is reached from the root"
      }
    }
    if groups != lists.usedGroupCount { return "no group is lost" }
    return reached.count { $0 } == count + 1 ? nil : "the count is the number of nodes"
  }
}

extension SiblingLists {
  fileprivate func chain(in holder: Slot) -> some Sequence<Slot> {
    sequence(state: self[holder].first) { at in
      guard at != Self.none else { return nil }
      defer { at = self[at].next }
      return at
    }
  }

  fileprivate func firstBrokenLink(in holder: Slot) -> String? {
    let length = length(in: holder)
    if length > Self.capacity { return "no chain is longer than its capacity" }
    if isGroup(holder), length == 0 { return "no group is empty" }
    if !isGroup(holder), length == 1, holdsGroups(holder) {
      return "a node holds no single group"
    }
    var (count, previous) = (0, last(in: holder))
    let holdsGroups = holdsGroups(holder)
    let parent = isGroup(holder) ? groups[Int(~holder)].parent : holder
    for slot in chain(in: holder) {
      if isGroup(slot) != holdsGroups { return "a chain is of nodes or of groups" }
      if self[slot].up != holder { return "up leads back from what is held" }
      if isGroup(slot), groups[Int(~slot)].parent != parent {
        return "a group names the node whose children it has"
      }
      if self[slot].previous != previous { return "previous leads back from next" }
      count += isGroup(slot) ? Int(self[slot].count) : 1
      previous = slot
    }
    if last(in: holder) != previous { return "previous of the first is the last" }
    return count == Int(self[holder].count) ? nil : "a count is that of the nodes below"
  }
}
