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
  mutating func balance(_ slot: Slot) -> Slot {
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
