internal import OutlineXML

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
      if let isFound = text.find(folded: needle) { return isFound }
      haystack.removeAll(keepingCapacity: true)
      Self.fold(text, into: &haystack)
      return haystack.withUnsafeBufferPointer { $0.contains(needle) }
    }
  }

  /// The UTF-8 of a text, given as UTF-8, in lower case: for comparing and sorting.
  package static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Appends the UTF-8 of a text, given as UTF-8, in lower case.
  package static func append(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    if text.withContiguousStorageIfAvailable({ fold($0, into: &bytes) }) == nil {
      Array(text).withUnsafeBufferPointer { fold($0, into: &bytes) }
    }
  }

  private static func fold(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    var added = bytes.mutableSpan
    var all: UInt8 = 0
    for index in start..<added.count {
      all |= added[index]
      added[index] = added[index].lowercasedASCII
    }
    if all >= 0x80 {
      bytes.removeSubrange(start...)
      foldScalars(String(decoding: text, as: UTF8.self), into: &bytes)
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
  /// Whether a text in lower case stands somewhere in this, upper and lower case alike; nil where that
  /// cannot be told from ASCII alone.
  ///
  /// - Complexity: O(*n*), eight bytes at a time where the first letter does not occur.
  fileprivate func find(folded wanted: UnsafeBufferPointer<UInt8>) -> Bool? {
    let bytes = UnsafeRawBufferPointer(self)
    let first = wanted[0]
    let upper = 0x61...0x7A ~= first ? first ^ 0x20 : first
    var others: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      others |= word
      var candidates = word.highBits(ofBytes: first) | word.highBits(ofBytes: upper)
      while candidates != 0 {
        if has(folded: wanted, at: offset + candidates.trailingZeroBitCount / 8) { return true }
        candidates &= candidates - 1
      }
      offset += 8
    }
    while offset < count {
      others |= UInt64(bytes[offset])
      if has(folded: wanted, at: offset) { return true }
      offset += 1
    }
    return others & 0x8080_8080_8080_8080 == 0 ? false : nil
  }

  private func has(folded wanted: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard count - start >= wanted.count else { return false }
    for index in 0..<wanted.count where self[start + index].lowercasedASCII != wanted[index] {
      return false
    }
    return true
  }

  /// Whether these bytes stand somewhere in this.
  fileprivate func contains(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { start in
      UnsafeBufferPointer(rebasing: self[start..<start + wanted.count]).elementsEqual(wanted)
    }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
