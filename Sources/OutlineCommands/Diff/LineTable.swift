/// The lines of a part of a text, each with its line end.
struct LineTable {
  /// The text that the offsets count in.
  private let bytes: UnsafeRawBufferPointer
  /// Where each line starts, and behind them where the last one ends.
  private var starts: [Int]

  /// Splits the part of `bytes`, which begins at a line's start.
  init(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
    self.bytes = bytes
    starts = [range.lowerBound]
    for offset in range where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    if starts.last != range.upperBound { starts.append(range.upperBound) }
  }

  var count: Int { starts.count - 1 }

  /// The line with its line end, which only the last one of a text may lack.
  subscript(index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[starts[index]..<starts[index + 1]])
  }
}

/// Gives equal lines the same number, so that they are compared once and then no more.
struct LineNumbering {
  private var slots = [Int32](repeating: -1, count: 1 << 10)
  private var lines: [UnsafeRawBufferPointer] = []
  private var hashes: [Int] = []

  /// The number of different lines so far; their numbers are 0 up to this.
  var count: Int { lines.count }

  /// The numbers of the lines of a table.
  mutating func numbers(of table: LineTable) -> [Int32] {
    (0..<table.count).map { number(of: table[$0]) }
  }

  private mutating func number(of line: UnsafeRawBufferPointer) -> Int32 {
    var hasher = Hasher()
    hasher.combine(bytes: line)
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, lines[known].elementsEqual(line) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(lines.count)
    slots[slot] = number
    lines.append(line)
    hashes.append(hash)
    if lines.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
