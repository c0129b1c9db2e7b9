import OutlineTree
import Testing

/// Moves by offsets in a list of rows of all levels. The outline is `a(b(c) d) e`, the nodes 0 to 4.
@Suite struct VisibleRowsMoveTests {
  private let outline = Outline(drawn: "((())())()")

  private func drawn(_ outline: Outline, _ parent: NodeID = .root) -> String {
    outline.children(of: parent).map { id in
      let inner = drawn(outline, id)
      return "\(id.index - 1)" + (inner.isEmpty ? "" : "(\(inner))")
    }.joined(separator: " ")
  }

  private func moved(
    _ offsets: [Int], to boundary: Int, folded: [Int] = []
  ) throws -> String {
    var outline = outline
    let ids = outline.ids
    let rows = VisibleRows(of: outline) { id in folded.contains { ids[$0] == id } }
    try outline.move(fromOffsets: offsets, toOffset: boundary, in: rows)
    #expect(outline.firstBrokenInvariant() == nil)
    return drawn(outline)
  }

  @Test func aNodeComesDirectlyBeforeTheRowBehindTheBoundaryAtItsLevel() throws {
    #expect(try moved([4], to: 0) == "4 0(1(2) 3)")
    #expect(try moved([4], to: 1) == "0(4 1(2) 3)")
    #expect(try moved([4], to: 2) == "0(1(4 2) 3)")
    #expect(try moved([4], to: 3) == "0(1(2) 4 3)")
    #expect(try moved([2], to: 1) == "0(2 1 3) 4")
    #expect(try moved([1], to: 0) == "1(2) 0(3) 4")
    #expect(try moved([1], to: 4) == "0(3) 1(2) 4", "and not behind 3 in 0")
  }

  @Test func atTheEndItComesDirectlyAfterTheLastRow() throws {
    #expect(try moved([1], to: 5) == "0(3) 4 1(2)")
    #expect(try moved([0], to: 5) == "4 0(1(2) 3)")
    var outline = Outline(drawn: "()(())")
    let rows = VisibleRows(of: outline)
    try outline.move(fromOffsets: [0], toOffset: 3, in: rows)
    #expect(drawn(outline) == "1(2 0)")
  }

  @Test func aBoundaryInsideOrNextToASingleNodeAndItsRowsChangesNothing() throws {
    let same = "0(1(2) 3) 4"
    for boundary in 0...4 { #expect(try moved([0], to: boundary) == same) }
    for boundary in 1...3 { #expect(try moved([1], to: boundary) == same) }
    for boundary in 2...3 { #expect(try moved([2], to: boundary) == same) }
    for boundary in 1...2 { #expect(try moved([1], to: boundary, folded: [1]) == same) }
    #expect(try moved([], to: 0) == same)
  }

  @Test func severalStandTogetherBeforeTheFirstRowThatStays() throws {
    #expect(try moved([2, 3], to: 0) == "2 3 0(1) 4")
    #expect(try moved([4, 1], to: 0) == "1(2) 4 0(3)")
    #expect(try moved([1, 2], to: 0) == "1(2) 0(3) 4", "2 goes along with 1")
    #expect(try moved([0, 4], to: 2) == "0(1(2) 3) 4", "no row stays")
    #expect(try moved([1, 4], to: 2) == "0(1(2) 4 3)", "within 1, before 3")
  }

  @Test func whatIsFoldedGoesAlong() throws {
    #expect(try moved([1], to: 0, folded: [0, 1]) == "4 0(1(2) 3)")
    #expect(try moved([1], to: 3, folded: [1]) == "0(3) 1(2) 4")
  }

  @Test func whatIsRefused() {
    let rows = VisibleRows(of: outline)
    func refuse(_ offsets: [Int], _ boundary: Int, in rows: VisibleRows, _ error: OutlineError) {
      outline.expectRefusal(error) { outline throws(OutlineError) in
        try outline.move(fromOffsets: offsets, toOffset: boundary, in: rows)
      }
    }
    refuse([5], 0, in: rows, .offsetOutOfRange(offset: 5, count: 5, parent: .root))
    refuse([-1], 0, in: rows, .offsetOutOfRange(offset: -1, count: 5, parent: .root))
    refuse([0], 6, in: rows, .boundaryOutOfRange(boundary: 6, count: 5, parent: .root))
    refuse([1, 1], 0, in: rows, .repeatedOffset(1, parent: .root))
    let larger = VisibleRows(of: Outline(flat: 6))
    refuse([5], 0, in: larger, .unknownNode(larger[5].id))
  }
}
