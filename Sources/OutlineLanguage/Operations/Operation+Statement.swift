extension Operation {
  /// The statement that does what the operation says.
  func statement(from origin: ExpressionOrigin) throws(ExpressionError) -> Statement {
    Statement(try action(), isTried: isTried, from: origin)
  }

  private func action() throws(ExpressionError) -> Action {
    switch verb {
    case .move: .move(try selector(), try movement())
    case .copy: .copy(try selector(), try destination())
    case .indent: .indent(try selector())
    case .outdent: .outdent(try selector())
    case .delete: .delete(try selector())
    case .unwrap: .unwrap(try selector())
    case .keep: .keep(try selector())
    case .reorder: .reorder(try value(.in).selector(), try reordering())
    case .sort: .sort(try value(.in).selector(), try sortOrder())
    case .reverse: .reverse(try value(.in).selector())
    case .check: .check(try selector())
    case .uncheck: .uncheck(try selector())
    case .fold: .fold(try selector(), deep: try flag(.deep))
    case .unfold: .unfold(try selector(), deep: try flag(.deep))
    case .add, .group, .flatten, .dedupe, .merge, .file: try restructuring()
    default: try valueEdit()
    }
  }

  /// The statements that make nodes or give them new parents by a rule.
  private func restructuring() throws(ExpressionError) -> Action {
    switch verb {
    case .add:
      .add(
        title: try value(.text).string(), try destination(),
        attributes: try optional(.attributes)?.settings() ?? [])
    case .group: .group(try selector(), under: try value(.under).string())
    case .flatten: .flatten(try selector(), joining: try optional(.joining)?.string())
    case .dedupe: .dedupe(try deduplication())
    case .merge: .merge(file: try value(.path).string(), into: try value(.into).selector())
    default: try fileByCategory()
    }
  }

  private func fileByCategory() throws(ExpressionError) -> Action {
    let by = try value(.by)
    guard try by.string() == "category" else { throw by.mismatch("\"category\"") }
    return .fileByCategory(try selector())
  }

  private func deduplication() throws(ExpressionError) -> Deduplication {
    let scope: Deduplication.Scope =
      if let parent = optional(.in) {
        .children(of: try parent.selector())
      } else {
        .all
      }
    if let all = optional(.all), try !all.flag() { throw all.mismatch("true") }
    return Deduplication(scope, by: try value(.by).attribute(), loosely: try flag(.loosely))
  }

  func selector() throws(ExpressionError) -> Selector {
    try value(.select).selector()
  }

  /// Whether a key is there with the value `true`.
  func flag(_ key: OperationKey) throws(ExpressionError) -> Bool {
    try optional(key)?.flag() ?? false
  }
}
