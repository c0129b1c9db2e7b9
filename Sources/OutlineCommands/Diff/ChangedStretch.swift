internal import LibC

/// The part of two texts in which all their differences lie, in whole lines, with lines around it.
///
/// All before it and all behind it is the same in both, so nothing else has to be looked at.
struct ChangedStretch {
  /// The bytes of the part in the old text and in the new one.
  let old: Range<Int>
  let new: Range<Int>
  /// The number of whole lines before it.
  let linesBefore: Int

  /// Finds the part; nil where the texts are equal.
  ///
  /// - Parameter context: How many equal lines to take in on either side.
  init?(from old: UnsafeRawBufferPointer, to new: UnsafeRawBufferPointer, context: Int) {
    let shared = min(old.count, new.count)
    let firstDifference = Self.commonPrefix(old, new)
    if firstDifference == shared, old.count == new.count { return nil }
    var start = Self.startOfLine(at: firstDifference, in: old)
    var tail = Self.commonSuffix(old, new, atMost: shared - start)
    if !Self.isStartOfLine(old.count - tail, in: old)
      || !Self.isStartOfLine(new.count - tail, in: new)
    {
      tail = old.count - Self.endOfLine(at: old.count - tail, in: old)
    }
    var end = old.count - tail
    for _ in 0..<context {
      start = start == 0 ? 0 : Self.startOfLine(at: start - 1, in: old)
      end = Self.endOfLine(at: end, in: old)
    }
    self.old = start..<end
    self.new = start..<(end + new.count - old.count)
    linesBefore = Self.lineEnds(in: UnsafeRawBufferPointer(rebasing: old[..<start]))
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private static func isStartOfLine(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    offset == 0 || bytes[offset - 1] == lineEnd
  }

  /// The start of the line that holds the byte at `offset`, or would hold it at the end.
  private static func startOfLine(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var offset = offset
    while !isStartOfLine(offset, in: bytes) { offset -= 1 }
    return offset
  }

  /// The offset behind the line end at or after `offset`, or the end of all.
  private static func endOfLine(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var offset = offset
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == lineEnd { break }
    }
    return offset
  }

  private static func lineEnds(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    for byte in bytes where byte == lineEnd { count += 1 }
    return count
  }

  /// The bytes compared at a time.
  private static let piece = 1 << 12

  private static func commonPrefix(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> Int {
    guard let left = old.baseAddress, let right = new.baseAddress else { return 0 }
    let shared = min(old.count, new.count)
    var length = 0
    while length + piece <= shared, memcmp(left + length, right + length, piece) == 0 {
      length += piece
    }
    while length < shared, old[length] == new[length] { length += 1 }
    return length
  }

  private static func commonSuffix(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, atMost limit: Int
  ) -> Int {
    guard let left = old.baseAddress, let right = new.baseAddress else { return 0 }
    let (oldEnd, newEnd) = (left + old.count, right + new.count)
    var length = 0
    while length + piece <= limit,
      memcmp(oldEnd - length - piece, newEnd - length - piece, piece) == 0
    {
      length += piece
    }
    while length < limit, old[old.count - length - 1] == new[new.count - length - 1] {
      length += 1
    }
    return length
  }
}
