/// Nodes that lead somewhere.
enum FeedRules {
  /// What holds the address of a node of each type that has to have one.
  private static let addresses = ["rss": "xmlUrl", "link": "url", "include": "url"]

  static let missingAddress = CheckRule<NodeFacts>("missing-address") { node in
    // One in another letter case is there, and told by its own rule; so is a folder.
    guard let name = addresses[node.type], !node.hasInAnyCase(name), !isFolder(node) else {
      return []
    }
    return [node.error("is of type \(node.type) and has no \(name)")]
  }

  static let folderTypedRSS = CheckRule<NodeFacts>("folder-typed-rss") { node in
    guard isFolder(node) else { return [] }
    return [node.warning("is a folder, with children and no xmlUrl, but of type rss")]
  }

  private static func isFolder(_ node: NodeFacts) -> Bool {
    node.type == "rss" && node.hasChildren && !node.hasInAnyCase("xmlUrl")
  }
}
