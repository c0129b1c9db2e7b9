internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func setChecked(
    _ isChecked: Bool, _ selector: Selector
  ) throws(EditFailure) -> Bool {
    let verb = isChecked ? "check" : "uncheck"
    let nodes = try find(selector, to: verb)
    return try write(to: verb, each: nodes) { document, node throws(DocumentError) in
      try document.setChecked(isChecked, node)
    }
  }

  /// Hides or shows children; what is shown makes its ancestors be shown as well.
  mutating func setFolded(
    _ isFolded: Bool, _ selector: Selector, deep isDeep: Bool
  ) throws(EditFailure) -> Bool {
    let verb = isFolded ? "fold" : "unfold"
    var nodes = try find(selector, to: verb)
    if isDeep {
      nodes = document.outline.uppermost(nodes).flatMap { document.outline.subtree(of: $0) }
    }
    let changing = nodes.filter {
      document.outline.firstChild(of: $0) != nil && document.isFolded($0) != isFolded
    }
    let opened = try write(to: verb, nodes[0]) { document throws(DocumentError) in
      try document.setFolded(isFolded, nodes)
    }
    for node in opened {
      warn(about: node) { document in
        "\(document.naming(node)) is unfolded too: it hid what is below it"
      }
    }
    return !changing.isEmpty || !opened.isEmpty
  }
}
