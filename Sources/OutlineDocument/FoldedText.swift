/// Text in lower case, to be found in other texts whatever their case.
///
/// Each scalar is mapped by itself to another, without locale or normalization. UTF-8 of what is mapped
/// is searched: no scalar's bytes lie within another's.
///
/// The one place for what conditions and filters take for equal letters.
package struct FoldedText: Sendable {
  private let needle: [UInt8]
  /// Kept between calls, so that searching allocates nothing.
  private var haystack: [UInt8] = []

  /// The text to look for.
  package init(_ text: String) {
    needle = Self.folded(text.utf8)
  }

  /// Whether `text` has this somewhere.
  package mutating func isContained(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { isContained(in: $0) }
  }

  /// Whether a text, given as UTF-8, has this somewhere.
  package mutating func isContained(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if needle.isEmpty { return true }
    return needle.withUnsafeBufferPointer { needle in
      if text.isASCII { return text.contains(needle) { $0.lowercasedASCII } }
      haystack.removeAll(keepingCapacity: true)
      Self.fold(text, into: &haystack)
      return haystack.withUnsafeBufferPointer { $0.contains(needle) { $0 } }
    }
  }

  /// The UTF-8 of a text, given as UTF-8, in lower case: for comparing and sorting.
  package static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    fold(text, into: &bytes)
    return bytes
  }

  private static func fold(_ text: some Collection<UInt8>, into bytes: inout [UInt8]) {
    bytes.reserveCapacity(text.count)
    for (index, byte) in zip(text.indices, text) {
      if byte >= 0x80 {
        return foldScalars(String(decoding: text[index...], as: UTF8.self), into: &bytes)
      }
      bytes.append(byte.lowercasedASCII)
    }
  }

  private static func foldScalars(_ text: String, into bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      let value = Int(scalar.value)
      let mapped = value < commonLowercase.count ? commonLowercase[value] : lowercase(scalar)
      bytes.append(contentsOf: UTF8.encode(mapped) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// The mapping of Latin, Greek, Cyrillic and Armenian: asking Unicode's tables takes long.
  private static let commonLowercase = (0..<0x590).map { value in
    lowercase(Unicode.Scalar(UInt16(value)) ?? "\u{FFFD}")
  }

  /// Unicode's simple mapping: the first scalar of the full one, which differs for U+0130 alone.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.changesWhenLowercased else { return scalar }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.first ?? scalar
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool {
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  /// Whether `other`, which is not empty, stands somewhere in this once each byte is mapped.
  fileprivate func contains(
    _ other: UnsafeBufferPointer<UInt8>, _ mapped: (UInt8) -> UInt8
  ) -> Bool {
    guard count >= other.count else { return false }
    let first = other[0]
    for start in 0...(count - other.count) where mapped(self[start]) == first {
      var length = 1
      while length < other.count, mapped(self[start + length]) == other[length] { length += 1 }
      if length == other.count { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
