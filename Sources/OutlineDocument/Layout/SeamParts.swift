internal import OutlineXML

/// A seam, fallen into what belongs to the node before, to nobody, and to the node behind.
struct SeamParts {
  private(set) var suffix: TextRange
  private(set) var gap: TextRange
  private(set) var prefix: TextRange

  /// A seam of these parts.
  init(_ suffix: TextRange, _ gap: TextRange, _ prefix: TextRange) {
    self.suffix = suffix
    self.gap = gap
    self.prefix = prefix
  }

  /// Splits a seam of the text as read.
  ///
  /// A comment that shares its line with the end of the node before belongs to that node. Comments
  /// directly above the node behind, without an empty line between, belong to it; in a document
  /// without line breaks, those without white space between. A comment that holds a `<` is an entry
  /// switched off and belongs to nobody, and neither does one on the line of the parent's start tag.
  ///
  /// - Parameters:
  ///   - bytes: The text as read.
  ///   - hasLines: Whether a line ends anywhere in the outline.
  init(of range: TextRange, in bytes: [UInt8], hasLines: Bool, seam: Seam) {
    suffix = TextRange(range.lower, range.lower)
    prefix = TextRange(range.upper, range.upper)
    gap = range
    guard bytes.firstOffset(of: .lessThan, in: range.lower..<range.upper) != nil else { return }
    let markups = Array(MarkupReader(bytes, in: range.lower..<range.upper))

    var front = 0
    if seam.before != nil, hasLines {
      front = Self.countSuffix(of: markups, in: bytes)
      if front > 0 { suffix = TextRange(range.lower, markups[front - 1].range.upperBound) }
    }
    let seamBytes = bytes[range.lower..<range.upper]
    let isOnTagLine = seam.before == nil && hasLines
    let lineStart =
      isOnTagLine ? seamBytes.firstIndex(where: \.isLineEnd) ?? range.upper : range.lower
    if seam.after != nil,
      let start = Self.prefixStart(
        of: markups[front...], in: bytes, hasLines: hasLines,
        behind: lineStart)
    {
      prefix = TextRange(start, range.upper)
    }
    gap = TextRange(suffix.upper, prefix.lower)
  }

  /// How many markups at the front are comments on the line of the node before, or space before them.
  private static func countSuffix(of markups: [Markup], in bytes: [UInt8]) -> Int {
    var count = 0
    for (index, markup) in markups.enumerated() {
      switch markup {
      case .text(let range):
        if bytes[range].contains(where: { !$0.isXMLSpace || $0.isLineEnd }) { return count }
      case .comment(let range):
        if isSwitchedOff(range, in: bytes) { return count }
        count = index + 1
        if bytes[range].contains(where: \.isLineEnd) { return count }
      default: return count
      }
    }
    return count
  }

  /// Where the comments begin that stand directly above what is behind the markups, and not before the
  /// start of a line.
  private static func prefixStart(
    of markups: ArraySlice<Markup>, in bytes: [UInt8], hasLines: Bool, behind lineStart: Int
  ) -> Int? {
    var start: Int?
    for markup in markups.reversed() {
      switch markup {
      case .text(let range):
        let white = bytes[range]
        let isClose = hasLines && WhiteSpace.lineEnds(in: white) <= 1
        if !isClose || !white.allSatisfy(\.isXMLSpace) { return start }
      case .comment(let range):
        if isSwitchedOff(range, in: bytes) { return start }
        if range.lowerBound < lineStart { return start }
        start = range.lowerBound
      default: return start
      }
    }
    return start
  }

  /// Whether a comment holds a `<` behind its own.
  static func isSwitchedOff(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes[range].dropFirst().contains(.lessThan)
  }
}
