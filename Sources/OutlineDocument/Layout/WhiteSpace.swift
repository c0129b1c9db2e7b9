internal import OutlineXML

/// White space as layout reads it: line ends, and the indentation behind the last of them.
///
/// A line ends at LF, CR LF or a lone CR (XML 1.0 §2.11).
enum WhiteSpace {
  /// How many lines end in the bytes.
  static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == .carriageReturn || (byte == .lineFeed && previous != .carriageReturn) {
        count += 1
      }
      previous = byte
    }
    return count
  }

  /// The indices of the last line end in the bytes; nil where no line ends.
  static func lastLineEnd(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let last = bytes.lastIndex(where: \.isLineEnd) else { return nil }
    let isPair =
      bytes[last] == .lineFeed && last > bytes.startIndex && bytes[last - 1] == .carriageReturn
    return (isPair ? last - 1 : last)..<last + 1
  }

  /// The white space that the bytes begin with.
  static func leading(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix(while: \.isXMLSpace)
  }

  /// The white space that the bytes end with.
  static func trailing(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = bytes.lastIndex(where: { !$0.isXMLSpace }) else { return bytes }
    return bytes[(last + 1)...]
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let lessThan = UInt8(ascii: "<")
}

/// How a line begins that a unit stands first on.
struct LineStart: Equatable, Sendable {
  /// The line end before it: LF, CR LF or CR.
  var lineEnd: [UInt8]
  /// The white space between the line end and the unit.
  var indent: [UInt8]

  /// The start of the line that begins in the white space at the end of `gap`; nil where none does.
  init?(endOf gap: ArraySlice<UInt8>) {
    let white = WhiteSpace.trailing(gap)
    guard let lineEnd = WhiteSpace.lastLineEnd(in: white) else { return nil }
    self.init(lineEnd: Array(white[lineEnd]), indent: Array(white[lineEnd.upperBound...]))
  }

  init(lineEnd: [UInt8], indent: [UInt8]) {
    self.lineEnd = lineEnd
    self.indent = indent
  }

  /// The bytes of a gap that begins such a line.
  var gap: [UInt8] { lineEnd + indent }

  /// What this line is indented more than the other; nil where it does not begin as the other does.
  func excess(over other: LineStart) -> [UInt8]? {
    indent.starts(with: other.indent) ? Array(indent[other.indent.count...]) : nil
  }
}
