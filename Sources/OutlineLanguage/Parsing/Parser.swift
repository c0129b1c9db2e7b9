/// Reads an expression, one token ahead.
///
/// The grammar's themes are extensions in files of their own; this is what they stand on.
struct Parser {
  var lexer: Lexer
  /// The next token, not yet taken.
  private(set) var token: Token
  /// The token taken last.
  private var previous: Token?
  /// What was asked for at ``token`` and not found, for the error if nothing else fits.
  private var missed: [Mismatch.Alternative] = []
  /// How many selectors and conditions are begun and not ended.
  private var depth = 0

  init(_ text: ExpressionText, lineEnds: Lexer.LineEnds) throws(ExpressionError) {
    lexer = Lexer(text, lineEnds: lineEnds)
    token = try lexer.next()
  }

  /// Goes on to the next token.
  mutating func advance() throws(ExpressionError) {
    previous = token
    missed.removeAll()
    token = try lexer.next()
  }

  /// Takes the next token if it is this word.
  mutating func accept(_ keyword: Keyword) throws(ExpressionError) -> Bool {
    guard token.kind == .keyword(keyword) else {
      missed.append(.keyword(keyword))
      return false
    }
    try advance()
    return true
  }

  /// Takes the next token if it is this sign.
  mutating func accept(_ sign: Token.Kind) throws(ExpressionError) -> Bool {
    guard token.kind == sign else {
      missed.append(.sign(sign))
      return false
    }
    try advance()
    return true
  }

  /// Takes this word, which must be next.
  mutating func expect(_ keyword: Keyword) throws(ExpressionError) {
    guard try accept(keyword) else { throw unexpected() }
  }

  /// Takes this sign, which must be next.
  mutating func expect(_ sign: Token.Kind) throws(ExpressionError) {
    guard try accept(sign) else { throw unexpected() }
  }

  /// Requires that nothing comes any more.
  mutating func expectEnd(after what: String) throws(ExpressionError) {
    guard token.kind == .end else { throw unexpected("the end of the \(what)") }
  }

  /// Begins a selector or condition that may hold others, up to a depth that no stack minds.
  mutating func enter() throws(ExpressionError) {
    guard depth < Self.deepest else {
      throw error("the expression is nested more than \(Self.deepest) levels deep")
    }
    depth += 1
  }

  /// Ends what ``enter()`` began.
  mutating func leave() {
    depth -= 1
  }

  private static let deepest = 200

  /// The error that something is wrong with the next token.
  func error(_ message: String) -> ExpressionError {
    lexer.text.error(at: token.range.lowerBound, message)
  }

  /// The error that the next token is not what could stand here: what was asked for, or `what`.
  ///
  /// - Parameters:
  ///   - keywords: Words that `what` stands for, of which one may have been meant.
  ///   - lacksSign: Whether the token may be an attribute's name without its @.
  func unexpected(
    _ what: String? = nil, meaning keywords: [Keyword] = [], lacksSign: Bool = false
  ) -> ExpressionError {
    Mismatch(
      text: lexer.text, found: token, previous: previous, asked: missed, expected: what,
      meant: keywords, lacksSign: lacksSign
    ).error
  }

  /// The kind of the token behind the next one; the end where that cannot be read.
  var kindAhead: Token.Kind {
    var ahead = lexer
    return (try? ahead.next())?.kind ?? .end
  }
}
