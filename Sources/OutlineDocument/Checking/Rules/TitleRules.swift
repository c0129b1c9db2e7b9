/// The attribute that holds a node's title.
enum TitleRules {
  /// Required since version 2.0, common before.
  static let missingText = CheckRule<NodeFacts>("missing-text") { node in
    if node.value("text") != nil { return [] }
    return node.version?.hasPrefix("1.") == true
      ? [node.warning("has no attribute text, which is what outliners show")]
      : [node.error("has no attribute text, which OPML 2.0 requires")]
  }

  static let blankText = CheckRule<NodeFacts>("blank-text") { node in
    guard let text = node.value("text"), text.isBlank else { return [] }
    return [node.warning("has a blank text")]
  }
}
