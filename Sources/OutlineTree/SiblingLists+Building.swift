extension SiblingLists {
  /// Makes a balanced tree of `count` siblings that are linked by `right` alone, `first` in front.
  ///
  /// All else that the siblings' links say of their list is overwritten, the tree's top included.
  /// O(`count`); the recursion is as deep as the tree made, log2 of `count`.
  mutating func balanceChain(of count: Int, from first: Slot, under parent: Slot) {
    var rest = first
    var span = links.mutableSpan
    let top = Self.takeTree(of: count, from: &rest, in: &span)
    span[Int(parent)].children = top
    if top != Self.none { span[Int(top)].up = Self.none }
  }

  /// Makes a tree of the next `count` siblings of a chain; `rest` is what remains of it.
  private static func takeTree(
    of count: Int, from rest: inout Slot, in links: inout MutableSpan<Links>
  ) -> Slot {
    guard count > 0 else { return none }
    let left = takeTree(of: count / 2, from: &rest, in: &links)
    let top = rest
    rest = links[Int(top)].right
    let right = takeTree(of: count - count / 2 - 1, from: &rest, in: &links)
    links[Int(top)].left = left
    links[Int(top)].right = right
    links[Int(top)].size = UInt32(count)
    if left != none { links[Int(left)].up = top }
    if right != none { links[Int(right)].up = top }
    return top
  }
}
