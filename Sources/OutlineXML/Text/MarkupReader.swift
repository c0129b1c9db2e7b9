/// Goes through text that is known to be well-formed, piece by piece and without a gap.
///
/// Nothing is allocated. The range should begin and end between pieces; one that ends within a
/// piece cuts it there.
public struct MarkupReader: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  /// A reader of this part of the text.
  public init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = Swift.min(range.upperBound, bytes.count)
  }

  /// The next piece.
  public mutating func next() -> Markup? {
    guard offset < end else { return nil }
    let markup = bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[..<end]).markup(from: offset)
    }
    offset = markup.range.upperBound
    return markup
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The piece that begins at `start`.
  func markup(from start: Int) -> Markup {
    guard self[start] == UInt8(ascii: "<") else {
      return .text(start..<(firstOffset(of: UInt8(ascii: "<"), in: start..<count) ?? count))
    }
    switch start + 1 < count ? self[start + 1] : 0 {
    case UInt8(ascii: "/"): return .endTag(start..<(end(of: ">", from: start + 2) ?? count))
    case UInt8(ascii: "?"): return .instruction(start..<(end(of: "?>", from: start + 2) ?? count))
    case UInt8(ascii: "!"):
      if has("--", at: start + 2) {
        return .comment(start..<(end(of: "-->", from: start + 4) ?? count))
      }
      if has("[CDATA[", at: start + 2) {
        return .cdata(start..<(end(of: "]]>", from: start + 9) ?? count))
      }
      return .doctype(start..<doctypeEnd(from: start + 2))
    default:
      let tagEnd = tagEnd(from: start + 1)
      let isEmpty = tagEnd > start + 2 && self[tagEnd - 2] == UInt8(ascii: "/")
      return .startTag(start..<tagEnd, isEmpty: isEmpty)
    }
  }

  /// The offset behind the first `mark` at or after `start`.
  func end(of mark: StaticString, from start: Int) -> Int? {
    let length = mark.utf8CodeUnitCount
    let last = mark.utf8Start[length - 1]
    var from = Swift.min(start + length - 1, count)
    while let found = firstOffset(of: last, in: from..<count) {
      if has(mark, at: found + 1 - length) { return found + 1 }
      from = found + 1
    }
    return nil
  }

  private func has(_ mark: StaticString, at start: Int) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard start >= 0, start + length <= count else { return false }
    for index in 0..<length where self[start + index] != mark.utf8Start[index] { return false }
    return true
  }

  private func tagEnd(from start: Int) -> Int {
    var offset = start
    while offset < count {
      switch self[offset] {
      case UInt8(ascii: ">"): return offset + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = quotedEnd(from: offset)
      default: offset += 1
      }
    }
    return count
  }

  private func quotedEnd(from quote: Int) -> Int {
    firstOffset(of: self[quote], in: quote + 1..<count).map { $0 + 1 } ?? count
  }

  /// Behind the `>` of a document type declaration: not one in quotes, in a comment, in an
  /// instruction, or of a declaration in the internal subset.
  private func doctypeEnd(from start: Int) -> Int {
    var offset = start
    var depth = 1
    while offset < count && depth > 0 {
      switch self[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = quotedEnd(from: offset)
      case UInt8(ascii: "<") where has("<!--", at: offset):
        offset = end(of: "-->", from: offset + 4) ?? count
      case UInt8(ascii: "<") where has("<?", at: offset):
        offset = end(of: "?>", from: offset + 2) ?? count
      case UInt8(ascii: "<"):
        depth += 1
        offset += 1
      case UInt8(ascii: ">"):
        depth -= 1
        offset += 1
      default: offset += 1
      }
    }
    return offset
  }
}
