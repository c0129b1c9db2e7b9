import OutlineTree
import Testing

@Suite struct ReorderTests {
  @Test(arguments: 0..<5, 0...5)
  func oneOffsetAndABoundaryMeanWhatMoveSubrangesMeans(offset: Int, boundary: Int) throws {
    var outline = Outline(flat: 5)
    var expected = outline.topIDs
    expected.moveSubranges(RangeSet(offset..<offset + 1), to: boundary)
    try outline.move(fromOffsets: CollectionOfOne(offset), toOffset: boundary, in: outline.root)
    #expect(outline.topIDs == expected)
  }

  @Test func aTableOfOneOffsetAndABoundary() throws {
    let table = [
      "01234 01234 10234 12034 12304 12340",
      "10234 01234 01234 02134 02314 02341",
      "20134 02134 01234 01234 01324 01342",
      "30124 03124 01324 01234 01234 01243",
      "40123 04123 01423 01243 01234 01234",
    ]
    for (offset, row) in table.enumerated() {
      for (boundary, expected) in row.split(separator: " ").enumerated() {
        var outline = Outline(flat: 5)
        try outline.move(fromOffsets: [offset], toOffset: boundary, in: outline.root)
        #expect(outline.topIDs.map { "\($0.index - 1)" }.joined() == expected)
      }
    }
  }

  @Test(arguments: choices(from: Array(0..<5)), 0...5)
  func severalOffsetsKeepTheirOrderAsMoveSubrangesDoes(offsets: [Int], boundary: Int) {
    let tree = Modelled(Outline(flat: 5))
    for order in [offsets, offsets.reversed()] {
      tree.expectAgreement(on: .reorder(order, boundary: boundary, parent: .root))
    }
  }

  @Test(arguments: 0..<5, 0..<5)
  func aSectionEndsAtItsFinalIndex(offset: Int, index: Int) throws {
    var outline = Outline(flat: 5)
    var expected = outline.topIDs
    expected.insert(expected.remove(at: offset), at: index)
    try outline.moveSection(offset, toFinalIndex: index, in: outline.root)
    #expect(outline.topIDs == expected)
  }

  @Test func offsetsMayComeFromASequenceThatCanBeWalkedOnce() throws {
    var outline = Outline(flat: 3)
    let ids = outline.topIDs
    var rest = [2, 1].makeIterator()
    let once = AnyIterator { rest.next() }
    try outline.move(fromOffsets: once, toOffset: 0, in: outline.root)
    #expect(outline.topIDs == [ids[1], ids[2], ids[0]])
  }

  @Test func whatOffsetsAndBoundariesAreRefused() {
    let outline = Outline(flat: 3)
    let root = outline.root
    let wrongOffset = OutlineError.offsetOutOfRange(offset: 3, count: 3, parent: root)
    outline.expectRefusal(wrongOffset) { outline throws(OutlineError) in
      try outline.move(fromOffsets: [0, 3], toOffset: 0, in: root)
    }
    outline.expectRefusal(.offsetOutOfRange(offset: -1, count: 3, parent: root)) {
      outline throws(OutlineError) in
      try outline.move(fromOffsets: [-1, 3], toOffset: 9, in: root)
    }
    outline.expectRefusal(.repeatedOffset(1, parent: root)) { outline throws(OutlineError) in
      try outline.move(fromOffsets: [1, 0, 1], toOffset: 0, in: root)
    }
    outline.expectRefusal(.boundaryOutOfRange(boundary: 4, count: 3, parent: root)) {
      outline throws(OutlineError) in try outline.move(fromOffsets: [0], toOffset: 4, in: root)
    }
    outline.expectRefusal(.boundaryOutOfRange(boundary: -1, count: 3, parent: root)) {
      outline throws(OutlineError) in try outline.move(fromOffsets: [], toOffset: -1, in: root)
    }
    outline.expectRefusal(.unknownNode(strangeID)) { outline throws(OutlineError) in
      try outline.move(fromOffsets: [0], toOffset: 0, in: strangeID)
    }
    outline.expectRefusal(wrongOffset) { outline throws(OutlineError) in
      try outline.moveSection(3, toFinalIndex: 0, in: root)
    }
    outline.expectRefusal(wrongOffset) { outline throws(OutlineError) in
      try outline.moveSection(0, toFinalIndex: 3, in: root)
    }
    outline.expectRefusal(.unknownNode(strangeID)) { outline throws(OutlineError) in
      try outline.moveSection(0, toFinalIndex: 0, in: strangeID)
    }
  }
}
