import OutlineTree
import TestSupport
import Testing

/// Lists long enough for their trees to be turned at every depth.
@Suite struct LongListTests {
  enum Spot: CaseIterable { case front, end, middle, second, anywhere }

  @Test(arguments: Spot.allCases, Spot.allCases)
  func insertingAndDeletingAtOneSpotKeepsTheListInOrder(inserting: Spot, deleting: Spot) throws {
    var random = SeededGenerator(seed: 11)
    var outline = Outline()
    var expected: [NodeID] = []
    for _ in 0..<150 {
      let boundary = random.boundary(inserting, count: expected.count)
      expected.insert(try outline.insert(in: .root, at: boundary), at: boundary)
      #expect(outline.firstBrokenInvariant() == nil)
    }
    #expect(outline.topIDs == expected)
    while !expected.isEmpty {
      let offset = min(random.boundary(deleting, count: expected.count), expected.count - 1)
      try outline.delete(expected.remove(at: offset))
      #expect(outline.firstBrokenInvariant() == nil)
      if expected.count % 25 == 0 { #expect(outline.topIDs == expected) }
    }
    #expect(outline.count == 0)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func movingInALongListAgreesWithAnArray(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var outline = Outline(flat: 1_000)
    var expected = outline.topIDs
    for step in 0..<1_000 {
      let (from, to) = (random.below(1_000), random.below(1_000))
      #expect(outline.child(of: .root, at: from) == expected[from], "seed \(seed), step \(step)")
      #expect(outline.index(of: expected[to]) == to, "seed \(seed), step \(step)")
      try outline.moveSection(from, toFinalIndex: to, in: .root)
      expected.insert(expected.remove(at: from), at: to)
    }
    #expect(outline.topIDs == expected, "seed \(seed)")
    #expect(outline.firstBrokenInvariant() == nil, "seed \(seed)")
  }

  @Test func anArrangementPutsAllChildrenInOrderAtOnce() throws {
    var random = SeededGenerator(seed: 5)
    for count in [1, 2, 3, 100] {
      var outline = Outline(flat: count)
      let order = outline.topIDs.shuffled(using: &random)
      try outline.arrangeChildren(of: .root, as: order)
      #expect(outline.topIDs == order)
      #expect(outline.firstBrokenInvariant() == nil)
    }
  }

  @Test func everyIDStaysItsNodesAndNoneIsUsedAgain() throws {
    var outline = Outline(flat: 3)
    let ids = outline.topIDs
    try outline.delete(ids[2])
    try outline.delete(ids[0])
    let new = try outline.insert(at: .first(in: .root))
    #expect(!ids.contains(new))
    #expect(outline.topIDs == [new, ids[1]])
    #expect(outline.slotCount == 5)
  }
}

extension SeededGenerator {
  mutating func boundary(_ spot: LongListTests.Spot, count: Int) -> Int {
    switch spot {
    case .front: 0
    case .end: count
    case .middle: count / 2
    case .second: min(1, count)
    case .anywhere: below(count + 1)
    }
  }
}
