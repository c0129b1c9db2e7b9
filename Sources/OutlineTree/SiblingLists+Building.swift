extension SiblingLists {
  /// Makes a balanced tree of `count` siblings that are linked by `right` alone, `first` in front.
  ///
  /// All else that the siblings' links say of their list is overwritten, the tree's top included.
  /// O(`count`); the recursion is as deep as the tree made, log2 of `count`.
  mutating func balanceChain(of count: Int, from first: Slot, under parent: Slot) {
    var rest = first
    let top = takeTree(of: count, from: &rest)
    self[parent].children = top
    if top != Self.none { self[top].up = Self.none }
  }

  /// Makes a tree of the next `count` siblings of a chain; `rest` is what remains of it.
  private mutating func takeTree(of count: Int, from rest: inout Slot) -> Slot {
    guard count > 0 else { return Self.none }
    let left = takeTree(of: count / 2, from: &rest)
    let top = rest
    rest = self[top].right
    let right = takeTree(of: count - count / 2 - 1, from: &rest)
    self[top].left = left
    self[top].right = right
    self[top].size = UInt32(count)
    if left != Self.none { self[left].up = top }
    if right != Self.none { self[right].up = top }
    return top
  }
}
