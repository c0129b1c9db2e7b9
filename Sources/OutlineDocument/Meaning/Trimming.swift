extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    // Most texts begin and end so.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// The text without XML white space at its ends (XML 1.0 §2.3).
  var withoutOuterXMLSpace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isXMLSpace }),
      let last = scalars.lastIndex(where: { !$0.isXMLSpace })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  /// Whether this is 0 to 9.
  var isASCIIDigit: Bool { "0"..."9" ~= self }
}

extension UInt8 {
  /// Whether this is a sign of ASCII other than white space.
  var isVisibleASCII: Bool { 0x21..<0x7F ~= self }
}
