import OutlineTree
import Testing

/// On which side nodes are put, and that those which stand right already are let be.
///
/// The outline is `a(b c) d e f`; nodes are numbered from 0.
@Suite struct PlacementTests {
  private let outline = Outline(drawn: "(()())()()()")

  private func expect(
    _ edit: Edit, relocates expected: [(Int, Place)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var recorder = Recorder(outline)
    _ = try edit.apply(to: &recorder)
    let wanted = expected.map { Recorder.Relocation(id: outline.ids[$0.0], place: $0.1) }
    #expect(recorder.relocations == wanted, sourceLocation: sourceLocation)
  }

  private func id(_ number: Int) -> NodeID { outline.ids[number] }

  @Test func beforeIsDirectlyBeforeTheSiblingBehindFromTheLastOneOn() throws {
    try expect(
      .move([id(4), id(5)], to: .before(id(0))),
      relocates: [(5, .before(id(0))), (4, .before(id(5)))])
    try expect(.move([id(3), id(1)], to: .before(id(4))), relocates: [(1, .before(id(3)))])
    try expect(.move([id(3), id(4)], to: .before(id(3))), relocates: [])
    try expect(
      .move([id(3), id(5)], to: .before(id(3))),
      relocates: [
        (5, .before(id(4)))
      ])
  }

  @Test func afterIsDirectlyBehindTheSiblingBefore() throws {
    try expect(
      .move([id(3), id(4)], to: .after(id(5))),
      relocates: [(3, .after(id(5))), (4, .after(id(3)))])
    try expect(.move([id(3), id(1)], to: .after(id(0))), relocates: [(1, .after(id(0)))])
    try expect(.move([id(5), id(3)], to: .after(id(3))), relocates: [(5, .after(id(3)))])
    try expect(.move([id(0), id(5)], to: .after(id(0))), relocates: [(5, .before(id(3)))])
  }

  @Test func firstIsDirectlyBeforeTheFirstChildAndLastDirectlyBehindTheLast() throws {
    try expect(.move([id(5)], to: .first(in: id(0))), relocates: [(5, .before(id(1)))])
    try expect(.move([id(5)], to: .last(in: id(0))), relocates: [(5, .after(id(2)))])
    try expect(.move([id(5)], to: .first(in: id(3))), relocates: [(5, .last(in: id(3)))])
    try expect(
      .moveFirst([id(2), id(5)]),
      relocates: [
        (2, .before(id(1))), (5, .before(id(0))),
      ])
    try expect(.moveLast([id(1), id(3)]), relocates: [(1, .after(id(2))), (3, .after(id(5)))])
  }

  @Test func aBoundaryIsDirectlyBeforeTheChildBehindOrBehindTheLast() throws {
    try expect(
      .moveUnder([id(5)], parent: id(0), boundary: 1), relocates: [(5, .before(id(2)))])
    try expect(.moveUnder([id(5)], parent: id(0), boundary: 2), relocates: [(5, .after(id(2)))])
    try expect(.reorder([0], boundary: 2, parent: .root), relocates: [(0, .before(id(4)))])
    try expect(.reorder([0], boundary: 4, parent: .root), relocates: [(0, .after(id(5)))])
    try expect(.section(0, index: 1, parent: .root), relocates: [(0, .before(id(4)))])
    try expect(.section(0, index: 3, parent: .root), relocates: [(0, .after(id(5)))])
    try expect(.section(3, index: 1, parent: .root), relocates: [(5, .before(id(3)))])
  }

  @Test func upIsDirectlyBeforeWhatIsPassedAndDownDirectlyBehind() throws {
    try expect(.moveUp([id(4)], by: 1), relocates: [(4, .before(id(3)))])
    try expect(.moveUp([id(4)], by: .max), relocates: [(4, .before(id(0)))])
    try expect(.moveDown([id(0)], by: 2), relocates: [(0, .after(id(4)))])
    try expect(.moveDown([id(0)], by: .max), relocates: [(0, .after(id(5)))])
    try expect(.moveUp([id(0), id(3)], by: 3), relocates: [])
    try expect(.moveDown([id(4), id(5)], by: 3), relocates: [])
  }

  @Test func levelsArePutDirectlyBehindTheSiblingBefore() throws {
    try expect(.indent([id(3), id(4)]), relocates: [(3, .after(id(2))), (4, .after(id(3)))])
    try expect(.indent([id(4)]), relocates: [(4, .last(in: id(3)))])
    try expect(.outdent([id(1), id(2)]), relocates: [(1, .after(id(0))), (2, .after(id(1)))])
  }

  @Test func whereNothingStaysTheChildrenThatAreThereStayAndTheOthersComeBesideThem() throws {
    try expect(
      .move([id(2), id(1), id(5)], to: .first(in: id(0))), relocates: [(5, .after(id(2)))])
    try expect(.move([id(0), id(1)], to: .last(in: id(3))), relocates: [(0, .last(in: id(3)))])
    var both = outline
    try both.move([id(1), id(3)], firstIn: id(4))
    #expect(Array(both.children(of: id(4))) == [id(1), id(3)])
  }
}
