import OutlineTree
import Testing

/// Sizes at which a recursion would overflow the stack and a quadratic walk would not end.
@Suite struct LargeOutlineTests {
  @Test func halfAMillionSiblings() throws {
    var outline = OutlineBuilder.flat(500_000)
    let ids = outline.topIDs
    #expect(outline.count == 500_000)
    #expect(outline.child(of: .root, at: 123_456) == ids[123_456])
    #expect(outline.index(of: ids[499_999]) == 499_999)
    try outline.moveUp([ids[499_999]], by: 1_000_000)
    try outline.moveDown([ids[0]], by: 499_998)
    #expect(outline.firstChild(of: .root) == ids[499_999])
    #expect(outline.lastChild(of: .root) == ids[0])
    try outline.move(Array(ids[100_000..<130_000]), lastIn: ids[7])
    #expect(outline.index(of: ids[129_999]) == 29_999)
    try outline.delete(ids[7])
    #expect(outline.count == 469_999)
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func manyStepsOfManySiblings() throws {
    var outline = OutlineBuilder.flat(100_000)
    let ids = outline.topIDs
    let odd = stride(from: 1, to: ids.count, by: 2).map { ids[$0] }
    try outline.moveUp(odd, by: 1_000_000)
    #expect(Array(outline.children(of: .root).prefix(odd.count)) == odd)
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func aChainOfAHundredThousandLevels() throws {
    var outline = OutlineBuilder.chain(100_000)
    let ids = outline.ids
    #expect(outline.depth(of: ids[99_999]) == 100_000)
    #expect(outline.uppermost(ids) == [ids[0]])
    #expect(outline.inDocumentOrder([ids[99_999], ids[5]]) == [ids[5], ids[99_999]])
    #expect(outline.uppermost([ids[99_999], ids[5]]) == [ids[5]])
    let leaf = try outline.insert(at: .after(ids[0]))
    try outline.relocate(leaf, to: .last(in: ids[99_999]))
    #expect(outline.depth(of: leaf) == 100_001)
    outline.expectRefusalOfTheTop(ids[0], destination: leaf)
    #expect(outline.firstBrokenInvariant() == nil)
    try outline.delete(ids[1])
    #expect(outline.count == 1)
    #expect(!outline.contains(leaf))
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func aChainOfAMillionLevels() {
    let outline = OutlineBuilder.chain(1_000_000)
    #expect(outline.count == 1_000_000)
    #expect(outline.isInSubtree(NodeID(slot: 1_000_000), of: NodeID(slot: 1)))
  }

  /// Were each of these moves to walk up to the root, they would take 20,000,000,000 steps.
  @Test func movingLeavesFarDownDoesNotWalkToTheRoot() throws {
    var outline = OutlineBuilder.chain(100_000)
    let ids = outline.ids
    let leaf = try outline.insert(at: .first(in: ids[99_000]))
    for step in 0..<100_000 {
      try outline.move([leaf], firstIn: ids[90_000 + (step * 7_919) % 10_000])
    }
    #expect(outline.firstBrokenInvariant() == nil)
  }

  /// Were the top of the chain searched for the destination, the same would hold.
  @Test func movingADeepSubtreeToATopPlaceDoesNotWalkThroughIt() throws {
    var outline = OutlineBuilder.chain(100_000)
    let ids = outline.ids
    let other = try outline.insert(at: .last(in: .root))
    for _ in 0..<50_000 {
      try outline.relocate(ids[1], to: .first(in: other))
      try outline.relocate(ids[1], to: .first(in: ids[0]))
    }
    #expect(outline.firstBrokenInvariant() == nil)
  }
}

extension OutlineBuilder {
  fileprivate static func flat(_ count: Int) -> Outline {
    var builder = OutlineBuilder(reserving: count)
    for _ in 0..<count {
      _ = builder.open()
      builder.close()
    }
    return builder.finish()
  }

  fileprivate static func chain(_ count: Int) -> Outline {
    var builder = OutlineBuilder(reserving: count)
    for _ in 0..<count { _ = builder.open() }
    return builder.finish()
  }
}

extension Outline {
  fileprivate func expectRefusalOfTheTop(_ top: NodeID, destination: NodeID) {
    var copy = self
    #expect(throws: OutlineError.destinationInsideSubtree(node: top, destination: destination)) {
      try copy.relocate(top, to: .last(in: destination))
    }
  }
}
