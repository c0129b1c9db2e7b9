extension SiblingLists {
  /// The node of which `slot` is a child.
  func parent(of slot: Slot) -> Slot {
    let up = links[Int(slot)].up
    return isGroup(up) ? groups[Int(~up)].parent : up
  }

  /// The first of what is so many chains down from `slot`.
  private func first(at depth: Int, below slot: Slot) -> Slot {
    var at = slot
    for _ in 0..<depth { at = self[at].first }
    return at
  }

  func first(under parent: Slot) -> Slot {
    var at = self[parent].first
    while isGroup(at) { at = self[at].first }
    return at
  }

  func last(under parent: Slot) -> Slot {
    var at = last(in: parent)
    while isGroup(at) { at = last(in: at) }
    return at
  }

  /// The sibling behind `slot`; amortized O(1) where a list is walked.
  func next(after slot: Slot) -> Slot {
    var at = slot
    var height = 0
    while self[at].next == Self.none {
      at = self[at].up
      guard isGroup(at) else { return Self.none }
      height += 1
    }
    return first(at: height, below: self[at].next)
  }

  /// The node that follows in document order behind all below `slot`, inside `top`.
  func next(behind slot: Slot, within top: Slot) -> Slot {
    var at = slot
    var height = 0
    while at != top {
      let links = self[at]
      if links.next != Self.none { return first(at: height, below: links.next) }
      at = links.up
      height = isGroup(at) ? height + 1 : 0
    }
    return Self.none
  }

  /// The sibling before `slot`; amortized O(1) where a list is walked.
  func previous(before slot: Slot) -> Slot {
    var at = slot
    var height = 0
    while isFirst(at) {
      at = self[at].up
      guard isGroup(at) else { return Self.none }
      height += 1
    }
    at = self[at].previous
    for _ in 0..<height { at = last(in: at) }
    return at
  }

  /// The child of `parent` at `offset`, which is below the number of children.
  func child(under parent: Slot, at offset: Int) -> Slot {
    var (at, rest) = (self[parent].first, offset)
    while true {
      while rest >= size(of: at) {
        rest -= size(of: at)
        at = self[at].next
      }
      guard isGroup(at) else { return at }
      at = self[at].first
    }
  }

  /// The number of siblings before `slot`.
  func index(of slot: Slot) -> Int {
    var (at, index) = (slot, 0)
    repeat {
      let up = self[at].up
      var before = self[up].first
      while before != at {
        index += size(of: before)
        before = self[before].next
      }
      at = up
    } while isGroup(at)
    return index
  }

  /// The number of siblings that one of a chain stands for.
  func size(of slot: Slot) -> Int { isGroup(slot) ? Int(self[slot].count) : 1 }
}
