extension JSONValue {
  /// A selector: a string in the language, an object, or an array of these for the union.
  func selector() throws(ExpressionError) -> Selector {
    guard case .array = content else { return try simpleSelector() }
    var parts: [Selector] = []
    for value in try elements(Self.selectorForms) { parts += try value.simpleSelector().parts }
    return parts.count == 1 ? parts[0] : .union(parts)
  }

  private func simpleSelector() throws(ExpressionError) -> Selector {
    if case .string = content { return try Selector(parsing: expression("a selector")) }
    guard case .object(let members) = content else { throw mismatch(Self.selectorForms) }
    for member in members where SelectorKey(rawValue: member.name) == nil {
      let hint = Suggestion.hint(for: member.name, among: SelectorKey.allCases)
      throw member.error(
        "a selector has no key `\(member.name)`: expected \(SelectorKey.inWords)\(hint)")
    }
    guard let member = members.first, let key = SelectorKey(rawValue: member.name) else {
      throw error("expected a selector with the key \(SelectorKey.inWords), found an empty object")
    }
    if members.count > 1 {
      throw members[1].error("a selector has one key; an array of selectors is their union")
    }
    return try member.value.selector(of: key)
  }

  private func selector(of key: SelectorKey) throws(ExpressionError) -> Selector {
    switch key {
    case .id: return .id(try string())
    case .title: return .title(try string())
    case .path:
      var titles: [String] = []
      for value in try elements("an array of titles") { titles.append(try value.string()) }
      return .path(titles)
    case .xpath:
      let expression = try expression("an XPath expression")
      return .xpath(
        try XPathExpression(
          expression.text(expression.scalars.indices),
          from: ExpressionOrigin(text: expression, offset: 0)
        ) { $0 })
    case .where: return .matching(try condition())
    }
  }

  func condition() throws(ExpressionError) -> Condition {
    try Condition(parsing: expression("a condition"))
  }

  private static let selectorForms = "a selector: a string, an object or an array of these"
}

/// The keys of which an object that stands for a selector has one.
private enum SelectorKey: String, CaseIterable {
  case id, title, path, xpath, `where`

  static let inWords = "`id`, `title`, `path`, `xpath` or `where`"
}
