/// The references that stand for one character without a declaration.
enum XMLReference {
  /// The character of a character reference (`#233`, `#xE9`) or of a predefined entity (`amp`),
  /// given without `&` and `;`; `nil` for any other name and for what is no character of XML.
  static func scalar(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return numbered(name.dropFirst()) }
    switch String(decoding: name.prefix(5), as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: return nil
    }
  }

  private static func numbered(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let isHex = digits.first == UInt8(ascii: "x")
    var value: UInt32 = 0
    let digits = isHex ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue, isHex || number < 10
      else { return nil }
      value = value * (isHex ? 16 : 10) + UInt32(number)
      if value > 0x10FFFF { return nil }
    }
    return Unicode.Scalar(value).flatMap { $0.isXMLCharacter ? $0 : nil }
  }
}

extension Unicode.Scalar {
  /// Whether XML can hold it (XML 1.0 §2.2).
  var isXMLCharacter: Bool {
    value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : value == 9 || value == 10 || value == 13
  }
}
