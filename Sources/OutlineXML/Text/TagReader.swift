/// Goes through the attributes of a start tag in bytes that stay where they are.
///
/// It does what ``StartTag`` does, for loops over very many tags: it holds no array, so that nothing is
/// counted, and it is valid only for as long as the bytes are.
package struct TagReader {
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline package var offset: Int
  /// The element's name as written, with its prefix.
  package let name: Range<Int>

  /// One attribute as it is written.
  package struct Attribute {
    /// The name with its prefix.
    package let name: Range<Int>
    /// The value inside its quotes.
    package let value: Range<Int>
    /// Whether the bytes of the value are what it means: there is no reference in it and no white space
    /// but blanks (XML 1.0 §3.3.3).
    package let isPlain: Bool

    @inlinable
    package init(name: Range<Int>, value: Range<Int>, isPlain: Bool) {
      self.name = name
      self.value = value
      self.isPlain = isPlain
    }
  }

  /// Reads the tag whose `<` is at `start`.
  @inlinable
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.bytes = bytes
    let first = Swift.min(start + 1, bytes.count)
    let end = bytes.endOfName(from: first)
    name = first..<end
    offset = end
  }

  /// The next attribute, in the order in which they are written.
  @inlinable
  package mutating func next() -> Attribute? {
    guard let (name, start) = nextName() else { return nil }
    let (end, isPlain) = bytes.endOfValue(from: start, quote: bytes[start - 1])
    offset = end + 1
    return Attribute(name: name, value: start..<end, isPlain: isPlain)
  }

  /// The next attribute with this name; the values of others are passed over.
  @inlinable
  package mutating func next(named wanted: UnsafeBufferPointer<UInt8>) -> Attribute? {
    while let (name, start) = nextName() {
      if bytes.holds(wanted, in: name) {
        let (end, isPlain) = bytes.endOfValue(from: start, quote: bytes[start - 1])
        offset = end + 1
        return Attribute(name: name, value: start..<end, isPlain: isPlain)
      }
      guard let end = bytes.firstOffset(of: bytes[start - 1], in: start..<bytes.count) else {
        return nil
      }
      offset = end + 1
    }
    return nil
  }

  /// The name of the next attribute, and where its value begins behind the quote.
  @inlinable
  func nextName() -> (name: Range<Int>, valueStart: Int)? {
    var at = offset
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    let name = at..<bytes.endOfName(from: at)
    if name.isEmpty { return nil }
    at = name.upperBound
    while at < bytes.count, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: "=") { at += 1 }
    return at < bytes.count ? (name, at + 1) : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a range.
  @inlinable
  package func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: baseAddress.map { $0 + range.lowerBound }, count: range.count)
  }

  /// Whether the bytes of a range are these.
  @inlinable
  package func holds(_ other: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    for index in 0..<other.count where self[range.lowerBound + index] != other[index] {
      return false
    }
    return true
  }

  /// The offset behind the name in a tag that begins at `start`; that itself where none does.
  @inlinable
  package func endOfName(from start: Int) -> Int {
    var end = start
    // Most bytes of names are letters, which one look tells; what ends a name comes before them.
    while end < count, self[end] > UInt8(ascii: ">") || !self[end].endsName { end += 1 }
    return end
  }

  /// The offset of the quote that ends a value, and whether the bytes before it mean what they are.
  ///
  /// - Complexity: O(*n*), sixteen bytes at a time.
  @inlinable
  package func endOfValue(from start: Int, quote: UInt8) -> (end: Int, isPlain: Bool) {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = start
    let quotes = SIMD16<UInt8>(repeating: quote)
    let references = SIMD16<UInt8>(repeating: UInt8(ascii: "&"))
    let blanks = SIMD16<UInt8>(repeating: 0x20)
    while offset + 16 <= count {
      let block = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let found = (block .== quotes) .| (block .== references) .| (block .< blanks)
      if any(found) { break }
      offset += 16
    }
    while offset < count, self[offset] != quote {
      if self[offset] < 0x20 || self[offset] == UInt8(ascii: "&") {
        return (firstOffset(of: quote, in: offset..<count) ?? count, false)
      }
      offset += 1
    }
    return (offset, true)
  }
}

extension UInt64 {
  /// For each byte that is this one its high bit; bits above the lowest may be false.
  @inlinable
  package func highBits(ofBytes byte: UInt8) -> UInt64 {
    let zeroes = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (zeroes &- 0x0101_0101_0101_0101) & ~zeroes & 0x8080_8080_8080_8080
  }

  /// Not 0 if any byte is `&` or below a blank, with a bit at or below the first that is.
  @inlinable
  package var highBitsOfSpecials: UInt64 {
    let low = (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080
    return low | highBits(ofBytes: UInt8(ascii: "&"))
  }
}

extension UInt8 {
  /// Whether a name in a tag ends before this byte.
  @inlinable
  package var endsName: Bool {
    switch self {
    case 0x20, 0x0A, 0x09, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: false
    }
  }
}
