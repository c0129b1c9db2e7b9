internal import OutlineXML

extension Lexer {
  /// Takes a word, with `#K` behind it where it is one of several equal ids.
  mutating func readWord() throws(ExpressionError) -> Token.Kind {
    let start = position
    skip(while: \.standsInBareNames)
    if scalar == "#" {
      try skipOrdinal()
      return .word(text.text(start..<position))
    }
    let word = text.text(start..<position)
    return Keyword(spelt: word).map { .keyword($0) } ?? .word(word)
  }

  /// Takes `@` and the name of an attribute, and gives the name.
  mutating func readAttributeName() throws(ExpressionError) -> String {
    position += 1
    let start = position
    guard let first = scalar, first.beginsXMLName else {
      throw text.error(at: start - 1, "expected the name of an attribute after @")
    }
    skip(while: \.continuesXMLName)
    try refuseAttachedComment()
    return text.text(start..<position)
  }

  /// Takes a path that begins at `start`, and gives its titles.
  mutating func readPath(from start: Int) throws(ExpressionError) -> [String] {
    position = start
    var titles: [String] = []
    while scalar == "/" {
      position += 1
      titles.append(try readTitle())
    }
    try refuseAttachedComment()
    return titles
  }

  private mutating func readTitle() throws(ExpressionError) -> String {
    let start = position
    switch scalar {
    case "\"", "'":
      try skipString()
      return try StringLiteral(text, start..<position).value()
    case let scalar? where scalar.standsInBareNames:
      skip(while: \.standsInBareNames)
      return text.text(start..<position)
    default:
      throw text.error(
        at: start - 1, "expected a title after /, as in /News/\"R & D\"")
    }
  }

  private mutating func skipOrdinal() throws(ExpressionError) {
    let start = position
    position += 1
    skip(while: \.isDigit)
    if position == start + 1 || scalar?.standsInBareNames == true {
      throw text.error(
        at: start, "expected a number after #, as in n1#2; a comment has a blank before its #")
    }
  }

  /// Refuses a `#` that is stuck to what stands before it: neither a comment nor part of a name.
  func refuseAttachedComment() throws(ExpressionError) {
    guard scalar == "#" else { return }
    throw text.error(
      at: position,
      "# is stuck to what stands before it; a comment has a blank before its #,"
        + " and the second of equal ids is \"a 1#2\" within the quotes")
  }
}
