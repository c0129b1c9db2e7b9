extension Parser {
  /// `S, S …`
  mutating func parseSelector() throws(ExpressionError) -> Selector {
    let first = try parseSimpleSelector()
    guard try accept(.comma) else { return first }
    var parts = first.parts
    repeat { parts += try parseSimpleSelector().parts } while try accept(.comma)
    return .union(parts)
  }

  /// One selector without `,` outside parentheses.
  mutating func parseSimpleSelector() throws(ExpressionError) -> Selector {
    try enter()
    defer { leave() }
    switch token.kind {
    case .word, .string: return .name(try parseText("a name"))
    case .slash: return .path(try parsePath())
    case .open:
      try advance()
      let selector = try parseSelector()
      try expect(.close)
      return selector
    case .keyword(let keyword): return try parseSelector(beginning: keyword)
    default: throw unexpected(Self.selectorForms)
    }
  }

  private mutating func parseSelector(
    beginning keyword: Keyword
  ) throws(ExpressionError) -> Selector {
    switch keyword {
    case .id:
      try advance()
      return .id(try parseText("an id"))
    case .title:
      try advance()
      return .title(try parseText("a title"))
    case .where:
      try advance()
      return .matching(try parseCondition())
    case .children: return .children(try parseOperand())
    case .descendants: return .descendants(try parseOperand())
    case .parent: return .parent(try parseOperand())
    case .siblings: return .siblings(try parseOperand())
    case .top:
      try advance()
      return .top
    case .all:
      try advance()
      return .all
    case .xpath: return .xpath(try parseXPath())
    default:
      throw error(
        "expected \(Self.selectorForms), found the key word `\(keyword.rawValue)`;"
          + " as a name it stands in quotes: \"\(keyword.rawValue)\"")
    }
  }

  /// The word that is next, `of` and a selector.
  private mutating func parseOperand() throws(ExpressionError) -> Selector {
    try advance()
    try expect(.of)
    return try parseSimpleSelector()
  }

  private mutating func parseXPath() throws(ExpressionError) -> XPathExpression {
    try advance()
    let start = token
    let text = try parseText("an XPath expression in quotes")
    let literal = start.kind == .string ? StringLiteral(lexer.text, start.range) : nil
    let origin = ExpressionOrigin(text: lexer.text, offset: start.range.lowerBound)
    return try XPathExpression(text, from: origin) {
      literal?.offset(ofScalar: $0) ?? start.range.lowerBound + $0
    }
  }

  private mutating func parsePath() throws(ExpressionError) -> [String] {
    let titles = try lexer.readPath(from: token.range.lowerBound)
    try advance()
    return titles
  }

  private static let selectorForms =
    "a selector (a name, /A/path, `where`, `children of`, `all` …)"
}

extension Selector {
  /// The members of a union, else the selector itself.
  var parts: [Selector] {
    if case .union(let parts) = self { parts } else { [self] }
  }
}
