/// A string as it stands in an expression.
struct StringLiteral {
  private let text: ExpressionText
  private let body: Range<Int>
  private let hasEscapes: Bool

  /// The string that stands in this range, from quote to quote.
  init(_ text: ExpressionText, _ range: Range<Int>) {
    self.text = text
    body = range.lowerBound + 1..<range.upperBound - 1
    hasEscapes = text.scalars[range.lowerBound] == "\""
  }

  /// The string that is the whole text, without quotes and escapes.
  init(verbatim text: ExpressionText) {
    self.text = text
    body = text.scalars.indices
    hasEscapes = false
  }

  /// What the string says.
  func value() throws(ExpressionError) -> String {
    guard hasEscapes, text.scalars[body].contains("\\") else { return text.text(body) }
    var value = String.UnicodeScalarView()
    var index = body.lowerBound
    while index < body.upperBound {
      let scalar = text.scalars[index]
      index += 1
      if scalar == "\\" {
        value.append(try escaped(at: index))
        index += 1
      } else {
        value.append(scalar)
      }
    }
    return String(value)
  }

  /// The offset in the text of what says the scalar at an offset of ``value()``; at its end, of the
  /// last quote.
  func offset(ofScalar offset: Int) -> Int {
    var index = body.lowerBound
    for _ in 0..<offset where index < body.upperBound {
      index += hasEscapes && text.scalars[index] == "\\" ? 2 : 1
    }
    return index
  }

  /// What the string says as the replacement of a regular expression: `\0` to `\9` are groups, in
  /// both sorts of quotes, and `\\` is a backslash.
  func replacement() throws(ExpressionError) -> Replacement {
    var replacement = Replacement()
    var index = body.lowerBound
    while index < body.upperBound {
      let scalar = text.scalars[index]
      index += 1
      guard scalar == "\\" else {
        replacement.append(scalar)
        continue
      }
      let next = index < body.upperBound ? text.scalars[index] : nil
      if let next, let group = next.digitValue {
        replacement.append(group: group)
        index += 1
      } else if hasEscapes || next == "\\" {
        replacement.append(try escaped(at: index))
        index += 1
      } else {
        replacement.append("\\")
      }
    }
    return replacement
  }

  private func escaped(at index: Int) throws(ExpressionError) -> Unicode.Scalar {
    switch text.scalars[index] {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case let other:
      throw text.error(
        at: index - 1,
        "\\\(other.named) is no escape: expected \\\", \\\\, \\n or \\t;"
          + " a backslash is \\\\, and '…' has no escapes")
    }
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII digit.
  fileprivate var digitValue: Int? { isDigit ? Int(value - 48) : nil }
}
