import OutlineTree
import TestSupport
import Testing

@Suite struct FlatRecordTests {
  private typealias Record = FlatRecord<String>

  private func records(_ rows: [(String, String?, Int)]) -> [Record] {
    rows.map { Record(id: $0.0, parent: $0.1, sortNumber: $0.2) }
  }

  @Test func nodesAreRowsWithTheirParentAndTheirPlaceAmongSiblings() {
    let outline = Outline(drawn: "(()(()))()")
    let names = Dictionary(uniqueKeysWithValues: zip(outline.ids, ["a", "b", "c", "d", "e"]))
    let expected = [
      ("a", nil, 0), ("b", "a", 0), ("c", "a", 1), ("d", "c", 0), ("e", nil, 1),
    ]
    #expect(outline.flatRecords { names[$0] ?? "" } == records(expected))
    #expect(outline.flatRecords().map(\.id) == outline.ids)
    #expect(Outline().flatRecords().isEmpty)
  }

  @Test func rowsInAnyOrderMakeTheOutline() throws {
    let rows = records([
      ("d", "c", 7), ("e", nil, 9), ("c", "a", 5), ("a", nil, -3), ("b", "a", 2),
    ])
    let (outline, nodes) = try Outline.assembled(from: rows)
    let names = Dictionary(uniqueKeysWithValues: nodes.map { ($0.value, $0.key) })
    #expect(outline.count == 5)
    #expect(outline.firstBrokenInvariant() == nil)
    let expected = [
      ("a", nil, 0), ("b", "a", 0), ("c", "a", 1), ("d", "c", 0), ("e", nil, 1),
    ]
    #expect(outline.flatRecords { names[$0] ?? "" } == records(expected))
  }

  @Test func equalNumbersStandAsTheyAreGiven() throws {
    let rows = records([("b", nil, 1), ("a", nil, 1), ("c", nil, 0)])
    let (outline, nodes) = try Outline.assembled(from: rows)
    #expect(outline.topIDs == ["c", "b", "a"].map { nodes[$0] })
  }

  @Test(arguments: (0...5).flatMap { drawings(of: $0) })
  func whatGoesOutComesBackInTheSameOrder(drawing: String) throws {
    let outline = Outline(drawn: drawing)
    let (copy, nodes) = try Outline.assembled(from: outline.flatRecords().reversed())
    #expect(nodes.count == outline.count)
    let back = Dictionary(uniqueKeysWithValues: nodes.map { ($0.value, $0.key) })
    #expect(copy.flatRecords { back[$0] ?? strangeID } == outline.flatRecords())
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func numbersAreDenseAfterEveryMoveAndDeletion(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var outline = Outline(drawn: "(()()(()))(())()()()(()())")
    while outline.count > 0 {
      let id = random.node(in: outline)
      if random.below(6) == 0 {
        try? outline.delete(id)
      } else {
        try? outline.relocate(id, to: random.place(in: outline))
      }
      let records = outline.flatRecords()
      #expect(records.map(\.id) == outline.ids, "seed \(seed)")
      for (parent, rows) in Dictionary(grouping: records, by: \.parent) {
        #expect(rows.map(\.sortNumber) == Array(0..<rows.count), "seed \(seed)")
        #expect(rows.map(\.id) == Array(outline.children(of: parent ?? .root)), "seed \(seed)")
      }
    }
  }

  @Test func whatFitsNowhereIsRefused() {
    func refuse(_ error: FlatRecordError<String>, _ rows: [(String, String?, Int)]) {
      #expect(throws: error) { try Outline.assembled(from: records(rows)) }
    }
    refuse(.repeatedID("a"), [("a", nil, 0), ("b", nil, 1), ("a", "b", 0)])
    refuse(.unknownParent("x", record: "b"), [("a", nil, 0), ("b", "x", 0)])
    refuse(.cycle(["a"]), [("a", "a", 0)])
    refuse(.cycle(["b", "c"]), [("a", nil, 0), ("b", "c", 0), ("c", "b", 0)])
    refuse(.cycle(["b", "c"]), [("a", "b", 0), ("b", "c", 0), ("c", "b", 0)])
  }

  @Test func depthIsNoTrouble() throws {
    let outline = Outline(chain: 100_000)
    let (copy, _) = try Outline.assembled(from: outline.flatRecords())
    #expect(copy.flatRecords() == outline.flatRecords())
  }
}
