internal import OutlineDocument
internal import OutlineTree

extension Selecting {
  /// Whether a condition holds for a node, whose level is given as it is known where nodes are
  /// walked over.
  typealias Check = (_ node: NodeID, _ level: Int) -> Bool

  /// The condition ready to be asked of many nodes: what its selectors find is known, what it looks
  /// for is in the form in which it is compared.
  mutating func prepare(_ condition: Condition) throws(EditFailure) -> Check {
    let document = document
    switch condition {
    case .value(let field, let test):
      let passes = prepare(test)
      return { node, _ in passes(document.value(field, of: node)) }
    case .present(let field): return { node, _ in !document.value(field, of: node).isEmpty }
    case .level(let test): return { _, level in test.accepts(level) }
    case .childCount(let test):
      return { node, _ in test.accepts(document.outline.childCount(of: node)) }
    case .leaf: return { node, _ in document.outline.firstChild(of: node) == nil }
    case .checked: return { node, _ in document.isChecked(node) == true }
    case .folded: return { node, _ in document.isFolded(node) }
    case .commented: return { node, _ in document.isCommented(node) }
    case .within(let selector): return try prepare(isWithin: selector)
    case .not(let condition):
      let holds = try prepare(condition)
      return { node, level in !holds(node, level) }
    case .all(let conditions):
      let checks = try prepare(conditions)
      return { node, level in checks.allSatisfy { $0(node, level) } }
    case .any(let conditions):
      let checks = try prepare(conditions)
      return { node, level in checks.contains { $0(node, level) } }
    }
  }

  private mutating func prepare(_ conditions: [Condition]) throws(EditFailure) -> [Check] {
    var checks: [Check] = []
    for condition in conditions { checks.append(try prepare(condition)) }
    return checks
  }

  private mutating func prepare(isWithin selector: Selector) throws(EditFailure) -> Check {
    var within = NodeSet(in: outline)
    for node in descendants(of: try nodes(selector)) { within.insert(node) }
    return { [within] node, _ in within.contains(node) }
  }

  private func prepare(_ test: TextTest) -> (String) -> Bool {
    switch test {
    case .equals(let text):
      let wanted = Array(text.utf8)
      return { $0.utf8.elementsEqual(wanted) }
    case .differs(let text):
      let wanted = Array(text.utf8)
      return { !$0.utf8.elementsEqual(wanted) }
    case .starts(let text):
      let wanted = Array(text.utf8)
      return { $0.utf8.starts(with: wanted) }
    case .ends(let text):
      let wanted = Array(text.utf8)
      return { $0.utf8.suffix(wanted.count).elementsEqual(wanted) }
    case .contains(let text):
      var wanted = FoldedText(text)
      return { wanted.isContained(in: $0) }
    case .matches(let pattern):
      // It compiled when it was made.
      guard let regex = try? pattern.compiled() else { return { _ in false } }
      return { $0.firstMatch(of: regex) != nil }
    }
  }
}

extension OutlineDocument {
  /// A value as conditions see it: what is absent is empty.
  func value(_ field: Field, of node: NodeID) -> String {
    switch field {
    case .text: title(of: node)
    case .note: note(of: node) ?? ""
    case .attribute(let name): attribute(name, of: node) ?? ""
    }
  }
}
