/// A node's number; ``SiblingLists/none`` where there is no node.
typealias Slot = UInt32

/// What one node knows of the others, 24 bytes.
///
/// The children of a node are a counted binary tree in list order, made of the children themselves:
/// `up`, `left` and `right` lead through that tree and mean nothing else.
struct Links: Sendable {
  /// The node whose child this is.
  var parent: Slot
  /// The topmost node of the tree that holds this node's children.
  var children: Slot = 0
  /// The node above in the list's tree, `none` for its topmost.
  var up: Slot = 0
  /// The top of what stands before this node, below it in the list's tree.
  var left: Slot = 0
  /// The top of what stands behind this node, below it in the list's tree.
  var right: Slot = 0
  /// The number of nodes from here down in the list's tree; 0 for a deleted node.
  var size: UInt32 = 1
}

/// The ordered lists of children of all nodes, in one array.
///
/// Slot 0 is the root of the outline. It stands in no list, so 0 can also say "no node", and its
/// `size` of 0 is the size of what is not there. Slots given to the functions are of living nodes.
struct SiblingLists: Sendable {
  /// Says that there is no such node.
  static let none: Slot = 0

  var links = [Links(parent: 0, size: 0)]

  subscript(slot: Slot) -> Links {
    @inline(__always) get { links[Int(slot)] }
    @inline(__always) _modify { yield &links[Int(slot)] }
  }
}

extension SiblingLists {
  func count(under parent: Slot) -> Int {
    Int(self[self[parent].children].size)
  }

  func first(under parent: Slot) -> Slot {
    leftmost(self[parent].children)
  }

  func last(under parent: Slot) -> Slot {
    rightmost(self[parent].children)
  }

  /// The sibling behind `slot`; amortized O(1) where a list is walked.
  func next(after slot: Slot) -> Slot {
    let right = self[slot].right
    if right != Self.none { return leftmost(right) }
    var at = slot
    var up = self[at].up
    while up != Self.none, self[up].right == at {
      at = up
      up = self[at].up
    }
    return up
  }

  /// The sibling before `slot`; amortized O(1) where a list is walked.
  func previous(before slot: Slot) -> Slot {
    let left = self[slot].left
    if left != Self.none { return rightmost(left) }
    var at = slot
    var up = self[at].up
    while up != Self.none, self[up].left == at {
      at = up
      up = self[at].up
    }
    return up
  }

  /// The child of `parent` at `offset`, which is in `0..<count(under: parent)`.
  func child(under parent: Slot, at offset: Int) -> Slot {
    var at = self[parent].children
    var rest = offset
    while at != Self.none {
      let before = Int(self[self[at].left].size)
      if rest == before { return at }
      if rest < before {
        at = self[at].left
      } else {
        rest -= before + 1
        at = self[at].right
      }
    }
    return Self.none
  }

  /// The number of siblings before `slot`.
  func index(of slot: Slot) -> Int {
    var index = Int(self[self[slot].left].size)
    var at = slot
    var up = self[at].up
    while up != Self.none {
      if self[up].right == at { index += Int(self[self[up].left].size) + 1 }
      at = up
      up = self[at].up
    }
    return index
  }

  func leftmost(_ top: Slot) -> Slot {
    guard top != Self.none else { return Self.none }
    var at = top
    while self[at].left != Self.none { at = self[at].left }
    return at
  }

  func rightmost(_ top: Slot) -> Slot {
    guard top != Self.none else { return Self.none }
    var at = top
    while self[at].right != Self.none { at = self[at].right }
    return at
  }
}
