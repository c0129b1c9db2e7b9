/// Writes JSON (RFC 8259) piece by piece, without white space.
package enum JSONText {
  /// The text in quotes; only `"`, `\` and control characters are escaped.
  ///
  /// The control characters are those of Unicode, so that no text can steer a terminal: JSON would
  /// let U+007F to U+009F pass.
  package static func append(_ text: String, to output: inout PieceBuffer) {
    output.append(byte: UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
      output.append(text)
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &output) }
    }
    output.append(byte: UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout PieceBuffer) {
    switch scalar {
    case "\"": output.append("\\\"")
    case "\\": output.append("\\\\")
    case "\n": output.append("\\n")
    case "\r": output.append("\\r")
    case "\t": output.append("\\t")
    default:
      guard scalar.isControl else { return output.append(scalar: scalar) }
      let digits = String(scalar.value, radix: 16)
      output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }

  /// The text in quotes, or `null`.
  package static func append(_ text: String?, to output: inout PieceBuffer) {
    if let text { append(text, to: &output) } else { output.append("null") }
  }

  /// The texts as an array.
  package static func append(_ texts: [String], to output: inout PieceBuffer) {
    output.append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { output.append(",") }
      append(text, to: &output)
    }
    output.append("]")
  }

  /// `true`, `false` or `null`.
  package static func append(_ flag: Bool?, to output: inout PieceBuffer) {
    output.append(flag.map { $0 ? "true" : "false" } ?? "null")
  }

  /// The number, or `null`.
  package static func append(_ number: Int?, to output: inout PieceBuffer) {
    output.append(number.map { "\($0)" } ?? "null")
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character, C0, DEL or C1.
  package var isControl: Bool { value < 0x20 || (0x7f...0x9f).contains(value) }
}
