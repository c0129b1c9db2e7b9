// What is done to a chain, whether it is of nodes or of groups. Counts are left as they are.
extension SiblingLists {
  /// The last of the chain that `holder` holds.
  func last(in holder: Slot) -> Slot {
    let first = self[holder].first
    return first == Self.none ? Self.none : self[first].previous
  }

  /// Whether `slot` is the first of its chain.
  func isFirst(_ slot: Slot) -> Bool { self[self[slot].previous].next == Self.none }

  /// How long the chain is that `holder` holds.
  func length(in holder: Slot) -> Int {
    var at = self[holder].first
    guard isGroup(at) else { return Int(self[holder].count) }
    var length = 0
    while at != Self.none {
      length += 1
      at = self[at].next
    }
    return length
  }

  /// Puts `slot` into the chain of `holder`, behind `previous`, or in front where that is `none`.
  mutating func link(_ slot: Slot, in holder: Slot, behind previous: Slot) {
    let first = self[holder].first
    let next = previous == Self.none ? first : self[previous].next
    // The last of a chain is followed by its first, as far as `previous` goes.
    let follower = next == Self.none ? first : next
    let before = follower == Self.none ? slot : self[follower].previous
    change(slot) { ($0.up, $0.previous, $0.next) = (holder, before, next) }
    if follower != Self.none { change(follower) { $0.previous = slot } }
    if previous == Self.none {
      change(holder) { $0.first = slot }
    } else {
      change(previous) { $0.next = slot }
    }
  }

  /// Takes `slot` out of its chain.
  mutating func unlink(_ slot: Slot) {
    let old = self[slot]
    if isFirst(slot) {
      change(old.up) { $0.first = old.next }
    } else {
      change(old.previous) { $0.next = old.next }
    }
    let follower = old.next == Self.none ? self[old.up].first : old.next
    if follower != Self.none { change(follower) { $0.previous = old.previous } }
  }

  /// Moves `start` and all behind it in its chain to the end of the chain of `holder`.
  ///
  /// - Returns: The number of siblings that it was.
  mutating func move(from start: Slot, to holder: Slot) -> UInt32 {
    let old = self[start].up
    let (oldLast, oldRest) = (last(in: old), self[start].previous)
    if isFirst(start) {
      change(old) { $0.first = Self.none }
    } else {
      change(oldRest) { $0.next = Self.none }
      change(self[old].first) { $0.previous = oldRest }
    }
    let last = last(in: holder)
    if last == Self.none {
      change(holder) { $0.first = start }
      change(start) { $0.previous = oldLast }
    } else {
      change(last) { $0.next = start }
      change(start) { $0.previous = last }
      change(self[holder].first) { $0.previous = oldLast }
    }
    return hang(from: start, on: holder, atMost: .max).count
  }

  /// Tells `start` and what is behind it in its chain, as far as they are `limit`, who holds them.
  ///
  /// - Returns: The number of siblings that it is, and the last of them in the chain.
  mutating func hang(
    from start: Slot, on holder: Slot, atMost limit: Int
  ) -> (count: UInt32, last: Slot) {
    var (at, last, length, count) = (start, start, 0, 0)
    while at != Self.none, length < limit {
      change(at) { $0.up = holder }
      count += size(of: at)
      length += 1
      last = at
      at = self[at].next
    }
    return (UInt32(count), last)
  }
}
