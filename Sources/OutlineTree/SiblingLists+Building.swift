extension SiblingLists {
  /// Makes a node at the end of the chain of `parent`, which is not in groups yet, however long.
  mutating func append(under parent: Slot) -> Slot {
    let slot = Slot(links.count)
    let first = links[Int(parent)].first
    let last = first == Self.none ? slot : links[Int(first)].previous
    links.append(Links(up: parent, previous: last))
    var span = links.mutableSpan
    span[Int(parent)].count += 1
    if first == Self.none {
      span[Int(parent)].first = slot
    } else {
      span[Int(last)].next = slot
      span[Int(first)].previous = slot
    }
    return slot
  }

  /// Makes these nodes the children of `parent`, in this order; those it had are left to the caller.
  mutating func relist(_ children: [NodeID], under parent: Slot) {
    clear(parent)
    links[Int(parent)].first = children.first?.slot ?? Self.none
    links[Int(parent)].count = UInt32(children.count)
    var previous = children.last?.slot ?? Self.none
    for child in children {
      links[Int(previous)].next = child.slot
      links[child.index].up = parent
      links[child.index].previous = previous
      previous = child.slot
    }
    if previous != Self.none { links[Int(previous)].next = Self.none }
    group(under: parent)
  }

  /// Cuts the chain of `parent` into groups if it is too long. O(*s*), *s* being its length.
  mutating func group(under parent: Slot) {
    while length(in: parent) > Self.capacity {
      var rest = self[parent].first
      change(parent) { $0.first = Self.none }
      while rest != Self.none {
        let group = makeGroup(under: parent)
        let (first, (count, last)) = (rest, hang(from: rest, on: group, atMost: Self.filling))
        rest = self[last].next
        change(last) { $0.next = Self.none }
        change(first) { $0.previous = last }
        change(group) { ($0.first, $0.count) = (first, count) }
        link(group, in: parent, behind: self.last(in: parent))
      }
    }
  }

  /// Makes a node hold nothing; the children that it had are left to the caller.
  mutating func clear(_ parent: Slot) {
    var open = [links[Int(parent)].first]
    while let group = open.popLast() {
      guard isGroup(group) else { continue }
      open += [self[group].next, self[group].first]
      discard(group)
    }
    change(parent) { ($0.first, $0.count) = (Self.none, 0) }
  }
}
