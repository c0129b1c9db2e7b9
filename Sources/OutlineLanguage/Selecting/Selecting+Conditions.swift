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
      let value = field.value
      let passes = prepare(test)
      return { node, _ in document.value(value, of: node, passes: passes) }
    case .present(let field):
      let value = field.value
      return { node, _ in document.has(value, of: node) }
    case .level(let test): return { _, level in test.accepts(level) }
    case .childCount(let test):
      return { node, _ in test.accepts(document.outline.childCount(of: node)) }
    case .leaf: return { node, _ in document.outline.firstChild(of: node) == nil }
    case .checked: return { node, _ in document.isChecked(node) == true }
    case .folded: return { node, _ in document.isFolded(node) }
    case .commented: return prepareIsCommented()
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

  /// Whether nodes are comments is found out for all at once: it is inherited.
  private func prepareIsCommented() -> Check {
    guard let commented = document.commentedNodes() else { return { _, _ in false } }
    return { node, _ in commented.contains(node) }
  }

  /// A test of a value that is given as UTF-8.
  private func prepare(_ test: TextTest) -> (UnsafeBufferPointer<UInt8>) -> Bool {
    switch test {
    case .equals(let text):
      let wanted = Array(text.utf8)
      return { $0.count == wanted.count && $0.elementsEqual(wanted) }
    case .differs(let text):
      let wanted = Array(text.utf8)
      return { $0.count != wanted.count || !$0.elementsEqual(wanted) }
    case .starts(let text):
      let wanted = Array(text.utf8)
      return { $0.starts(with: wanted) }
    case .ends(let text):
      let wanted = Array(text.utf8)
      return { $0.suffix(wanted.count).elementsEqual(wanted) }
    case .contains(let text):
      var wanted = FoldedText(text)
      return { wanted.isContained(in: $0) }
    case .matches(let pattern):
      // It compiled when it was made.
      guard let regex = try? pattern.compiled() else { return { _ in false } }
      return { String(decoding: $0, as: UTF8.self).firstMatch(of: regex) != nil }
    }
  }
}

extension Field {
  /// The field as documents are asked for its bytes.
  var value: NodeValue {
    switch self {
    case .text: .title
    case .note: .note
    case .attribute(let name): .attribute(Array(name.utf8))
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
