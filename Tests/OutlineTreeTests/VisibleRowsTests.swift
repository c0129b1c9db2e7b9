import OutlineTree
import TestSupport
import Testing

/// The outline is `a(b(c) d) e`, the nodes 0 to 4.
@Suite struct VisibleRowsTests {
  private let outline = Outline(drawn: "((())())()")

  private func drawn(_ rows: VisibleRows) -> [String] {
    rows.map { row in
      let sign = row.isFolded ? "+" : row.hasChildren ? "-" : " "
      return String(repeating: " ", count: row.depth - 1) + "\(row.id.index - 1)\(sign)"
    }
  }

  @Test func withoutFoldsAndFilterAllNodesAreSeen() {
    let rows = VisibleRows(of: outline)
    #expect(drawn(rows) == ["0-", " 1-", "  2 ", " 3 ", "4 "])
    #expect(rows.map(\.id) == outline.ids)
    #expect(rows.map(\.parent) == outline.ids.map { outline.parent(of: $0) })
    #expect(VisibleRows(of: Outline()).isEmpty)
  }

  @Test func whatLiesBelowAFoldedNodeIsNotSeen() {
    let ids = outline.ids
    let folded: Set = [ids[1], ids[4]]
    #expect(drawn(VisibleRows(of: outline, folded: folded.contains)) == ["0-", " 1+", " 3 ", "4 "])
    #expect(drawn(VisibleRows(of: outline) { _ in true }) == ["0+", "4 "])
  }

  @Test func aFilterLeavesMatchesAndTheNodesAboveThem() {
    let ids = outline.ids
    let inner = VisibleRows(of: outline, matching: { $0 == ids[2] })
    #expect(drawn(inner) == ["0-", " 1-", "  2 "])
    #expect(inner.children(of: ids[0]) == [ids[1]])
    #expect(inner.children(of: .root) == [ids[0]])
    let outer = VisibleRows(of: outline, matching: { $0 == ids[0] })
    #expect(drawn(outer) == ["0 "], "children that the filter hides cannot be unfolded")
    let folded = VisibleRows(of: outline, folded: { $0 == ids[1] }, matching: { $0 == ids[2] })
    #expect(drawn(folded) == ["0-", " 1+"])
    #expect(VisibleRows(of: outline, matching: { _ in false }).isEmpty)
  }

  @Test func rowsAreCountedBesideWhatIsHidden() {
    let ids = outline.ids
    let all = VisibleRows(of: outline, folded: { $0 == ids[1] })
    #expect([all.count, all.matchCount, all.totalCount] == [4, 5, 5])
    #expect(all.map(\.childCount) == [2, 1, 0, 0])
    let some = VisibleRows(
      of: outline, folded: { $0 == ids[1] }, matching: { $0 == ids[2] || $0 == ids[4] })
    #expect(some.map(\.id) == [ids[0], ids[1], ids[4]])
    #expect([some.count, some.matchCount, some.totalCount] == [3, 2, 5])
    #expect(some.map(\.childCount) == [1, 1, 0])
  }

  @Test(arguments: (0...4).flatMap { drawings(of: $0) })
  func everyFoldAndFilterAgreesWithTheirDefinition(drawing: String) {
    let outline = Outline(drawn: drawing)
    let model = PlainTree(outline)
    for matches in choices(from: outline.ids) {
      for folded in choices(from: outline.ids) {
        let rows = VisibleRows(
          of: outline, folded: folded.contains, matching: matches.contains)
        let expected = outline.ids.filter { id in
          let isLeft = model.subtree(id).contains { matches.contains($0) }
          return isLeft && !outline.ancestors(of: id).contains { folded.contains($0) }
        }
        #expect(rows.map(\.id) == expected)
        #expect(rows.map(\.depth) == expected.map { outline.depth(of: $0) })
      }
    }
  }
}

@Suite struct RowsDifferenceTests {
  private func ids(_ numbers: [Int]) -> [NodeID] { numbers.map { NodeID(slot: UInt32($0)) } }

  @Test func aRowTakenToTheFrontIsOneMove() {
    let difference = RowsDifference(from: ids([1, 2, 3, 4]), to: ids([4, 1, 2, 3]))
    #expect(difference.moved.map(\.id) == ids([4]))
    #expect(difference.moved.map(\.oldOffset) == [3])
    #expect(difference.moved.map(\.newOffset) == [0])
    #expect(difference.entered.isEmpty)
    #expect(difference.left.isEmpty)
  }

  @Test func equalCountsAreNotEqualMembers() {
    let difference = RowsDifference(from: ids([1, 2]), to: ids([3, 2]))
    #expect(difference.left.map(\.id) == ids([1]))
    #expect(difference.left.map(\.offset) == [0])
    #expect(difference.entered.map(\.id) == ids([3]))
    #expect(difference.entered.map(\.offset) == [0])
    #expect(difference.moved.isEmpty)
  }

  @Test func theSameRowsInTheSameOrderAreNoDifference() {
    #expect(RowsDifference(from: ids([1, 2, 3]), to: ids([1, 2, 3])).isEmpty)
    #expect(RowsDifference(from: ids([]), to: ids([])).isEmpty)
    #expect(!RowsDifference(from: ids([1, 2, 3]), to: ids([1, 3, 2])).isEmpty)
    #expect(!RowsDifference(from: ids([1, 2]), to: ids([1, 3])).isEmpty)
    #expect(!RowsDifference(from: ids([1]), to: ids([])).isEmpty)
    #expect(!RowsDifference(from: ids([]), to: ids([1])).isEmpty)
  }

  @Test func foldingTakesRowsAwayAndMovesNone() {
    let outline = Outline(drawn: "(()())()")
    let (open, folded) = (VisibleRows(of: outline), VisibleRows(of: outline) { _ in true })
    let difference = RowsDifference(from: open, to: folded)
    #expect(difference.left.map(\.offset) == [1, 2])
    #expect(difference.entered.isEmpty && difference.moved.isEmpty)
    #expect(RowsDifference(from: folded, to: open).entered == difference.left)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func doingWhatItSaysMakesTheNewListWithAsFewMovesAsCanBe(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let all = Array(1...6)
    let old = ids(all.shuffled(using: &random).filter { _ in random.below(4) > 0 })
    let new = ids(all.shuffled(using: &random).filter { _ in random.below(4) > 0 })
    let difference = RowsDifference(from: old, to: new)
    let gone = Set(difference.left.map(\.offset) + difference.moved.map(\.oldOffset))
    var list = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let put =
      difference.entered.map { ($0.offset, $0.id) }
      + difference.moved.map { ($0.newOffset, $0.id) }
    for (offset, id) in put.sorted(by: { $0.0 < $1.0 }) { list.insert(id, at: offset) }
    #expect(list == new, "seed \(seed)")
    let common = old.filter { new.contains($0) }
    let longest = choices(from: common).filter { kept in
      kept == new.filter { kept.contains($0) }
    }.map(\.count).max()
    #expect(common.count - difference.moved.count == longest, "seed \(seed)")
  }
}
