internal import OutlineXML

/// Tells texts apart by numbers of 64 bits, the same on every machine and in every run.
///
/// Sixteen bytes at a time are mixed in by a multiplication of which both halves count.
struct Digest {
  // Odd numbers without a pattern: the first digits of the roots of 2, 3, 5 and 7.
  private static let seed: UInt64 = 0x6a09_e667_f3bc_c909
  private static let step: UInt64 = 0xbb67_ae85_84ca_a73b
  private static let other: UInt64 = 0x3c6e_f372_fe94_f82b
  private static let last: UInt64 = 0xa54f_f53a_5f1d_36f1

  private var state = Self.seed

  /// Adds sixteen bytes.
  mutating func add(_ first: UInt64, _ second: UInt64) {
    state = Self.mix(first ^ Self.step, second ^ state)
  }

  /// The digest of all that was added, then the up to fifteen bytes in the low ends of two words.
  consuming func finish(_ first: UInt64, _ second: UInt64, length: Int) -> UInt64 {
    add(first, second)
    return Self.mix(state ^ Self.last, UInt64(truncatingIfNeeded: length) ^ Self.other)
  }

  /// The digest of a text.
  static func of(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    var digest = Digest()
    var offset = 0
    while offset + 16 <= bytes.count {
      digest.add(bytes.word(at: offset), bytes.word(at: offset + 8))
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for index in stride(from: bytes.count - 1, through: offset, by: -1) {
      rest = (rest.0 << 8 | UInt64(bytes[index]), rest.1 << 8 | rest.0 >> 56)
    }
    return digest.finish(rest.0, rest.1, length: bytes.count)
  }

  /// The digest of two of which the order counts.
  static func of(_ first: UInt64, _ second: UInt64) -> UInt64 {
    mix(first ^ step, second ^ other)
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension UnsafeRawBufferPointer {
  /// The eight bytes from an offset on, the first lowest.
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The digests of all attributes of a tag, added up, as they stand in no order; nil where one is not
  /// written as nearly all are (a blank, a short name, `=`, a quote, bytes that are the value) or may
  /// be no part of what a node is.
  ///
  /// One pass finds where names and values end, and the digests.
  ///
  /// - Parameters:
  ///   - start: The offset behind the element's name.
  ///   - others: The names of attributes that are no part of it.
  func digestOfPlainAttributes(from start: Int, without others: ShortNames) -> UInt64? {
    let bytes = UnsafeRawBufferPointer(self)
    var sum: UInt64 = 0
    var offset = start
    while offset + 16 <= bytes.count {
      if bytes[offset] == UInt8(ascii: ">") || bytes[offset] == UInt8(ascii: "/") { return sum }
      guard bytes[offset] == 0x20 else { return nil }
      offset += 1
      if bytes[offset] == UInt8(ascii: "/") { return sum }
      let word = bytes.word(at: offset)
      let signs = word.highBits(ofBytes: UInt8(ascii: "="))
      guard signs != 0 else { return nil }
      let bits = signs.trailingZeroBitCount & ~7
      let nameBits: UInt64 = (1 << UInt64(bits)) - 1
      let name = word & nameBits
      let blanks = word.highBitsOfSpecials | word.highBits(ofBytes: 0x20)
      if blanks & nameBits != 0 || others.mayHold(name) { return nil }
      offset += bits / 8 + 1
      let quote = bytes[offset]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let value = bytes.digestOfPlainValue(from: offset + 1, quote: quote)
      else { return nil }
      sum &+= Digest.of(Digest().finish(name, 0, length: bits / 8), value.digest)
      offset = value.end + 1
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// The digest of a value that begins behind its quote, and the offset of the quote that ends it; nil
  /// where the bytes may not be the value, or lie at the end of the text.
  @inline(__always)
  fileprivate func digestOfPlainValue(
    from start: Int, quote: UInt8
  ) -> (digest: UInt64, end: Int)? {
    var digest = Digest()
    var offset = start
    let quotes = SIMD16<UInt8>(repeating: quote)
    let references = SIMD16<UInt8>(repeating: UInt8(ascii: "&"))
    let blanks = SIMD16<UInt8>(repeating: 0x20)
    while true {
      guard offset + 16 <= count else { return nil }
      let block = loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let found = (block .== quotes) .| (block .== references) .| (block .< blanks)
      if any(found) { break }
      digest.add(word(at: offset), word(at: offset + 8))
      offset += 16
    }
    let (first, second) = (word(at: offset), word(at: offset + 8))
    if let (rest, length) = first.plainBytes(before: quote) {
      let end = offset + length
      return (digest.finish(rest, 0, length: end - start), end)
    }
    guard first.highBits(ofBytes: quote) | first.highBitsOfSpecials == 0,
      let (rest, length) = second.plainBytes(before: quote)
    else { return nil }
    let end = offset + 8 + length
    return (digest.finish(first, rest, length: end - start), end)
  }
}

extension UInt64 {
  /// The bytes before the first that is a quote, in the low end, and how many they are; nil where none is
  /// or where they may not be what they mean.
  @inline(__always)
  fileprivate func plainBytes(before quote: UInt8) -> (bytes: UInt64, count: Int)? {
    let quotes = highBits(ofBytes: quote)
    guard quotes != 0 else { return nil }
    let bits = quotes.trailingZeroBitCount & ~7
    let before: UInt64 = (1 << UInt64(bits)) - 1
    return highBitsOfSpecials & before == 0 ? (self & before, bits / 8) : nil
  }
}

/// Names of up to seven bytes, and those that begin with `xmlns`, to be told from others at a glance.
struct ShortNames: Sendable {
  private let words: [UInt64]

  /// Those among some names.
  init(_ names: [String]) {
    words = names.filter { $0.utf8.count < 8 }.map { name in
      name.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// Whether a name, its first byte lowest, is one of them.
  func mayHold(_ name: UInt64) -> Bool {
    if name & 0xff_ffff_ffff == 0x73_6e6c_6d78 { return true }  // xmlns
    for word in words where word == name { return true }
    return false
  }
}
