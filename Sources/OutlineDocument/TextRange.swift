/// A run of bytes of a document: of the text as read or, behind it, of what edits have added.
///
/// One space of offsets holds both, so that whatever stands somewhere can be said in two numbers.
struct TextRange: Hashable, Sendable {
  var start: UInt32
  var end: UInt32

  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  static let empty = TextRange(0, 0)

  var lower: Int { Int(start) }
  var upper: Int { Int(end) }
  var count: Int { upper - lower }
  var isEmpty: Bool { start == end }
}
