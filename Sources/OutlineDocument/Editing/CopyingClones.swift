internal import OutlineTree

extension OutlineDocument {
  /// The places of those among some nodes that are clones, without content, of nodes that are not.
  func clonesOfOthers(among nodes: [NodeID]) -> [(index: Int, of: NodeID)] {
    guard profile.sharesIdentities else { return [] }
    let all = Set(nodes)
    return nodes.enumerated().compactMap { index, node in
      carrier(of: node).flatMap { all.contains($0) ? nil : (index, $0) }
    }
  }

  /// Makes of clones that came without what they show clones of the node here that has their id, or
  /// nodes of their own with its title.
  ///
  /// - Returns: The clones.
  mutating func settle(
    _ clones: [(node: NodeID, title: String)]
  ) throws(DocumentError) -> Set<NodeID> {
    if clones.isEmpty { return [] }
    let new = Set(clones.map(\.node))
    let there = Set(livingNodes.filter { !new.contains($0) }.compactMap { writtenID(of: $0) })
    var kept: Set<NodeID> = []
    for (node, title) in clones {
      if let id = writtenID(of: node), there.contains(id) {
        kept.insert(node)
      } else if case .element(let place)? = profile.titles.first {
        _ = try setText(title, at: place, of: node)
        warn(about: node, "what is below the node that it is a clone of did not come with it")
      }
    }
    return kept
  }
}
