internal import OutlineXML

/// The bytes of a document: the text as read, which never changes, and what edits have added.
///
/// What is added stands in blocks behind the text as read. Between two of them an offset is left out,
/// so that ranges which touch are in one block. Nothing in a block changes; only the last one grows.
struct DocumentText: Sendable {
  let source: XMLSource
  private var blocks: [Block] = []
  private var lastAdded = TextRange.empty
  /// Whether something was not kept, because offsets do not reach so far.
  private(set) var isOverfull = false

  private struct Block: Sendable {
    /// The offset of its first byte.
    let start: Int
    var bytes: [UInt8] = []

    var end: Int { start + bytes.count }
  }

  /// Where a new block is begun. While someone looks at a block, adding to it copies it: this bounds
  /// what that costs.
  private static let blockSize = 1 << 14

  init(_ source: XMLSource) {
    self.source = source
  }

  /// How many bytes edits have added.
  var addedCount: Int { blocks.reduce(0) { $0 + $1.bytes.count } }

  /// The array that holds the range, and the range in that array's own indices.
  func locate(_ range: TextRange) -> (bytes: [UInt8], range: Range<Int>) {
    guard range.lower >= source.bytes.count else {
      return (source.bytes, range.lower..<range.upper)
    }
    let block = blocks[blockIndex(of: range.lower)]
    return (block.bytes, range.lower - block.start..<range.upper - block.start)
  }

  /// The block with an offset of added text.
  private func blockIndex(of offset: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
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
    if new.isEmpty || !hasRoom(for: new.count) { return .empty }
    if lastAdded.count == new.count, bytes(lastAdded).elementsEqual(new) { return lastAdded }
    if blocks.last.map({ $0.bytes.count + new.count > Self.blockSize }) ?? true {
      blocks.append(Block(start: blocks.last.map { $0.end + 1 } ?? source.bytes.count))
    }
    let last = blocks.count - 1
    let start = blocks[last].end
    blocks[last].bytes.append(contentsOf: new)
    lastAdded = TextRange(start, blocks[last].end)
    return lastAdded
  }

  private mutating func hasRoom(for count: Int) -> Bool {
    let end = blocks.last.map { $0.end + 1 } ?? source.bytes.count
    if end + count > Int(UInt32.max) { isOverfull = true }
    return !isOverfull
  }

  /// The two ranges as one; where they do not touch, a joined copy.
  ///
  /// What was added last grows in its place, so that joining many ranges one by one copies each once.
  mutating func join(_ first: TextRange, _ second: TextRange) -> TextRange {
    if first.isEmpty { return second }
    if second.isEmpty || first.end == second.start {
      return TextRange(first.lower, max(first.upper, second.isEmpty ? 0 : second.upper))
    }
    guard hasRoom(for: first.count + second.count) else { return .empty }
    let behind = Array(bytes(second))
    guard let last = blocks.indices.last, blocks[last].end == first.upper else {
      return add(Array(bytes(first)) + behind)
    }
    blocks[last].bytes.append(contentsOf: behind)
    lastAdded = TextRange(first.lower, blocks[last].end)
    return lastAdded
  }
}
