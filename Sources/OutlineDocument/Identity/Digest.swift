/// Tells texts apart by a number of 64 bits, the same on every machine and in every run.
///
/// Eight bytes at a time are mixed in by a multiplication of which both halves count.
struct Digest {
  // Odd numbers without a pattern: the first digits of the roots of 2, 3, 5 and 7.
  private static let seed: UInt64 = 0x6a09_e667_f3bc_c909
  private static let step: UInt64 = 0xbb67_ae85_84ca_a73b
  private static let other: UInt64 = 0x3c6e_f372_fe94_f82b
  private static let last: UInt64 = 0xa54f_f53a_5f1d_36f1

  private var state: UInt64

  /// The digest of nothing.
  init() {
    state = Self.seed
  }

  /// Adds a field; two fields never run together.
  mutating func add(_ field: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(field)
    var mixed = Self.mix(state ^ UInt64(truncatingIfNeeded: bytes.count), Self.step)
    var offset = 0
    while offset + 16 <= bytes.count {
      mixed = Self.mix(
        Self.word(bytes, offset) ^ Self.other, Self.word(bytes, offset + 8) ^ mixed)
      offset += 16
    }
    if offset < bytes.count {
      mixed = Self.mix(
        Self.rest(bytes, offset) ^ Self.other, Self.rest(bytes, offset + 8) ^ mixed)
    }
    state = mixed
  }

  /// Adds what another digest was made of as a part that stands in no order with other such parts.
  mutating func addUnordered(_ part: Digest) {
    state &+= Self.mix(part.state ^ Self.last, Self.step)
  }

  /// The number.
  var value: UInt64 { Self.mix(state ^ Self.last, Self.other) }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The up to eight bytes from an offset on, which may lie behind the end; a number for each run of
  /// bytes of one length.
  private static func rest(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    let count = bytes.count - offset
    if count >= 8 { return word(bytes, offset) }
    if count >= 4 {
      return half(bytes, offset) | half(bytes, bytes.count - 4) << 32
    }
    guard count > 0 else { return 0 }
    let (first, middle, last) = (bytes[offset], bytes[offset + count / 2], bytes[bytes.count - 1])
    return UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16
  }

  private static func half(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}
