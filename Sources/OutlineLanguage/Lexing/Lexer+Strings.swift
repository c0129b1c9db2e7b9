extension Lexer {
  /// Passes over a string, quotes included; a quote behind a backslash ends no `"…"`.
  mutating func skipString() throws(ExpressionError) {
    let start = position
    let quote = scalar
    position += 1
    while let scalar, !isAtLineBreak {
      position += 1
      if scalar == quote {
        try refuseAttachedComment()
        return
      }
      if scalar == "\\", quote == "\"", self.scalar != nil, !isAtLineBreak { position += 1 }
    }
    let sign = quote.map(String.init) ?? ""
    throw text.error(at: start, "the string has no end: expected \(sign) on the same line")
  }

  /// Takes `/re/` or `/re/i` that begins at `start`.
  mutating func readPattern(from start: Int) throws(ExpressionError) -> Pattern {
    position = start + 1
    let body = try skipPatternBody(from: start)
    skip(while: \.standsInBareNames)
    let options = text.text(body.upperBound + 1..<position)
    guard options == "" || options == "i" else {
      throw text.error(
        at: body.upperBound + 1, "expected i or nothing after /…/, found `\(options)`")
    }
    do throws(PatternError) {
      return try Pattern(text.text(body), ignoresCase: options == "i")
    } catch {
      throw text.error(at: body.lowerBound + error.offset, error.message)
    }
  }

  private mutating func skipPatternBody(from start: Int) throws(ExpressionError) -> Range<Int> {
    while let scalar, !scalar.endsLine {
      if scalar == "/" {
        defer { position += 1 }
        return start + 1..<position
      }
      position += 1
      if scalar == "\\", self.scalar?.endsLine == false { position += 1 }
    }
    throw text.error(
      at: start, "the regular expression has no end: expected / on the same line")
  }

  /// Whether LF or CR LF stands here. A lone CR is let stand in strings: a title can hold one, and
  /// no escape says it.
  private var isAtLineBreak: Bool {
    switch scalar {
    case "\n": true
    case "\r": position + 1 < text.scalars.count && text.scalars[position + 1] == "\n"
    default: false
    }
  }
}
