extension SiblingLists {
  /// Puts `slot`, which stands in no list, between two neighbours under `parent`.
  ///
  /// `previous` and `next` are children of `parent` next to each other, or `none` at an end.
  mutating func insert(_ slot: Slot, under parent: Slot, after previous: Slot, before next: Slot) {
    let neighbour = previous == Self.none ? next : previous
    let holder = neighbour == Self.none ? parent : self[neighbour].up
    link(slot, in: holder, behind: previous)
    changeCounts(from: holder, by: 1)
    if self[holder].count > Self.capacity { split(holder) }
  }

  /// Takes `slot` with all below it out of its list.
  mutating func remove(_ slot: Slot) {
    let holder = self[slot].up
    unlink(slot)
    changeCounts(from: holder, by: -1)
    if isGroup(holder), self[holder].count < Self.scarcity { join(holder) }
  }

  private mutating func changeCounts(from holder: Slot, by difference: Int) {
    var at = holder
    while isGroup(at) {
      change(at) { $0.count = UInt32(Int($0.count) + difference) }
      at = self[at].up
    }
    change(at) { $0.count = UInt32(Int($0.count) + difference) }
  }
}
