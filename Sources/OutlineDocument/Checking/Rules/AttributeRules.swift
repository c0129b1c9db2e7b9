/// The names of attributes.
enum AttributeRules {
  /// Those of OPML 2.0, for nodes of all types.
  private static let standard = [
    "text", "type", "isComment", "isBreakpoint", "created", "category", "xmlUrl", "htmlUrl",
    "title", "description", "language", "version", "url",
  ]

  private static let byLowerCase = Dictionary(
    uniqueKeysWithValues: standard.map { ($0.lowercased(), $0) })

  static let attributeCase = CheckRule<NodeFacts>("attribute-case") { node in
    node.attributes.compactMap { attribute in
      guard let name = byLowerCase[attribute.name.lowercased()], name != attribute.name else {
        return nil
      }
      return node.warning("has the attribute \(attribute.name), which is written \(name)")
    }
  }

  /// An attribute in a namespace may always be added.
  static let unknownAttribute = CheckRule<NodeFacts>("unknown-attribute") { node in
    node.attributes.compactMap { attribute in
      let name = attribute.name
      if name.contains(":") || name == "xmlns" || byLowerCase[name.lowercased()] != nil {
        return nil
      }
      return node.warning("has the attribute \(name), which OPML does not know")
    }
  }
}
