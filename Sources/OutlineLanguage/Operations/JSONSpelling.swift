/// How an expression is spelt as a JSON string.
struct JSONSpelling: Sendable {
  /// The number of the line that the string stands in.
  let line: Int
  /// That line.
  let scalars: [Unicode.Scalar]
  /// The offset of the string's first quote.
  let start: Int

  /// The offset in the line of what says the scalar at an offset of the expression; at its end, of
  /// the last quote.
  ///
  /// - Complexity: O(*n*), *n* the length of the line: places are asked for by errors only.
  func offset(ofScalar offset: Int) -> Int {
    var reader = JSONReader(ExpressionText(scalars, named: ""), at: start + 1)
    for _ in 0..<offset { _ = try? reader.readScalarOfString(from: start) }
    return reader.position
  }
}

extension JSONValue {
  /// The expression that the value, a string, says; errors in it have their places in the file.
  ///
  /// - Parameter what: What the string is expected to say.
  func expression(_ what: String) throws(ExpressionError) -> ExpressionText {
    let text = try string(what)
    return ExpressionText(
      text.unicodeScalars, named: line.name,
      spelling: JSONSpelling(line: line.firstLine, scalars: line.scalars, start: start))
  }
}
