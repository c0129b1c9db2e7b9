extension Parser {
  /// The statements that change what nodes say.
  mutating func parseValueEdit(by verb: Keyword) throws(ExpressionError) -> Action {
    let selector = try parseSelector()
    switch verb {
    case .set: return .set(selector, try parseField(), try parseText("the new value"))
    case .unset: return .unset(selector, try parseUnsettable())
    case .replace:
      let field = try parseField()
      let pattern = try parsePattern()
      return .replace(selector, field, pattern, try parseReplacement(for: pattern))
    case .check: return .check(selector)
    case .uncheck: return .uncheck(selector)
    case .fold: return .fold(selector, deep: try accept(.deep))
    case .unfold: return .unfold(selector, deep: try accept(.deep))
    case .tag: return .tag(selector, try parseCategory())
    case .untag: return .untag(selector, try parseCategory())
    default: throw unexpected()
    }
  }

  private mutating func parseCategory() throws(ExpressionError) -> String {
    let place = token.range.lowerBound
    guard let category = Category.named(try parseText("a category")) else {
      throw lexer.text.error(at: place, Category.rule)
    }
    return category
  }

  /// A value that a node can be without.
  private mutating func parseUnsettable() throws(ExpressionError) -> Field {
    if try accept(.note) { return .note }
    guard token.kind != .keyword(.text) else {
      throw unexpected("an attribute (a title can be set, not unset; @text is the attribute)")
    }
    return .attribute(try parseAttribute())
  }

  /// The statements that give nodes new parents by a rule.
  mutating func parseRestructuring(by verb: Keyword) throws(ExpressionError) -> Action {
    switch verb {
    case .dedupe: return .dedupe(try parseDeduplication())
    case .merge:
      let file = try parseText("the name of a file")
      try expect(.into)
      return .merge(file: file, into: try parseSelector())
    case .group:
      let selector = try parseSelector()
      try expect(.under)
      return .group(selector, under: try parseText("the new node's title"))
    case .flatten:
      let selector = try parseSelector()
      let joining = try accept(.joining) ? try parseText("the text between titles") : nil
      return .flatten(selector, joining: joining)
    default:
      let selector = try parseSelector()
      try expect(.by)
      try expect(.category)
      return .fileByCategory(selector)
    }
  }

  private mutating func parseDeduplication() throws(ExpressionError) -> Deduplication {
    let scope = try parseScope()
    try expect(.by)
    return Deduplication(scope, by: try parseAttribute(), loosely: try accept(.loosely))
  }

  private mutating func parseScope() throws(ExpressionError) -> Deduplication.Scope {
    if try accept(.all) { return .all }
    try expect(.children)
    try expect(.of)
    return .children(of: try parseSimpleSelector())
  }
}
