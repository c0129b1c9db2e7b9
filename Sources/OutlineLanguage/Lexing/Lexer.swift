internal import OutlineXML

/// Takes an expression apart, one token at a time.
struct Lexer {
  /// What line ends are.
  enum LineEnds {
    /// They part statements.
    case separate
    /// They are blanks.
    case blank
  }

  let text: ExpressionText
  let lineEnds: LineEnds
  /// Where the next token is looked for.
  var position = 0

  init(_ text: ExpressionText, lineEnds: LineEnds) {
    self.text = text
    self.lineEnds = lineEnds
  }

  /// The scalar at the position, or nil at the end.
  var scalar: Unicode.Scalar? {
    position < text.scalars.count ? text.scalars[position] : nil
  }

  /// The next token; at the end of the text always ``Token/Kind/end``.
  mutating func next() throws(ExpressionError) -> Token {
    skipBlanks()
    let start = position
    let kind = try readKind()
    return Token(kind: kind, range: start..<position)
  }

  private mutating func readKind() throws(ExpressionError) -> Token.Kind {
    guard let scalar else { return .end }
    switch scalar {
    case "\n", "\r", ";": return readSeparator()
    case ",": return read(.comma)
    case "(": return read(.open)
    case ")": return read(.close)
    case "/": return read(.slash)
    case "\"", "'":
      try skipString()
      return .string
    case "@": return .attribute(try readAttributeName())
    case "=", "!", "<", ">": return .comparison(try readComparison())
    case _ where scalar.standsInBareNames: return try readWord()
    default: throw text.error(at: position, Self.message(aboutStray: scalar))
    }
  }

  private mutating func read(_ kind: Token.Kind) -> Token.Kind {
    position += 1
    return kind
  }

  /// Takes `;`, LF, CR or CR LF.
  private mutating func readSeparator() -> Token.Kind {
    let isReturn = scalar == "\r"
    position += 1
    if isReturn, scalar == "\n" { position += 1 }
    return .separator
  }

  /// Passes over white space and comments; `#` begins one, as a token could begin there.
  private mutating func skipBlanks() {
    while let scalar {
      if scalar == "#" {
        skip { !$0.endsLine }
      } else if scalar.endsLine ? lineEnds == .blank : scalar.isBlank {
        position += 1
      } else {
        return
      }
    }
  }

  /// Passes over scalars as long as `holds` is true of them.
  mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
    while let scalar, holds(scalar) { position += 1 }
  }

  private mutating func readComparison() throws(ExpressionError) -> NumberTest.Comparison {
    let start = position
    skip { "=!<>".unicodeScalars.contains($0) }
    let sign = text.text(start..<position)
    if let comparison = NumberTest.Comparison(rawValue: sign) { return comparison }
    let hint = sign == "==" ? "; equality is written =" : ""
    throw text.error(at: start, "expected =, !=, <, <=, > or >=, found \(sign)\(hint)")
  }

  private static func message(aboutStray scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "“", "”", "„", "‘", "’":
      "\(scalar) is no quote here; names and values are quoted with \"…\" or '…'"
    default:
      "\(scalar.named) cannot stand here; a name or value that holds it is quoted: \"…\""
    }
  }
}

extension Unicode.Scalar {
  /// The sign itself, or its number where it cannot be seen.
  var named: String {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned:
      codePointName
    default: String(self)
    }
  }
}
