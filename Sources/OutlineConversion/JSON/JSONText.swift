/// Writes JSON (RFC 8259) piece by piece, without white space.
package enum JSONText {
  /// The text, given as UTF-8, in quotes; only `"`, `\` and control characters are escaped.
  ///
  /// The control characters are those of Unicode, so that no text can steer a terminal: JSON would
  /// let U+007F to U+009F pass.
  package static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    output.append(quote)
    var start = 0
    var index = 0
    while index < text.count {
      let (code, length) = control(in: text, at: index)
      if let code {
        output += text[start..<index]
        append(escaped: code, to: &output)
        start = index + length
      }
      index += length
    }
    output += text[start...]
    output.append(quote)
  }

  private static let quote = UInt8(ascii: "\"")

  /// The number of the character that begins here, if it has to be escaped, and its length.
  private static func control(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (code: UInt8?, length: Int) {
    let byte = text[index]
    // U+0080 to U+009F are two bytes, the second of which is the number.
    if byte == 0xC2, index + 1 < text.count, text[index + 1] < 0xA0 { return (text[index + 1], 2) }
    let isEscaped = byte < 0x20 || byte == quote || byte == UInt8(ascii: "\\") || byte == 0x7F
    return (isEscaped ? byte : nil, 1)
  }

  private static func append(escaped code: UInt8, to output: inout [UInt8]) {
    switch code {
    case quote: output += "\\\"".utf8
    case UInt8(ascii: "\\"): output += "\\\\".utf8
    case UInt8(ascii: "\n"): output += "\\n".utf8
    case UInt8(ascii: "\r"): output += "\\r".utf8
    case UInt8(ascii: "\t"): output += "\\t".utf8
    default:
      let digits = String(code, radix: 16)
      output += "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
    }
  }
}

extension JSONText {
  /// The text in quotes; see ``append(_:to:)-(UnsafeBufferPointer,_)``.
  package static func append(_ text: String, to output: inout PieceBuffer) {
    var text = text
    text.withUTF8 { text in output.append { append(text, to: &$0) } }
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
