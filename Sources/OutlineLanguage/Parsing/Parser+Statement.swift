extension Parser {
  /// Statements parted by line ends or `;`, empty ones passed over, up to the end of the text.
  mutating func parseStatements() throws(ExpressionError) -> [Statement] {
    var statements: [Statement] = []
    while true {
      while token.kind == .separator { try advance() }
      if token.kind == .end { return statements }
      statements.append(try parseStatement())
      guard token.kind == .separator || token.kind == .end else {
        throw unexpected("the end of the statement")
      }
    }
  }

  private mutating func parseStatement() throws(ExpressionError) -> Statement {
    let origin = ExpressionOrigin(text: lexer.text, offset: token.range.lowerBound)
    let isTried = try accept(.try)
    guard case .keyword(let verb) = token.kind, Keyword.verbs.contains(verb) else {
      if case .word(let word) = token.kind, let command = Synonym.command(for: word) {
        throw error("`\(word)` is no statement; \(command)")
      }
      throw unexpected(Self.statementForms, meaning: Keyword.verbs)
    }
    try advance()
    return Statement(try parseAction(of: verb), isTried: isTried, from: origin)
  }

  private static let statementForms =
    "a statement (" + Keyword.verbs.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ")"

  private mutating func parseAction(of verb: Keyword) throws(ExpressionError) -> Action {
    switch verb {
    case .move: return .move(try parseSelector(), try parseMovement())
    case .indent: return .indent(try parseSelector())
    case .outdent: return .outdent(try parseSelector())
    case .reorder: return .reorder(try parseSelector(), try parseReordering())
    case .sort: return .sort(try parseSelector(), try parseSortOrder())
    case .reverse: return .reverse(try parseSelector())
    case .copy: return .copy(try parseSelector(), try parseDestination())
    case .add: return try parseAdd()
    case .delete: return .delete(try parseSelector())
    case .unwrap: return .unwrap(try parseSelector())
    case .keep: return .keep(try parseSelector())
    case .group, .flatten, .dedupe, .file, .merge: return try parseRestructuring(by: verb)
    default: return try parseValueEdit(by: verb)
    }
  }

  private mutating func parseAdd() throws(ExpressionError) -> Action {
    let title = try parseText("the new node's title")
    let destination = try parseDestination()
    return .add(title: title, destination, attributes: try parseAttributeSettings())
  }

  /// `with @attr "v" …`, or nothing.
  private mutating func parseAttributeSettings() throws(ExpressionError) -> [AttributeSetting] {
    guard try accept(.with) else { return [] }
    var settings: [AttributeSetting] = []
    var names: Set<String> = ["text"]
    repeat {
      let place = token
      let name = try parseAttribute()
      guard names.insert(name).inserted else {
        throw lexer.text.error(
          at: place.range.lowerBound,
          name == "text"
            ? "@text is the title, which stands behind `add`" : "@\(name) stands twice")
      }
      settings.append(AttributeSetting(name, try parseText("the attribute's value")))
    } while token.isAttribute
    return settings
  }
}

extension Token {
  fileprivate var isAttribute: Bool {
    if case .attribute = kind { true } else { false }
  }
}
