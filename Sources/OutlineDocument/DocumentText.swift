internal import OutlineXML

/// The bytes of a document: the text as read, which never changes, and what edits have added.
struct DocumentText: Sendable {
  let source: XMLSource
  private(set) var added: [UInt8] = []
  private var lastAdded = TextRange.empty

  init(_ source: XMLSource) {
    self.source = source
  }

  /// Where added text begins in the space of offsets.
  private var border: Int { source.bytes.count }

  /// Whether an offset is that at which the added text begins: ranges do not grow across it.
  func isBorder(_ offset: Int) -> Bool { offset == border }

  /// The array that holds the range, and the range in that array's own indices.
  func locate(_ range: TextRange) -> (bytes: [UInt8], range: Range<Int>) {
    range.lower < border
      ? (source.bytes, range.lower..<range.upper)
      : (added, range.lower - border..<range.upper - border)
  }

  /// The bytes of a range.
  func bytes(_ range: TextRange) -> ArraySlice<UInt8> {
    let (bytes, range) = locate(range)
    return bytes[range]
  }

  /// Calls `body` with the bytes of a range, which stay where they are.
  func withBytes<Result, Failure: Error>(
    _ range: TextRange, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let slice = bytes(range)
    return try slice.withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Keeps new bytes. The same bytes twice in a row, as gaps between siblings are, are kept once.
  mutating func add(_ new: some Collection<UInt8>) -> TextRange {
    if new.isEmpty { return .empty }
    if lastAdded.count == new.count, bytes(lastAdded).elementsEqual(new) { return lastAdded }
    let start = border + added.count
    added.append(contentsOf: new)
    lastAdded = TextRange(start, border + added.count)
    return lastAdded
  }

  /// The two ranges as one; where they do not touch, a joined copy.
  mutating func join(_ first: TextRange, _ second: TextRange) -> TextRange {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    if first.end == second.start, (first.lower < border) == (second.lower < border) {
      return TextRange(first.lower, second.upper)
    }
    return add(Array(bytes(first)) + bytes(second))
  }
}
