internal import LibC

extension [UInt8] {
  /// The offset of the first such byte in the range.
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    withUnsafeBufferPointer { $0.firstOffset(of: byte, in: range) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first such byte in the range.
  @usableFromInline
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let part = self[range]
    guard let base = baseAddress, !part.isEmpty,
      let found = memchr(base + range.lowerBound, Int32(byte), part.count)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }
}
