internal import OutlineDocument
internal import OutlineTree

extension Selecting {
  /// The nodes that titles lead to from the top; a title may lead to several.
  func nodes(at titles: [String]) -> [NodeID] {
    if document.hasNameIndex, let last = titles.last {
      return document.nodes(titled: last).filter { stands($0, at: titles) }
    }
    return titles.reduce([outline.root]) { parents, title in
      let title = Array(title.utf8)
      return parents.flatMap { parent in
        outline.children(of: parent).filter { document.title(of: $0).utf8.elementsEqual(title) }
      }
    }
  }

  /// Whether the titles on the way from the top to a node, which has the last of them, are these.
  private func stands(_ node: NodeID, at titles: [String]) -> Bool {
    var above = outline.parent(of: node)
    for title in titles.dropLast().reversed() {
      guard let ancestor = above, ancestor != outline.root,
        document.title(of: ancestor).utf8.elementsEqual(title.utf8)
      else { return false }
      above = outline.parent(of: ancestor)
    }
    return above == outline.root
  }

  func children(of nodes: [NodeID]) -> [NodeID] {
    guard nodes.count > 1 else { return nodes.flatMap { Array(outline.children(of: $0)) } }
    return outline.inDocumentOrder(nodes.flatMap { Array(outline.children(of: $0)) })
  }

  func descendants(of nodes: [NodeID]) -> [NodeID] {
    outline.uppermost(nodes).flatMap { outline.subtree(of: $0).dropFirst() }
  }

  func parents(of nodes: [NodeID]) -> [NodeID] {
    let parents = Set(nodes.compactMap { outline.parent(of: $0) }).subtracting([outline.root])
    return outline.inDocumentOrder(parents)
  }

  /// The other children of the nodes' parents; a node is another to its selected siblings.
  func siblings(of nodes: [NodeID]) -> [NodeID] {
    var selected: [NodeID: [NodeID]] = [:]
    for node in nodes {
      if let parent = outline.parent(of: node) { selected[parent, default: []].append(node) }
    }
    let siblings = selected.flatMap { parent, nodes in
      outline.children(of: parent).filter { nodes.count > 1 || $0 != nodes[0] }
    }
    return outline.inDocumentOrder(siblings)
  }
}
