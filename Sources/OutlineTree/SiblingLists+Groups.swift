// How long chains are kept. The count of a node is that of all its children, so no regrouping
// changes it.
extension SiblingLists {
  /// The length up to which a chain is not cut.
  static let capacity = 32
  /// The length to which chains are cut or joined, so that the next few edits do neither.
  static let filling = 24
  /// The length below which the chain of a group is joined with the one beside it.
  static let scarcity = 8

  /// Cuts the chain of `holder`, and those above that become too long by that.
  mutating func split(_ holder: Slot) {
    var left = holder
    while length(in: left) > Self.capacity {
      if !isGroup(left) { left = enclose(left) }
      let right = makeGroup(under: groups[Int(~left)].parent)
      regroup(from: middle(of: left), to: right)
      link(right, in: self[left].up, behind: left)
      left = self[left].up
    }
  }

  /// Joins `group` with a neighbour if both together are short, and so on above.
  ///
  /// One that has become empty is dropped; one that has become the only one is dissolved.
  mutating func join(_ group: Slot) {
    var at = group
    while isGroup(at), length(in: at) < Self.scarcity {
      let links = self[at]
      if links.first == Self.none {
        drop(at)
      } else if links.next != Self.none, areShort(at, links.next) {
        regroup(from: self[links.next].first, to: at)
        drop(links.next)
      } else if !isFirst(at), areShort(links.previous, at) {
        regroup(from: links.first, to: links.previous)
        drop(at)
      }
      at = links.up
    }
    while !isGroup(at), holdsGroups(at), length(in: at) == 1 { dissolve(self[at].first) }
  }

  private func areShort(_ left: Slot, _ right: Slot) -> Bool {
    length(in: left) + length(in: right) <= Self.filling
  }

  private func middle(of holder: Slot) -> Slot {
    var at = self[holder].first
    for _ in 0..<length(in: holder) / 2 { at = self[at].next }
    return at
  }

  /// Moves what is in one group from `start` on to the end of another.
  private mutating func regroup(from start: Slot, to group: Slot) {
    let old = self[start].up
    let moved = move(from: start, to: group)
    change(old) { $0.count -= moved }
    change(group) { $0.count += moved }
  }

  /// Makes a node hold a single group, which holds what the node held.
  private mutating func enclose(_ parent: Slot) -> Slot {
    let group = makeGroup(under: parent)
    let moved = move(from: self[parent].first, to: group)
    change(group) { $0.count = moved }
    link(group, in: parent, behind: Self.none)
    return group
  }

  /// Makes a node hold what the single group held that it holds.
  private mutating func dissolve(_ group: Slot) {
    let parent = self[group].up
    unlink(group)
    _ = move(from: self[group].first, to: parent)
    discard(group)
  }

  private mutating func drop(_ group: Slot) {
    unlink(group)
    discard(group)
  }
}

extension SiblingLists {
  /// An empty group, which stands in no chain yet.
  mutating func makeGroup(under parent: Slot) -> Slot {
    let group = Group(links: Links(up: parent), parent: parent)
    let slot = unused
    guard slot != Self.none else {
      groups.append(group)
      return ~Slot(groups.count - 1)
    }
    unused = self[slot].next
    groups[Int(~slot)] = group
    return slot
  }

  /// Keeps a group that stands in no chain for another use.
  mutating func discard(_ group: Slot) {
    groups[Int(~group)].links.next = unused
    unused = group
  }

  /// The number of groups that stand in chains. O(groups).
  var usedGroupCount: Int {
    var (at, unusedCount) = (unused, 0)
    while at != Self.none {
      unusedCount += 1
      at = self[at].next
    }
    return groups.count - unusedCount
  }
}
