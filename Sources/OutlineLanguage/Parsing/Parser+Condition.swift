extension Parser {
  /// `C or C …`
  mutating func parseCondition() throws(ExpressionError) -> Condition {
    var conditions = [try parseConjunction()]
    while try accept(.or) { conditions.append(try parseConjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  /// `C and C …`
  private mutating func parseConjunction() throws(ExpressionError) -> Condition {
    var conditions = [try parseSimpleCondition()]
    while try accept(.and) { conditions.append(try parseSimpleCondition()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func parseSimpleCondition() throws(ExpressionError) -> Condition {
    try enter()
    defer { leave() }
    if let field = try acceptField() { return try parseCondition(on: field) }
    switch token.kind {
    case .open:
      try advance()
      let condition = try parseCondition()
      try expect(.close)
      return condition
    case .keyword(let keyword):
      guard let condition = try parseCondition(beginning: keyword) else { break }
      return condition
    default: break
    }
    throw unexpected(
      Self.conditionForms, meaning: Self.conditionWords, lacksSign: isTestAhead)
  }

  /// Whether a test of a value stands behind the next token.
  private var isTestAhead: Bool {
    switch kindAhead {
    case .comparison, .keyword(.starts), .keyword(.ends), .keyword(.contains), .keyword(.matches):
      true
    default: false
    }
  }

  private mutating func parseCondition(
    beginning keyword: Keyword
  ) throws(ExpressionError) -> Condition? {
    switch keyword {
    case .not:
      try advance()
      return .not(try parseSimpleCondition())
    case .in:
      try advance()
      return .within(try parseSimpleSelector())
    case .level: return .level(try parseNumberTest())
    case .children: return .childCount(try parseNumberTest())
    default: break
    }
    let states: [Keyword: Condition] = [
      .leaf: .leaf, .checked: .checked, .folded: .folded, .commented: .commented,
    ]
    guard let state = states[keyword] else { return nil }
    try advance()
    return state
  }

  private static let conditionWords: [Keyword] = [
    .text, .note, .level, .children, .leaf, .checked, .folded, .commented, .in, .not,
  ]
  private static let conditionForms =
    "a condition (@attribute, `(`, "
    + conditionWords.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ")"

  /// What follows a value: a test, or nothing where its being there is the condition.
  private mutating func parseCondition(on field: Field) throws(ExpressionError) -> Condition {
    if try accept(.starts) { return .value(field, .starts(try parseText("a string"))) }
    if try accept(.ends) { return .value(field, .ends(try parseText("a string"))) }
    if try accept(.contains) { return .value(field, .contains(try parseText("a string"))) }
    if try accept(.matches) { return .value(field, .matches(try parsePattern())) }
    if try accept(.comparison(.equal)) {
      return .value(field, .equals(try parseText("a string")))
    }
    if try accept(.comparison(.different)) {
      return .value(field, .differs(try parseText("a string")))
    }
    if case .comparison = token.kind { throw unexpected() }
    guard field != .text else { throw unexpected() }
    return .present(field)
  }

  /// `level` or `children`, which is next, and what the number is compared with.
  private mutating func parseNumberTest() throws(ExpressionError) -> NumberTest {
    try advance()
    guard case .comparison(let comparison) = token.kind else {
      throw unexpected("a comparison: =, !=, <, <=, > or >=")
    }
    try advance()
    return NumberTest(comparison, try parseNumber("a number"))
  }
}
