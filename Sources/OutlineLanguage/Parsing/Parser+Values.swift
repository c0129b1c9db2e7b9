extension Parser {
  /// A string, or a word that is no key word.
  mutating func parseText(_ what: String) throws(ExpressionError) -> String {
    switch token.kind {
    case .string:
      let value = try StringLiteral(lexer.text, token.range).value()
      try advance()
      return value
    case .word(let word):
      try advance()
      return word
    case .keyword(let keyword):
      throw error(
        "expected \(what), found the key word `\(keyword.rawValue)`;"
          + " as a name it stands in quotes: \"\(keyword.rawValue)\"")
    default:
      throw unexpected(what)
    }
  }

  /// A number from 0.
  mutating func parseNumber(_ what: String) throws(ExpressionError) -> Int {
    guard case .word(let word) = token.kind, word.unicodeScalars.allSatisfy(\.isDigit) else {
      throw unexpected(what)
    }
    guard let number = Int(word) else { throw error("the number \(word) is too large") }
    try advance()
    return number
  }

  /// `K, K …`, each once.
  mutating func parseOffsets() throws(ExpressionError) -> [Int] {
    var offsets: [Int] = []
    var seen: Set<Int> = []
    repeat {
      let place = token
      let offset = try parseNumber("an offset, a number from 0")
      guard seen.insert(offset).inserted else {
        throw lexer.text.error(
          at: place.range.lowerBound, Reordering.message(aboutRepeated: offset))
      }
      offsets.append(offset)
    } while try accept(.comma)
    return offsets
  }

  /// `text`, `note` or `@name`.
  mutating func parseField() throws(ExpressionError) -> Field {
    if try accept(.text) { return .text }
    if try accept(.note) { return .note }
    return .attribute(try parseAttribute())
  }

  /// Takes `text`, `note` or `@name` if it is next.
  mutating func acceptField() throws(ExpressionError) -> Field? {
    switch token.kind {
    case .keyword(.text):
      try advance()
      return .text
    case .keyword(.note):
      try advance()
      return .note
    case .attribute(let name):
      try advance()
      return .attribute(name)
    default:
      return nil
    }
  }

  /// `@name`
  mutating func parseAttribute() throws(ExpressionError) -> String {
    guard case .attribute(let name) = token.kind else {
      throw unexpected("an attribute such as @type", lacksSign: mayLackSign)
    }
    try advance()
    return name
  }

  /// Whether what follows the next token fits an attribute, and not one more word of a name.
  private var mayLackSign: Bool {
    switch kindAhead {
    case .word, .attribute, .keyword(.text), .keyword(.note): false
    default: true
    }
  }

  /// `/re/` or `/re/i`
  mutating func parsePattern() throws(ExpressionError) -> Pattern {
    guard token.kind == .slash else {
      throw unexpected("a regular expression such as /^a.*z$/ or /a/i")
    }
    let pattern = try lexer.readPattern(from: token.range.lowerBound)
    try advance()
    return pattern
  }

  /// The string that takes the place of what a regular expression matched.
  mutating func parseReplacement(for pattern: Pattern) throws(ExpressionError) -> Replacement {
    guard token.kind == .string else { return Replacement(try parseText("the replacement")) }
    let replacement = try StringLiteral(lexer.text, token.range).replacement()
    if let message = pattern.reasonAgainst(replacement) { throw error(message) }
    try advance()
    return replacement
  }
}
