import TestSupport
import Testing

@testable import OutlineCommands

/// The differences of two sequences of lines, against a plain table of longest common parts.
@Suite struct LineDifferenceTests {
  @Test(arguments: [(4, Int32(3)), (6, 2)])
  func allShortSequencesGetTheFewestChanges(length: Int, numbers: Int32) {
    let sequences = Self.sequences(upTo: length, of: numbers)
    for old in sequences {
      for new in sequences {
        let changes = LineDifference(from: old, to: new, numberCount: Int(numbers)).changes
        let size = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
        // One expectation for each pair would take longer than the work.
        guard
          Self.applying(changes, to: old, from: new) != new
            || size != Self.fewestChanges(old, new)
        else { continue }
        Issue.record("\(old) to \(new): \(changes)")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 8]) func beyondTheBoundTheResultIsStillRight(bound: Int) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let size = Int.random(in: 1...60, using: &random)
      let numbers = Int32.random(in: 1...70, using: &random)
      let old = (0..<size).map { _ in Int32.random(in: 0..<numbers, using: &random) }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) where !new.isEmpty {
        let moved = new.remove(at: Int.random(in: 0..<new.count, using: &random))
        new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
      }
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      let changes = LineDifference(
        from: old, to: new, numberCount: Int(numbers), bound: bound
      ).changes
      #expect(Self.applying(changes, to: old, from: new) == new)
    }
  }

  @Test func aLongBlockThatMovedIsOneRunGoneAndOneCome() {
    let old = (0..<5_000).map(Int32.init)
    let new = Array(old[1_000..<4_000] + old[..<1_000] + old[4_000...])
    let changes = LineDifference(from: old, to: new, numberCount: old.count).changes
    #expect(
      changes == [
        LineChange(old: 0..<1_000, new: 0..<0), LineChange(old: 4_000..<4_000, new: 3_000..<4_000),
      ])
  }

  @Test func anAddedGroupKeepsItsStartAndEndTagTogether() {
    // 0 <folder>, 1 <feed/>, 2 </folder>; the second folder is new.
    let changes = LineDifference(from: [0, 1, 2, 9], to: [0, 1, 2, 0, 1, 2, 9], numberCount: 10)
      .changes
    #expect(changes == [LineChange(old: 3..<3, new: 3..<6)])
  }

  // MARK: - The oracle

  private static func sequences(upTo length: Int, of numbers: Int32) -> [[Int32]] {
    var all: [[Int32]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { sequence in (0..<numbers).map { sequence + [$0] } }
      all += last
    }
    return all
  }

  private static func applying(
    _ changes: [LineChange], to old: [Int32], from new: [Int32]
  ) -> [Int32] {
    var result: [Int32] = []
    var done = 0
    for change in changes {
      result += old[done..<change.old.lowerBound] + new[change.new]
      done = change.old.upperBound
    }
    return result + old[done...]
  }

  private static func fewestChanges(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = Array(0...new.count)
    for (i, line) in old.enumerated() {
      var next = [i + 1]
      for (j, other) in new.enumerated() {
        next.append(line == other ? row[j] : min(row[j + 1], next[j]) + 1)
      }
      row = next
    }
    return row[new.count]
  }
}
