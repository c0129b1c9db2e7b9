/// What the scan of a part tells, to be told again in its turn and on another thread.
///
/// A word for each end and each text, three for a start, three more for each plain value.
struct EventTape: Sendable {
  /// The kinds of elements that come.
  struct Element: Sendable {
    let name: String
    let namespace: String?
  }

  private(set) var words: [UInt32] = []
  var elements: [Element] = []
  /// The ends of the start tags of the elements that are open before the part, outermost first.
  let openAtStart: [Int]
  /// The same of those that are open behind it.
  var openAtEnd: [Int] = []

  static let mostElements = Int(Mark.element) + 1

  /// What a word says beside a number.
  enum Mark {
    /// An element ends, at the offset in the other bits.
    static let end: UInt32 = 1 << 31
    static let text: UInt32 = 1 << 30
    // Of the first word of a start: which element, and how many values.
    static let isEmpty: UInt32 = 1 << 29
    static let declares: UInt32 = 1 << 28
    static let valueShift: UInt32 = 20
    static let valueCount: UInt32 = 0x1F
    static let element: UInt32 = 0xFFFF
    /// Of the first word of a value: the other two do not follow.
    static let isCoded: UInt32 = 1 << 31
    static let isSpaced: UInt32 = 1 << 30
    static let number: UInt32 = 0xF
  }

  init(of part: SourcePart) {
    openAtStart = part.openTags.map(\.upperBound)
    words.reserveCapacity(part.range.count / 32)
  }

  /// Writes down a start tag.
  ///
  /// - Parameters:
  ///   - number: That of its kind in ``elements``.
  ///   - valueCount: How many attributes the scan watches.
  mutating func startElement(
    _ element: borrowing XMLStartElement, number: Int, watching valueCount: Int
  ) {
    let first = words.count
    var mark = UInt32(truncatingIfNeeded: number)
    if element.isEmpty { mark |= Mark.isEmpty }
    if element.declaresNamespaces { mark |= Mark.declares }
    words.append(mark)
    words.append(UInt32(truncatingIfNeeded: element.start))
    words.append(UInt32(truncatingIfNeeded: element.tagEnd))
    for index in 0..<valueCount {
      switch element.value(index) {
      case nil: continue
      case .coded: words.append(UInt32(truncatingIfNeeded: index) | Mark.isCoded)
      case .plain(let range): append(range, of: UInt32(truncatingIfNeeded: index))
      case .spaced(let range):
        append(range, of: UInt32(truncatingIfNeeded: index) | Mark.isSpaced)
      }
      words[first] &+= 1 << Mark.valueShift
    }
  }

  private mutating func append(_ range: Range<Int>, of number: UInt32) {
    words.append(number)
    words.append(UInt32(truncatingIfNeeded: range.lowerBound))
    words.append(UInt32(truncatingIfNeeded: range.upperBound))
  }

  mutating func endElement(end: Int) {
    words.append(UInt32(truncatingIfNeeded: end) | Mark.end)
  }

  mutating func text() {
    words.append(Mark.text)
  }
}
