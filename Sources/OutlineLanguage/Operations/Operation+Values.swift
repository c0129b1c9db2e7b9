extension Operation {
  /// The statements that change what nodes say.
  func valueEdit() throws(ExpressionError) -> Action {
    switch verb {
    case .set: return .changing(try selector(), try changes())
    case .unset: return .changing(try selector(), try removals())
    case .replace: return try replacing()
    case .tag: return .tag(try selector(), try value(.tag).category())
    default: return .untag(try selector(), try value(.tag).category())
    }
  }

  private func changes() throws(ExpressionError) -> [FieldChange] {
    if let text = optional(.text) {
      if case .null = text.content {
        throw text.error("a title can be set, not unset; \"text\" in `attributes` is the attribute")
      }
      return [FieldChange(.text, try text.string())]
    }
    if let note = optional(.note) {
      return [FieldChange(.note, try note.stringOrNull())]
    }
    let attributes = try value(.attributes)
    var changes: [FieldChange] = []
    for member in try attributes.members(JSONValue.attributesForm) {
      changes.append(
        FieldChange(.attribute(try member.attributeName()), try member.value.stringOrNull()))
    }
    if changes.isEmpty { throw attributes.error("no attribute stands here to be set") }
    return changes
  }

  private func removals() throws(ExpressionError) -> [FieldChange] {
    var changes: [FieldChange] = []
    if let names = try optional(.attributes)?.attributeNames() {
      changes = names.map { FieldChange(.attribute($0), nil) }
    }
    if try flag(.note) { changes.append(FieldChange(.note, nil)) }
    if changes.isEmpty { throw missing([.attributes, .note]) }
    return changes
  }

  private func replacing() throws(ExpressionError) -> Action {
    let pattern = try value(.pattern).pattern(ignoringCase: flag(.ignoreCase))
    let with = try value(.with)
    let text = try with.expression("a string")
    let replacement = try StringLiteral(verbatim: text).replacement()
    if let message = pattern.reasonAgainst(replacement) { throw with.error(message) }
    return .replace(try selector(), try value(.in).field(), pattern, replacement)
  }
}

extension JSONValue {
  fileprivate static let attributesForm = "an object with names of attributes for its keys"

  /// The attributes of a new node, in the order written.
  func settings() throws(ExpressionError) -> [AttributeSetting] {
    var settings: [AttributeSetting] = []
    for member in try members(Self.attributesForm) {
      let name = try member.attributeName()
      if name == "text" {
        throw member.error("the attribute `text` is the title, which is the key `text` of `add`")
      }
      settings.append(AttributeSetting(name, try member.value.string()))
    }
    return settings
  }

  fileprivate func stringOrNull() throws(ExpressionError) -> String? {
    if case .null = content { return nil }
    return try string("a string or null")
  }

  fileprivate func category() throws(ExpressionError) -> String {
    guard let category = Category.named(try string()) else { throw error(Category.rule) }
    return category
  }

  fileprivate func pattern(ignoringCase ignoresCase: Bool) throws(ExpressionError) -> Pattern {
    let text = try expression("a regular expression, without slashes around it")
    do throws(PatternError) {
      return try Pattern(text.text(text.scalars.indices), ignoresCase: ignoresCase)
    } catch {
      throw text.error(at: error.offset, error.message)
    }
  }
}

extension Action {
  /// The statement that makes these changes, as the language has it where it is one.
  fileprivate static func changing(_ selector: Selector, _ changes: [FieldChange]) -> Action {
    guard let change = changes.first, changes.count == 1 else { return .change(selector, changes) }
    guard let value = change.value else { return .unset(selector, change.field) }
    return .set(selector, change.field, value)
  }
}
