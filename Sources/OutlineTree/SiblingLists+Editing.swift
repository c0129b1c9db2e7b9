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
  private mutating func replace(_ slot: Slot, with other: Slot) {
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

// Weight-balanced trees with Δ = 3 and Γ = 2 on weights of size + 1: the one pair of whole numbers
// for which insertion and deletion are proven to keep the balance (Hirai and Yamamoto, "Balancing
// weight-balanced trees", Journal of Functional Programming 21, 2011).
extension SiblingLists {
  /// Whether a side of weight `heavy` may stand opposite one of weight `light`.
  static func isBalanced(_ light: Int, _ heavy: Int) -> Bool { 3 * light >= heavy }

  func weight(_ slot: Slot) -> Int { Int(self[slot].size) + 1 }

  /// Restores the balance at `slot`, of which one side has changed by one node.
  ///
  /// - Returns: The node that stands there now.
  private mutating func balance(_ slot: Slot) -> Slot {
    let (left, right) = (self[slot].left, self[slot].right)
    if !Self.isBalanced(weight(left), weight(right)) {
      if weight(self[right].left) >= 2 * weight(self[right].right) { _ = raiseLeft(of: right) }
      return raiseRight(of: slot)
    }
    if !Self.isBalanced(weight(right), weight(left)) {
      if weight(self[left].right) >= 2 * weight(self[left].left) { _ = raiseRight(of: left) }
      return raiseLeft(of: slot)
    }
    return slot
  }

  private mutating func raiseRight(of slot: Slot) -> Slot {
    let raised = self[slot].right
    let between = self[raised].left
    replace(slot, with: raised)
    self[slot].right = between
    if between != Self.none { self[between].up = slot }
    self[raised].left = slot
    settle(slot, below: raised)
    return raised
  }

  private mutating func raiseLeft(of slot: Slot) -> Slot {
    let raised = self[slot].left
    let between = self[raised].right
    replace(slot, with: raised)
    self[slot].left = between
    if between != Self.none { self[between].up = slot }
    self[raised].right = slot
    settle(slot, below: raised)
    return raised
  }

  private mutating func settle(_ slot: Slot, below raised: Slot) {
    self[slot].up = raised
    self[raised].size = self[slot].size
    self[slot].size = self[self[slot].left].size + self[self[slot].right].size + 1
  }
}
