internal import OutlineDocument
internal import OutlineTree

extension Running {
  /// Gives the nodes of a selector values, or takes them; `verb` says which.
  mutating func change(
    _ selector: Selector, _ changes: [FieldChange], to verb: String
  ) throws(EditFailure) -> Bool {
    let nodes = try find(selector, to: verb)
    return try write(to: verb, each: nodes) { document, node throws(DocumentError) in
      var hasChanged = false
      for change in changes {
        let changes = try document.make(change, of: node)
        hasChanged = hasChanged || changes
      }
      return hasChanged
    }
  }

  /// Replaces every match in the values that are there; a title shown for another is none.
  mutating func replace(
    _ selector: Selector, _ field: Field, _ pattern: Pattern, by replacement: Replacement
  ) throws(EditFailure) -> Bool {
    let nodes = try find(selector, to: "replace \(field) of")
    guard let regex = try? pattern.compiled() else { return false }
    return try write(to: "replace \(field) of", each: nodes) {
      document, node throws(DocumentError) in
      if field == .text, !document.hasOwnTitle(node) { return false }
      let value = document.value(field, of: node)
      guard let replaced = replacement.applied(to: value, where: regex) else { return false }
      return try document.set(field, to: replaced, of: node)
    }
  }
}

extension OutlineDocument {
  fileprivate mutating func make(
    _ change: FieldChange, of node: NodeID
  ) throws(DocumentError) -> Bool {
    if let value = change.value { return try set(change.field, to: value, of: node) }
    switch change.field {
    case .note: return try removeNote(of: node)
    case .attribute(let name): return try removeAttribute(name, of: node)
    // There is no such statement: a node has a title always.
    case .text: return false
    }
  }

  fileprivate mutating func set(
    _ field: Field, to value: String, of node: NodeID
  ) throws(DocumentError) -> Bool {
    switch field {
    case .text: try setTitle(value, of: node)
    case .note: try setNote(value, of: node)
    case .attribute(let name): try setAttribute(name, to: value, of: node)
    }
  }
}

extension Replacement {
  /// A value with this in the place of every match; nil if there is none.
  fileprivate func applied(to value: String, where regex: Regex<AnyRegexOutput>) -> String? {
    let matches = value.matches(of: regex)
    if matches.isEmpty { return nil }
    var result = ""
    var end = value.startIndex
    for match in matches {
      result += value[end..<match.range.lowerBound]
      for part in parts {
        switch part {
        case .text(let text): result += text
        case .group(let number):
          let output = match.output
          if number < output.count, let text = output[number].substring { result += text }
        }
      }
      end = match.range.upperBound
    }
    return result + value[end...]
  }
}
