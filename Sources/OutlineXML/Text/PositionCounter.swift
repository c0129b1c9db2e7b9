/// Finds the lines and columns of offsets of one source, each from where the last one was.
///
/// A line ends at LF, CR LF or a lone CR; columns count Unicode scalars; a byte-order mark at the
/// start of the text is none.
public struct PositionCounter: Sendable {
  private let bytes: [UInt8]
  /// Where offsets stood before the text was mended.
  private let mended: MendedText?
  /// Where the text came from, if it was made of another.
  private let map: SourceMap?
  private let textStart: Int
  private var line = 1
  private var lineStart: Int
  private var nextLF: Int?
  private var nextCR: Int?
  /// The last place asked, and the scalars between the start of its line and it: in a text on one line
  /// every place is on the line of the last.
  private var last = (place: 0, scalars: 0)

  /// A counter that stands at the start of the source; its places are those in the text as read.
  ///
  /// - Parameter countsAsRead: Whether offsets are those in ``XMLSource/textAsRead`` too.
  public init(_ source: XMLSource, countingAsRead countsAsRead: Bool = false) {
    bytes = source.textAsRead
    mended = countsAsRead ? nil : source.mended
    map = source.map
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = textStart
    last.place = textStart
  }

  /// The line and column of an offset; the end of the text has one too, beyond it there is none
  /// and the end is meant.
  ///
  /// - Complexity: O(*d*), the distance from the last offset asked, if that was not behind this one;
  ///   else O(this offset).
  public mutating func position(of offset: Int) -> SourcePosition {
    if let map { return map.position(of: offset) }
    let offset = mended?.originalOffset(of: offset) ?? offset
    let place = min(max(offset, textStart), bytes.count - 1)
    if place < lineStart {
      (line, lineStart, nextLF, nextCR) = (1, textStart, nil, nil)
    }
    while let end = nextLineEnd(), end.upperBound <= place {
      line += 1
      lineStart = end.upperBound
    }
    return SourcePosition(line: line, column: 1 + scalars(before: place))
  }

  private mutating func nextLineEnd() -> Range<Int>? {
    let lf = advance(&nextLF, to: 0x0A)
    let cr = advance(&nextCR, to: 0x0D)
    let first = min(lf, cr)
    guard first < bytes.count - 1 else { return nil }
    let isPair = first == cr && lf == cr + 1 && lf < bytes.count - 1
    return first..<first + (isPair ? 2 : 1)
  }

  private func advance(_ known: inout Int?, to byte: UInt8) -> Int {
    if let known, known >= lineStart { return known }
    let found = bytes.firstOffset(of: byte, in: lineStart..<bytes.count - 1) ?? bytes.count - 1
    known = found
    return found
  }

  private mutating func scalars(before place: Int) -> Int {
    if last.place < lineStart || last.place > place { last = (lineStart, 0) }
    last.scalars += bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes[last.place..<place] where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
    last.place = place
    return last.scalars
  }
}
