extension JSONReader {
  /// Takes a number and gives its spelling.
  mutating func readNumber() throws(ExpressionError) -> String {
    let start = position
    _ = accept(oneOf: "-")
    if !accept(oneOf: "0") { try skipDigits() }
    if accept(oneOf: ".") { try skipDigits() }
    if accept(oneOf: "eE") {
      _ = accept(oneOf: "+-")
      try skipDigits()
    }
    return line.text(start..<position)
  }

  private mutating func skipDigits() throws(ExpressionError) {
    guard scalar?.isDigit == true else { throw unexpected("a digit") }
    while scalar?.isDigit == true { position += 1 }
  }

  private mutating func accept(oneOf signs: String) -> Bool {
    guard let scalar, signs.unicodeScalars.contains(scalar) else { return false }
    position += 1
    return true
  }

  /// Takes a string and gives what it says.
  mutating func readString() throws(ExpressionError) -> String {
    let start = position
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = try readScalarOfString(from: start) { text.append(scalar) }
    return String(text)
  }

  /// Takes the next scalar that a string says; nil and the quote at its end.
  ///
  /// - Parameter start: The offset of the string's first quote.
  mutating func readScalarOfString(
    from start: Int
  ) throws(ExpressionError) -> Unicode.Scalar? {
    guard let scalar else {
      throw line.error(at: start, "the string has no end: expected \" on the same line")
    }
    guard scalar.value >= 0x20 else {
      throw line.error(
        at: position, "\(scalar.named) cannot stand in a string of JSON as it is, only escaped")
    }
    position += 1
    switch scalar {
    case "\"": return nil
    case "\\": return try readEscape()
    default: return scalar
    }
  }

  /// Takes what stands behind a backslash.
  private mutating func readEscape() throws(ExpressionError) -> Unicode.Scalar {
    let backslash = position - 1
    guard let scalar else { return "\\" }
    position += 1
    if scalar == "u" { return try readCodeUnits(from: backslash) }
    guard let escaped = Self.escapes[scalar] else {
      throw line.error(
        at: backslash,
        "\\\(scalar.named) is no escape of JSON: expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t"
          + " or \\u and four hexadecimal digits; a backslash is \\\\")
    }
    return escaped
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Takes the digits of one `\uXXXX`, or of the two that are the halves of one scalar.
  private mutating func readCodeUnits(
    from backslash: Int
  ) throws(ExpressionError) -> Unicode.Scalar {
    let unit = try readCodeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if (0xD800..<0xDC00).contains(unit), accept(oneOf: "\\"), accept(oneOf: "u") {
      let second = try readCodeUnit()
      let low = second &- 0xDC00
      if low < 0x400, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + low) {
        return scalar
      }
    }
    throw line.error(at: backslash, "half a pair of \\u escapes is no character")
  }

  private mutating func readCodeUnit() throws(ExpressionError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw unexpected("four hexadecimal digits behind \\u")
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
