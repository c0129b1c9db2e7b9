extension Condition: CustomStringConvertible {
  /// The condition in the words of the language, which parse back to it.
  public var description: String {
    switch self {
    case .value(let field, let test): "\(field) \(test)"
    case .present(let field): field.description
    case .level(let test): "level \(test)"
    case .childCount(let test): "children \(test)"
    case .leaf: "leaf"
    case .checked: "checked"
    case .folded: "folded"
    case .commented: "commented"
    case .within(let selector): "in \(selector.asOperand)"
    case .not(let condition): "not \(condition.asOperand)"
    case .all(let conditions): conditions.map(\.asOperand).joined(separator: " and ")
    case .any(let conditions): conditions.map(\.asOperand).joined(separator: " or ")
    }
  }

  private var asOperand: String {
    switch self {
    case .all, .any: "(\(self))"
    default: description
    }
  }
}

extension Field: CustomStringConvertible {
  /// `text`, `note` or `@name`.
  public var description: String {
    switch self {
    case .text: "text"
    case .note: "note"
    case .attribute(let name): "@" + name
    }
  }
}

extension TextTest: CustomStringConvertible {
  /// The test with its operand, as it stands behind the value.
  public var description: String {
    switch self {
    case .equals(let text): "= " + PathWriter.quoted(text)
    case .differs(let text): "!= " + PathWriter.quoted(text)
    case .starts(let text): "starts " + PathWriter.quoted(text)
    case .ends(let text): "ends " + PathWriter.quoted(text)
    case .contains(let text): "contains " + PathWriter.quoted(text)
    case .matches(let pattern): "matches \(pattern)"
    }
  }
}

extension NumberTest: CustomStringConvertible {
  /// The comparison with its operand, as it stands behind the number.
  public var description: String { "\(comparison.rawValue) \(bound)" }
}

extension Pattern: CustomStringConvertible {
  /// The regular expression between slashes, with `i` behind them where case does not count.
  public var description: String {
    var spelling = "/"
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "/", !isEscaped { spelling += "\\" }
      spelling.unicodeScalars.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return spelling + (ignoresCase ? "/i" : "/")
  }
}
