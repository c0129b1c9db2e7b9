import OutlineTree
import Testing

/// Seven siblings 0…6 of which 1, 3 and 5 are visible.
@Suite struct VisibleReorderTests {
  private let outline = Outline(flat: 7)
  private var visible: [NodeID] { [1, 3, 5].map { outline.topIDs[$0] } }

  private func moved(_ offsets: [Int], to boundary: Int) throws -> String {
    var outline = outline
    try outline.move(
      fromOffsets: offsets, toOffset: boundary, in: outline.root, visible: visible)
    #expect(outline.firstBrokenInvariant() == nil)
    return outline.topIDs.map { "\($0.index - 1)" }.joined()
  }

  @Test func aSingleOneStandsDirectlyBeforeTheVisibleOneBehindOrAfterTheLast() throws {
    let table = [
      ["0123456", "0123456", "0234156", "0234516"],
      ["0312456", "0123456", "0123456", "0124536"],
      ["0512346", "0125346", "0123456", "0123456"],
    ]
    for (offset, row) in table.enumerated() {
      for (boundary, expected) in row.enumerated() {
        #expect(try moved([offset], to: boundary) == expected, "\(offset) to \(boundary)")
      }
    }
  }

  @Test func severalOnesStandDirectlyBeforeTheFirstUnmovedBehind() throws {
    #expect(try moved([0, 1], to: 0) == "0241356")
    #expect(try moved([0, 1], to: 1) == "0241356")
    #expect(try moved([1, 0], to: 3) == "0245136")
    #expect(try moved([1, 2], to: 0) == "0351246")
    #expect(try moved([0, 2], to: 2) == "0231546")
  }

  @Test func movingAllThatIsVisibleChangesNothing() throws {
    for boundary in 0...3 {
      #expect(try moved([0, 1, 2], to: boundary) == "0123456")
    }
  }

  @Test func withNothingHiddenItIsThePlainReorder() throws {
    for offsets in choices(from: Array(0..<5)) {
      for boundary in 0...5 {
        var (plain, shown) = (Outline(flat: 5), Outline(flat: 5))
        try plain.move(fromOffsets: offsets, toOffset: boundary, in: .root)
        let visible = shown.topIDs
        try shown.move(fromOffsets: offsets, toOffset: boundary, in: .root, visible: visible)
        #expect(shown.topIDs == plain.topIDs)
      }
    }
  }

  @Test func whatIsRefused() throws {
    let outline = Outline(drawn: "(())()")
    let (first, inner, last) = (outline.ids[0], outline.ids[1], outline.ids[2])
    func refuse(
      _ offsets: [Int], _ boundary: Int, _ visible: [NodeID], _ error: OutlineError
    ) {
      outline.expectRefusal(error) { outline throws(OutlineError) in
        try outline.move(
          fromOffsets: offsets, toOffset: boundary, in: .root, visible: visible)
      }
    }
    refuse([1], 0, [first], .offsetOutOfRange(offset: 1, count: 1, parent: .root))
    refuse([0], 2, [first], .boundaryOutOfRange(boundary: 2, count: 1, parent: .root))
    refuse([0, 0], 2, [first, last], .repeatedOffset(0, parent: .root))
    refuse([0], 2, [first, inner], .notAChild(node: inner, parent: .root))
    refuse([0], 2, [first, first], .repeatedNode(first))
    refuse([0], 2, [first, strangeID], .unknownNode(strangeID))
  }
}
