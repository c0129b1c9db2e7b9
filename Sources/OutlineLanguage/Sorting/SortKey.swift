internal import OutlineDocument

/// What a value is sorted by; the bytes of texts stand in the ``SortKeys`` that made it.
enum SortKey {
  /// In lower case, then as written, which counts only where nothing else tells.
  case text(folded: Range<Int>, written: Range<Int>)
  case date(Moment)
}

/// The keys of values that are sorted together.
///
/// The bytes of all stand in one buffer, so that a node to be sorted owns nothing.
struct SortKeys {
  private let order: SortOrder
  private var bytes: [UInt8] = []

  init(for order: SortOrder) {
    self.order = order
  }

  /// The key of a value that is given as UTF-8; nil where it is empty or no date though one is wanted.
  mutating func key(of value: UnsafeBufferPointer<UInt8>) -> SortKey? {
    if value.isEmpty { return nil }
    if order.readsDates { return Moment(String(decoding: value, as: UTF8.self)).map { .date($0) } }
    let start = bytes.count
    FoldedText.append(value, to: &bytes)
    let folded = start..<bytes.count
    bytes.append(contentsOf: value)
    return .text(folded: folded, written: folded.upperBound..<bytes.count)
  }

  /// Lends what compares two keys: below 0 if the first comes first, above 0 if the second does.
  func withComparison<Result>(_ body: ((SortKey, SortKey) -> Int) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      body { left, right in
        switch (left, right) {
        case (.text(let left, let leftWritten), .text(let right, let rightWritten)):
          let (folded, otherFolded) = (bytes[left], bytes[right])
          let compared =
            order.isNatural
            ? NaturalOrder.compare(folded, otherFolded) : folded.compare(with: otherFolded)
          return compared == 0 ? bytes[leftWritten].compare(with: bytes[rightWritten]) : compared
        case (.date(let left), .date(let right)): return left < right ? -1 : left > right ? 1 : 0
        default: return 0
        }
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Below 0 if these bytes come first, above 0 if the others do. In UTF-8 the order of bytes is that of
  /// scalars.
  fileprivate func compare(with other: Self) -> Int {
    let shared = Swift.min(count, other.count)
    for offset in 0..<shared {
      let (byte, otherByte) = (self[startIndex + offset], other[other.startIndex + offset])
      if byte != otherByte { return byte < otherByte ? -1 : 1 }
    }
    return count - other.count
  }
}

/// The order in which runs of digits are numbers.
enum NaturalOrder {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Below 0 if `left` comes first, above 0 if `right` does, 0 if they are the same.
  ///
  /// Equal numbers with fewer leading zeros come first, if nothing else tells.
  static func compare(_ left: Bytes, _ right: Bytes) -> Int {
    var (left, right) = (left, right)
    var zeros = 0
    while let leftByte = left.first, let rightByte = right.first {
      if isDigit(leftByte), isDigit(rightByte) {
        let (leftRun, rightRun) = (left.prefix(while: isDigit), right.prefix(while: isDigit))
        let order = compareNumbers(leftRun, rightRun)
        if order != 0 { return order }
        if zeros == 0 { zeros = leftRun.count - rightRun.count }
        left = left.dropFirst(leftRun.count)
        right = right.dropFirst(rightRun.count)
      } else if leftByte == rightByte {
        left.removeFirst()
        right.removeFirst()
      } else {
        return leftByte < rightByte ? -1 : 1
      }
    }
    return left.isEmpty && right.isEmpty ? zeros : left.count - right.count
  }

  private static func compareNumbers(_ left: Bytes, _ right: Bytes) -> Int {
    let (left, right) = (left.drop { $0 == 0x30 }, right.drop { $0 == 0x30 })
    return left.count == right.count ? left.compare(with: right) : left.count - right.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
