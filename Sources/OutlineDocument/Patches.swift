/// Replaced ranges of a text outside the outline, in rising order.
extension [OutlineDocument.Patch] {
  /// What stands in the place of a range; nil where the range is as read.
  ///
  /// - Complexity: O(log *n*).
  subscript(range: Range<Int>) -> TextRange? {
    let index = place(of: range)
    return index < count && self[index].range == range ? self[index].text : nil
  }

  /// Puts a text in the place of a range; nil: the range is as read again.
  ///
  /// - Parameter number: Which of the texts that stand at one place, for a range that is empty: there
  ///   are as many before it.
  mutating func replace(_ range: Range<Int>, number: Int = 0, by text: TextRange?) {
    let index = Swift.min(place(of: range) + number, count)
    if index < count, self[index].range == range { remove(at: index) }
    if let text { insert(OutlineDocument.Patch(range: range, text: text), at: index) }
  }

  /// The index of the first that is not before a range.
  private func place(of range: Range<Int>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let other = self[middle].range
      if (other.lowerBound, other.upperBound) < (range.lowerBound, range.upperBound) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
