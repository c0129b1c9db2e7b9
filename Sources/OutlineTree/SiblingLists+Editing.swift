extension SiblingLists {
  /// Puts `slot`, which stands in no list, between two neighbours under `parent`.
  ///
  /// `previous` and `next` are children of `parent` next to each other, or `none` at an end.
  mutating func insert(_ slot: Slot, under parent: Slot, after previous: Slot, before next: Slot) {
    let up: Slot
    if next != Self.none, self[next].left == Self.none {
      self[next].left = slot
      up = next
    } else if previous != Self.none {
      // What is before `next` ends in `previous`, which therefore has nothing to its right.
      self[previous].right = slot
      up = previous
    } else {
      self[parent].children = slot
      up = Self.none
    }
    self[slot].parent = parent
    self[slot].up = up
    changeSizes(from: up, by: 1)
  }

  /// Takes `slot` with all below it out of its list. Its `parent` is left as it was.
  mutating func remove(_ slot: Slot) {
    let old = self[slot]
    let shrunk: Slot
    if old.left == Self.none || old.right == Self.none {
      shrunk = old.up
      replace(slot, with: old.left == Self.none ? old.right : old.left)
    } else {
      shrunk = fillGap(of: slot)
    }
    self[slot].up = Self.none
    self[slot].left = Self.none
    self[slot].right = Self.none
    self[slot].size = 1
    changeSizes(from: shrunk, by: -1)
  }

  /// Makes a neighbour of `slot` stand in its place in the list's tree.
  ///
  /// - Returns: The lowest node of the tree that lost a node below it.
  private mutating func fillGap(of slot: Slot) -> Slot {
    let old = self[slot]
    let takesPrevious = self[old.left].size > self[old.right].size
    let filler = takesPrevious ? rightmost(old.left) : leftmost(old.right)
    let above = self[filler].up
    replace(filler, with: takesPrevious ? self[filler].left : self[filler].right)
    // Read again: the filler may have stood directly below.
    let (left, right) = (self[slot].left, self[slot].right)
    replace(slot, with: filler)
    self[filler].left = left
    self[filler].right = right
    self[filler].size = old.size
    if left != Self.none { self[left].up = filler }
    if right != Self.none { self[right].up = filler }
    return above == slot ? filler : above
  }

  /// Hangs `other` where `slot` hangs in the list's tree.
  mutating func replace(_ slot: Slot, with other: Slot) {
    let up = self[slot].up
    if up == Self.none {
      self[self[slot].parent].children = other
    } else if self[up].left == slot {
      self[up].left = other
    } else {
      self[up].right = other
    }
    if other != Self.none { self[other].up = up }
  }

  private mutating func changeSizes(from lowest: Slot, by difference: Int32) {
    var at = lowest
    while at != Self.none {
      self[at].size = UInt32(Int64(self[at].size) + Int64(difference))
      at = self[balance(at)].up
    }
  }
}
