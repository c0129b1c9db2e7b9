extension Sequence<String> {
  /// The word that was most likely meant by `typed`: the one with the fewest letters added, left
  /// out, changed or swapped, if those are few enough to be a slip.
  func nearest(to typed: String) -> String? {
    let allowed = Swift.max(1, typed.count / 3)
    return map { (word: $0, distance: typed.editDistance(to: $0)) }
      .filter { $0.distance <= allowed || (typed.count >= 3 && $0.word.hasPrefix(typed)) }
      .min { $0.distance < $1.distance }?
      .word
  }
}

extension String {
  /// The number of single letters to add, leave out, change or swap with the next one
  /// (optimal string alignment).
  func editDistance(to other: String) -> Int {
    let left = Array(self)
    let right = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = Swift.min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
