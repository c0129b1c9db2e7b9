internal import OutlineTree

/// Finds partners for the lines of two sequences, without recursion.
struct LineMatching {
  /// The offsets of lines that are taken for the same, not in any order.
  private(set) var pairs: [(Int, Int)] = []

  private let old: [Int32]
  private let new: [Int32]
  private var boxes: [Box]
  private var search: MiddlePointSearch
  /// How often each line number occurs in the box at hand; all zero in between.
  private var oldCounts: [Int32]
  private var newCounts: [Int32]
  private var newOffset: [Int]

  /// A part of either sequence, between lines that have partners.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(old: [Int32], new: [Int32], numberCount: Int, bound: Int) {
    self.old = old
    self.new = new
    boxes = [Box(old: old.indices, new: new.indices)]
    search = MiddlePointSearch(bound: bound)
    oldCounts = [Int32](repeating: 0, count: numberCount)
    newCounts = oldCounts
    newOffset = [Int](repeating: 0, count: numberCount)
  }

  /// Finds all of them.
  mutating func run() {
    while var box = boxes.popLast() {
      trim(&box)
      if box.old.isEmpty || box.new.isEmpty { continue }
      if let point = search.find(in: old[box.old], new[box.new]) {
        let (i, j) = (box.old.lowerBound + point.old, box.new.lowerBound + point.new)
        boxes.append(Box(old: box.old.lowerBound..<i, new: box.new.lowerBound..<j))
        boxes.append(Box(old: i..<box.old.upperBound, new: j..<box.new.upperBound))
      } else {
        let unique = uniquePairs(in: box)
        let rise = Set(longestRise(unique.map(\.1)))
        split(box, at: unique.filter { rise.contains($0.1) })
      }
    }
  }

  /// Pairs what is equal at the front and at the back.
  private mutating func trim(_ box: inout Box) {
    var (i, j) = (box.old.lowerBound, box.new.lowerBound)
    while i < box.old.upperBound, j < box.new.upperBound, old[i] == new[j] {
      pairs.append((i, j))
      i += 1
      j += 1
    }
    var (p, q) = (box.old.upperBound, box.new.upperBound)
    while p > i, q > j, old[p - 1] == new[q - 1] {
      p -= 1
      q -= 1
      pairs.append((p, q))
    }
    box = Box(old: i..<p, new: j..<q)
  }

  /// Leaves the parts between the pairs to be done; without any, the box has no partners.
  private mutating func split(_ box: Box, at anchors: [(Int, Int)]) {
    guard !anchors.isEmpty else { return }
    var (i, j) = (box.old.lowerBound, box.new.lowerBound)
    for (left, right) in anchors {
      pairs.append((left, right))
      boxes.append(Box(old: i..<left, new: j..<right))
      (i, j) = (left + 1, right + 1)
    }
    boxes.append(Box(old: i..<box.old.upperBound, new: j..<box.new.upperBound))
  }

  /// The lines that stand once in either part, in the order of the old one.
  private mutating func uniquePairs(in box: Box) -> [(Int, Int)] {
    for number in old[box.old] { oldCounts[Int(number)] += 1 }
    for j in box.new {
      newCounts[Int(new[j])] += 1
      newOffset[Int(new[j])] = j
    }
    let found = box.old.compactMap { i in
      let number = Int(old[i])
      return oldCounts[number] == 1 && newCounts[number] == 1 ? (i, newOffset[number]) : nil
    }
    for number in old[box.old] { oldCounts[Int(number)] = 0 }
    for number in new[box.new] { newCounts[Int(number)] = 0 }
    return found
  }
}
