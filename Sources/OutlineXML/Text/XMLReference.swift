/// The references that stand for one character without a declaration.
enum XMLReference {
  /// The character of a character reference (`#233`, `#xE9`) or of a predefined entity (`amp`),
  /// given without `&` and `;`; `nil` for any other name and for what is no character of XML.
  static func scalar(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") {
      return number(name).flatMap { Unicode.Scalar($0) }.flatMap { $0.isXMLCharacter ? $0 : nil }
    }
    if has(name, "amp") { return "&" }
    if has(name, "lt") { return "<" }
    if has(name, "gt") { return ">" }
    if has(name, "quot") { return "\"" }
    if has(name, "apos") { return "'" }
    return nil
  }

  private static func has(_ name: UnsafeBufferPointer<UInt8>, _ wanted: StaticString) -> Bool {
    guard name.count == wanted.utf8CodeUnitCount else { return false }
    for index in 0..<name.count where name[index] != wanted.utf8Start[index] { return false }
    return true
  }

  /// The number of a character reference, given without `&` and `;`, whether or not there is such a
  /// character; `nil` if it is none, or beyond all characters.
  static func number(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard isNumber(name) else { return nil }
    let isHex = isHexadecimal(name)
    var value: UInt32 = 0
    for digit in name.dropFirst(isHex ? 2 : 1) {
      guard let number = digit.hexDigitValue else { return nil }
      value = value * (isHex ? 16 : 10) + UInt32(number)
      if value > 0x10FFFF { return nil }
    }
    return value
  }

  /// Whether it is a number in form, `#` and digits, though perhaps that of no character (XML 1.0 §4.1).
  static func isNumber(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let isHex = isHexadecimal(name)
    let digits = name.dropFirst(isHex ? 2 : 1)
    return !digits.isEmpty
      && digits.allSatisfy { $0.hexDigitValue.map { isHex || $0 < 10 } ?? false }
  }

  private static func isHexadecimal(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.dropFirst().first == UInt8(ascii: "x")
  }
}

extension UInt8 {
  fileprivate var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML can hold it (XML 1.0 §2.2).
  var isXMLCharacter: Bool {
    value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : value == 9 || value == 10 || value == 13
  }
}
