internal import OutlineDocument

/// What a value is sorted by.
enum SortKey: Comparable {
  case text(folded: [UInt8], written: [UInt8])
  case natural(folded: [UInt8], written: [UInt8])
  case date(Moment)

  /// The key of a value; nil where it is empty or no date though one is wanted.
  init?(_ value: String, _ order: SortOrder) {
    if value.isEmpty { return nil }
    if order.readsDates {
      guard let date = Moment(value) else { return nil }
      self = .date(date)
    } else if order.isNatural {
      self = .natural(folded: FoldedText.folded(value.utf8), written: Array(value.utf8))
    } else {
      self = .text(folded: FoldedText.folded(value.utf8), written: Array(value.utf8))
    }
  }

  /// In UTF-8 the order of bytes is that of scalars.
  static func < (left: SortKey, right: SortKey) -> Bool {
    switch (left, right) {
    case (.text(let left, let leftWritten), .text(let right, let rightWritten)):
      if left == right { return leftWritten.lexicographicallyPrecedes(rightWritten) }
      return left.lexicographicallyPrecedes(right)
    case (.natural(let left, let leftWritten), .natural(let right, let rightWritten)):
      let order = NaturalOrder.compare(left, right)
      return order == 0 ? leftWritten.lexicographicallyPrecedes(rightWritten) : order < 0
    case (.date(let left), .date(let right)): return left < right
    default: return false
    }
  }
}

/// The order in which runs of digits are numbers.
enum NaturalOrder {
  /// Below 0 if `left` comes first, above 0 if `right` does, 0 if they are the same.
  ///
  /// Equal numbers with fewer leading zeros come first, if nothing else tells.
  static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var (left, right) = (left[...], right[...])
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

  private static func compareNumbers(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    let (left, right) = (left.drop { $0 == 0x30 }, right.drop { $0 == 0x30 })
    if left.count != right.count { return left.count - right.count }
    if left == right { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
