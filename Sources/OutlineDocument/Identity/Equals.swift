/// Which of many things, told by their slots, are equal, and the how manieth each is among its equals.
struct Equals: Sendable {
  /// For each slot the first that is equal; empty where all are different.
  private var firsts: [UInt32] = []
  /// For each slot its place among its equals, counted from 1.
  private var ordinals: [UInt32] = []
  /// For the first slot of equals how many they are.
  private var counts: [UInt32] = []

  /// Compares the things in the slots from 1 on.
  ///
  /// - Parameters:
  ///   - slotCount: One more than the last slot.
  ///   - digest: Tells things apart that are different, as far as it goes; nil for a slot without one.
  ///   - areEqual: Whether two things with the same digest are equal.
  /// - Complexity: O(*n*) where the digests tell the things apart.
  init(
    slotCount: Int, digest: (Int) -> UInt64?, areEqual: (_ first: Int, _ second: Int) -> Bool
  ) {
    let room = max(slotCount, 8) * 2
    let bits = Int.bitWidth - (room - 1).leadingZeroBitCount
    // Slot 0 is the root, so 0 says that a place is free.
    var places = [UInt32](repeating: 0, count: 1 << bits)
    for slot in 1..<max(slotCount, 1) {
      guard let digest = digest(slot) else { continue }
      // The high bits are as good as any, and those of a small number are not all 0.
      var place = Int(truncatingIfNeeded: (digest &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - bits))
      while places[place] != 0, !areEqual(Int(places[place]), slot) {
        place = (place + 1) & (places.count - 1)
      }
      if places[place] == 0 {
        places[place] = UInt32(slot)
      } else {
        add(slot, to: Int(places[place]), slotCount)
      }
    }
  }

  private mutating func add(_ slot: Int, to first: Int, _ slotCount: Int) {
    if firsts.isEmpty {
      firsts = (0..<UInt32(slotCount)).map { $0 }
      ordinals = [UInt32](repeating: 1, count: slotCount)
      counts = ordinals
    }
    counts[first] += 1
    firsts[slot] = UInt32(first)
    ordinals[slot] = counts[first]
  }

  /// How many different things there are more than once.
  var repeatedCount: Int { counts.count { $0 > 1 } }

  /// The how manieth a thing in a slot is among its equals, and how many these are, itself among them.
  func place(of slot: Int) -> (ordinal: UInt32, count: UInt32) {
    guard firsts.indices.contains(slot) else { return (1, 1) }
    return (ordinals[slot], counts[Int(firsts[slot])])
  }
}
