extension XMLText {
  /// What stands between the quotes of an attribute that is to have this value.
  ///
  /// Line breaks and tabs become character references, which alone survive reading.
  ///
  /// - Parameter quote: The quote it stands in, `"` or `'`.
  /// - Throws: ``XMLFailure`` naming the first character that XML cannot hold.
  public static func escapeAttribute(
    _ value: String, quote: UInt8 = UInt8(ascii: "\"")
  ) throws(XMLFailure) -> [UInt8] {
    try checkCharacters(of: value)
    var output: [UInt8] = []
    output.reserveCapacity(value.utf8.count)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: "\"") where quote == byte: output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'") where quote == byte: output.append(contentsOf: "&apos;".utf8)
      case 0x09, 0x0A, 0x0D: output.append(contentsOf: "&#\(byte);".utf8)
      default: output.append(byte)
      }
    }
    return output
  }

  /// What stands in an element's content that is to be this text.
  ///
  /// - Throws: ``XMLFailure`` naming the first character that XML cannot hold.
  public static func escapeContent(_ text: String) throws(XMLFailure) -> [UInt8] {
    try checkCharacters(of: text)
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">") where output.suffix(2).elementsEqual("]]".utf8):
        output.append(contentsOf: "&gt;".utf8)
      case 0x0D: output.append(contentsOf: "&#13;".utf8)
      default: output.append(byte)
      }
    }
    return output
  }

  private static func checkCharacters(of text: String) throws(XMLFailure) {
    // U+FFFE and U+FFFF begin with EF.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xEF }) { return }
    for scalar in text.unicodeScalars where !scalar.isXMLCharacter {
      throw XMLFailure(
        .unwritable, message: "\(scalar.codePointName) is a character that XML cannot hold")
    }
  }
}

extension Unicode.Scalar {
  /// `U+` and at least four hexadecimal digits.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
