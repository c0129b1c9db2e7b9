internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func delete(_ selector: Selector) throws(EditFailure) -> Bool {
    try delete(document.outline.uppermost(try find(selector, to: "delete")))
    return true
  }

  /// Deletes what is neither selected, nor above nor below something selected.
  mutating func keep(_ selector: Selector) throws(EditFailure) -> Bool {
    let nodes = try find(selector)
    if nodes.contains(document.outline.root) { return false }
    return document.keep(NodeSet(nodes, in: document.outline), with: .both)
  }

  private mutating func delete(_ nodes: [NodeID]) throws(EditFailure) {
    for node in nodes { try delete(node) }
  }

  mutating func delete(_ node: NodeID) throws(EditFailure) {
    try rearrange(to: "delete", node) { document throws(OutlineError) in
      try document.delete(node)
    }
  }

  mutating func unwrap(_ selector: Selector) throws(EditFailure) -> Bool {
    let nodes = try find(selector, to: "unwrap")
    warnOfLosses(nodes)
    // From the end: what is below is unwrapped before what is above.
    for node in nodes.reversed() { try unwrap(node) }
    return true
  }

  mutating func unwrap(_ node: NodeID) throws(EditFailure) {
    try rearrange(to: "unwrap", node) { document throws(OutlineError) in
      try document.unwrap(node)
    }
  }

  /// Warns of nodes that go and say more than their titles.
  mutating func warnOfLosses(_ nodes: [NodeID]) {
    for node in nodes {
      let title = document.title(of: node)
      let lost =
        document.attributes(of: node).filter { $0.value != title && !$0.declaresNamespace }.map {
          "@" + $0.name
        }
        + document.otherContent(of: node, isUnwrapped: true)
      if lost.isEmpty { continue }
      warn(about: node) { document in
        "\(document.naming(node)) goes, and with it \(lost.joined(separator: ", "))"
      }
    }
  }
}
