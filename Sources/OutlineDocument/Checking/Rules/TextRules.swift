/// Text between tags, where OPML has none.
enum TextRules {
  static let textAsContent = CheckRule<NodeFacts>("text-as-content") { node in
    if node.ownText.isEmpty || node.value("text") != nil { return [] }
    return [node.warning("has its title between its tags; the place for it is the attribute text")]
  }

  static let textBetweenNodes = CheckRule<NodeFacts>("text-between-nodes") { node in
    if node.ownText.isEmpty || node.value("text") == nil { return [] }
    return [node.warning("holds text between its tags, which most programs drop")]
  }

  static let textBetweenTopNodes = CheckRule<OutlineDocument>(textBetweenNodes.name) { document in
    guard let offset = document.offsetOfTextBetweenTopNodes else { return [] }
    return [.warning(at: offset, "text stands between the nodes, which most programs drop")]
  }
}
