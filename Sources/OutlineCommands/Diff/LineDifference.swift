/// A run of lines that stands in the place of another run.
struct LineChange: Equatable {
  /// The old lines that go; empty: some are only added.
  var old: Range<Int>
  /// The new lines that come; empty: some are only removed.
  var new: Range<Int>
}

/// Which lines are to be removed from one sequence, and which added, to make another of it.
///
/// The shortest list is found where that is possible within a bound of the work; beyond it, lines
/// that stand once in either sequence are taken for the same, as many as keep their order.
struct LineDifference {
  private let old: [Int32]
  private let new: [Int32]
  /// Whether the line at each offset has no partner in the other sequence.
  private var isRemoved: [Bool]
  private var isAdded: [Bool]

  /// Compares sequences of line numbers below `numberCount`.
  init(from old: [Int32], to new: [Int32], numberCount: Int, bound: Int = 256) {
    self.old = old
    self.new = new
    isRemoved = [Bool](repeating: true, count: old.count)
    isAdded = [Bool](repeating: true, count: new.count)
    // Lines that the other sequence does not have need not be looked at.
    let oldOffsets = Self.offsets(of: old, sharedWith: new, numberCount)
    let newOffsets = Self.offsets(of: new, sharedWith: old, numberCount)
    var matching = LineMatching(
      old: oldOffsets.map { old[$0] }, new: newOffsets.map { new[$0] }, numberCount: numberCount,
      bound: bound)
    matching.run()
    for (left, right) in matching.pairs {
      isRemoved[oldOffsets[left]] = false
      isAdded[newOffsets[right]] = false
    }
  }

  private static func offsets(
    of lines: [Int32], sharedWith others: [Int32], _ numberCount: Int
  ) -> [Int] {
    var isThere = [Bool](repeating: false, count: numberCount)
    for number in others { isThere[Int(number)] = true }
    return lines.indices.filter { isThere[Int(lines[$0])] }
  }

  /// The changes from the first line to the last, each between equal lines.
  var changes: [LineChange] {
    var found: [LineChange] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let start = (i, j)
      while i < old.count, isRemoved[i] { i += 1 }
      while j < new.count, isAdded[j] { j += 1 }
      if i > start.0 || j > start.1 {
        found.append(LineChange(old: start.0..<i, new: start.1..<j))
      } else {
        i += 1
        j += 1
      }
    }
    return slidDown(found)
  }

  /// Of several places where the same lines could be said to come or go, takes the last: then a
  /// start tag and its end tag stay together.
  private func slidDown(_ changes: [LineChange]) -> [LineChange] {
    var result: [LineChange] = []
    for var change in changes.reversed() {
      while let next = slid(change, before: result.last) {
        change = next
        if let following = result.last, change.old.upperBound == following.old.lowerBound,
          change.new.upperBound == following.new.lowerBound
        {
          change.old = change.old.lowerBound..<following.old.upperBound
          change.new = change.new.lowerBound..<following.new.upperBound
          result.removeLast()
        }
      }
      result.append(change)
    }
    return result.reversed()
  }

  /// The change one line further down, where that says the same.
  private func slid(_ change: LineChange, before following: LineChange?) -> LineChange? {
    guard change.old.upperBound < (following?.old.lowerBound ?? old.count) else { return nil }
    let (lines, run) = change.old.isEmpty ? (new, change.new) : (old, change.old)
    guard change.old.isEmpty || change.new.isEmpty, run.upperBound < lines.count,
      lines[run.lowerBound] == lines[run.upperBound]
    else { return nil }
    return LineChange(
      old: change.old.lowerBound + 1..<change.old.upperBound + 1,
      new: change.new.lowerBound + 1..<change.new.upperBound + 1)
  }
}
