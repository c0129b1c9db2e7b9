/// A reference to a character in HTML.
package struct HTMLReference {
  /// What a reference stands for.
  package enum Meaning: Equatable, Sendable {
    /// This text: one character, or two.
    case text(String)
    /// A number that is no character of XML (XML 1.0 §2.2); what is beyond all characters is 0x110000.
    case number(UInt32)
  }

  package let meaning: Meaning
  /// Its length in bytes, from its `&` on.
  package let length: Int

  /// The reference that a text begins with: `&`, then a name of HTML and `;`, or a number, behind which
  /// `;` may be missing. Nil: it is no reference, and each sign of it stands for itself.
  ///
  /// - Complexity: O(*n*), *n* its length; longer names than there are are not looked at.
  package init?(at text: ArraySlice<UInt8>) {
    let inner = text.dropFirst()
    if inner.first == UInt8(ascii: "#") {
      guard let (value, length) = Self.number(inner.dropFirst()) else { return nil }
      let scalar = Unicode.Scalar(value).flatMap { $0.isXMLCharacter ? $0 : nil }
      meaning = scalar.map { .text(String($0)) } ?? .number(value)
      let isEnded = inner.dropFirst(1 + length).first == UInt8(ascii: ";")
      self.length = 2 + length + (isEnded ? 1 : 0)
    } else {
      let name = inner.prefix(Self.longestName).prefix { $0.isASCIIAlphanumeric }
      guard inner.dropFirst(name.count).first == UInt8(ascii: ";"),
        let text = Self.text(named: name)
      else { return nil }
      meaning = .text(text)
      length = name.count + 2
    }
  }

  /// The scalar that a reference stands for, given as what is between its `&` and `;`: a name of HTML that
  /// means one scalar, or `#` and a number.
  package static func scalar(_ name: some Collection<UInt8>) -> Unicode.Scalar? {
    let bytes = Array(name)
    if bytes.first == UInt8(ascii: "#") {
      return bytes.withUnsafeBufferPointer { XMLReference.scalar($0) }
    }
    guard let scalars = text(named: bytes)?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first
  }

  /// The longest name has 31 letters.
  private static let longestName = 32

  private static func text(named name: some Collection<UInt8>) -> String? {
    HTMLNames.text(of: String(decoding: name, as: UTF8.self))
  }

  /// The number that a text begins with, and its length.
  private static func number(_ text: ArraySlice<UInt8>) -> (value: UInt32, length: Int)? {
    let isHex = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = text.dropFirst(isHex ? 1 : 0)
      .prefix { isHex ? $0.isHexDigit : (0x30...0x39).contains($0) }
    if digits.isEmpty { return nil }
    var value: UInt32 = 0
    for digit in digits {
      let number = digit < 0x3A ? digit - 0x30 : (digit | 0x20) - 0x57
      value = min(value * (isHex ? 16 : 10) + UInt32(number), 0x110000)
    }
    return (value, digits.count + (isHex ? 1 : 0))
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }

  fileprivate var isASCIIAlphanumeric: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
