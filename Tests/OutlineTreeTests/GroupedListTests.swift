import TestSupport
import Testing

@testable import OutlineTree

/// Lists so long that their nodes are counted in groups, and these in groups again.
@Suite struct GroupedListTests {
  @Test(arguments: [1, 2, 31, 32, 33, 48, 49, 767, 768, 769, 792, 793, 18_432, 18_433])
  func aListBuiltIsFoundFromBothEndsAndByOffset(count: Int) throws {
    let outline = Outline(flat: count)
    #expect(outline.firstBrokenInvariant() == nil)
    outline.expectTopIDs((1...count).map { NodeID(slot: UInt32($0)) })
  }

  @Test(arguments: LongListTests.Spot.allCases)
  func aListThatGrowsAndEmptiesAgainStaysInOrder(spot: LongListTests.Spot) throws {
    var random = SeededGenerator(seed: 7)
    var outline = Outline()
    var expected: [NodeID] = []
    for _ in 0..<4_000 {
      let boundary = random.boundary(spot, count: expected.count)
      expected.insert(try outline.insert(in: .root, at: boundary), at: boundary)
      if expected.count % 250 == 0 { #expect(outline.firstBrokenInvariant() == nil) }
    }
    outline.expectTopIDs(expected)
    while !expected.isEmpty {
      let offset = min(random.boundary(spot, count: expected.count), expected.count - 1)
      try outline.delete(expected.remove(at: offset))
      if expected.count % 250 == 0 || expected.count < 40 {
        #expect(outline.firstBrokenInvariant() == nil, "\(expected.count) left")
      }
      if expected.count % 1_000 == 0 { outline.expectTopIDs(expected) }
    }
    #expect(outline.count == 0)
  }

  /// Growth and decay by turns, so that groups are split and joined at every place.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aLongRunOfEditsOfLongListsAgreesWithArrays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var outline = Outline()
    let parents = try (0..<3).map { _ in try outline.insert(at: .last(in: .root)) }
    var lists: [[NodeID]] = [[], [], []]
    for step in 0..<12_000 {
      let (from, to) = (random.below(3), random.below(3))
      let target = random.below(lists[to].count + 1)
      let source = lists[from].isEmpty ? nil : random.below(lists[from].count)
      switch (random.below(100), source) {
      case (..<(step / 2_000 % 2 == 0 ? 70 : 10), _), (_, nil):
        lists[to].insert(try outline.insert(in: parents[to], at: target), at: target)
      case (..<80, let source?):
        try outline.delete(lists[from].remove(at: source))
      case (_, let source?):
        let moved = lists[from][source]
        try outline.move([moved], under: parents[to], at: target)
        lists[from].remove(at: source)
        lists[to].insert(moved, at: from == to && source < target ? target - 1 : target)
      }
      if step % 400 == 0 {
        #expect(outline.firstBrokenInvariant() == nil, "seed \(seed), step \(step)")
      }
    }
    for (parent, list) in zip(parents, lists) {
      #expect(Array(outline.children(of: parent)) == list, "seed \(seed)")
    }
    #expect(outline.firstBrokenInvariant() == nil, "seed \(seed)")
  }

  @Test(arguments: [32, 33, 500, 5_000])
  func anArrangementOfALongListPutsItInOrder(count: Int) throws {
    var random = SeededGenerator(seed: 5)
    var outline = Outline(flat: count)
    for _ in 0..<2 {
      let order = outline.topIDs.shuffled(using: &random)
      try outline.arrangeChildren(of: .root, as: order)
      outline.expectTopIDs(order)
      #expect(outline.firstBrokenInvariant() == nil)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aListThatHasShrunkIsInFewGroups(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var outline = Outline(flat: 20_000)
    for id in outline.topIDs.shuffled(using: &random).dropLast(500) { try outline.delete(id) }
    #expect(outline.lists.usedGroupCount < 80, "seed \(seed)")
    for id in outline.topIDs.dropLast(10) { try outline.delete(id) }
    #expect(outline.lists.usedGroupCount == 0, "seed \(seed)")
  }

  @Test func aLongListIsDeletedWithItsParent() throws {
    var outline = Outline(drawn: "(\(String(repeating: "()", count: 5_000)))()")
    let ids = outline.ids
    try outline.delete(ids[0])
    #expect(outline.ids == [ids[5_001]])
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func aLongListIsCutDownToAFewOfIts() throws {
    var outline = Outline(flat: 5_000)
    let ids = outline.topIDs
    let staying = [ids[4_000], ids[7]]
    outline.leave(.root, staying, deleting: ids.filter { !staying.contains($0) })
    outline.expectTopIDs(staying)
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func editingACopyOfALongListLeavesTheOriginalAlone() throws {
    let original = Outline(flat: 1_000)
    let before = original.topIDs
    var copy = original
    for id in before.prefix(900) { try copy.delete(id) }
    original.expectTopIDs(before)
    copy.expectTopIDs(Array(before.suffix(100)))
    #expect(original.firstBrokenInvariant() == nil)
  }
}

extension Outline {
  /// Expects these top nodes, walked to from both ends and found by offset and by id.
  fileprivate func expectTopIDs(
    _ expected: [NodeID], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(topIDs == expected, sourceLocation: sourceLocation)
    let backward = sequence(first: lastChild(of: .root)) { $0.map { previousSibling(of: $0) } }
    #expect(
      Array(backward.prefix { $0 != nil }.compactMap { $0 }.reversed()) == expected,
      sourceLocation: sourceLocation)
    let offsets = expected.map { index(of: $0) }
    #expect(offsets == Array(expected.indices), sourceLocation: sourceLocation)
    let found = expected.indices.map { child(of: .root, at: $0) }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
