import OutlineTree

extension PlainTree {
  mutating func reorder(
    _ offsets: [Int], to boundary: Int, in parent: NodeID
  ) throws(OutlineError) {
    guard var list = children[parent] else { throw .unknownNode(parent) }
    let count = list.count
    if let wrong = offsets.sorted().first(where: { !(0..<count).contains($0) }) {
      throw .offsetOutOfRange(offset: wrong, count: count, parent: parent)
    }
    if let twice = offsets.sorted().first(where: { one in offsets.count { $0 == one } > 1 }) {
      throw .repeatedOffset(twice, parent: parent)
    }
    guard (0...count).contains(boundary) else {
      throw .boundaryOutOfRange(boundary: boundary, count: count, parent: parent)
    }
    list.moveSubranges(RangeSet(offsets, within: list), to: boundary)
    children[parent] = list
  }

  mutating func moveSection(
    _ offset: Int, to index: Int, in parent: NodeID
  ) throws(OutlineError) {
    guard var list = children[parent] else { throw .unknownNode(parent) }
    for wrong in [offset, index] where !list.indices.contains(wrong) {
      throw .offsetOutOfRange(offset: wrong, count: list.count, parent: parent)
    }
    list.insert(list.remove(at: offset), at: index)
    children[parent] = list
  }
}
