internal import OutlineTree
internal import OutlineXML

/// A subtree taken out of a document as ranges of its text, to be planted in it or in another.
struct Cutting {
  /// The nodes in document order.
  var nodes: [Node] = []
  /// How the first node's line begins where it was taken from, and what is below it is indented more.
  var line: LineStart?
  var unit: [UInt8] = []
  /// The declarations that the subtree uses, by what was in force where it was taken from.
  var namespaces: [String: String] = [:]

  struct Node {
    /// The index of its parent in ``Cutting/nodes``; nil for the first.
    let parent: Int?
    var layout: NodeLayout
    let marks: NodeRecord.Marks
  }

  /// All ranges changed, as one text has to be put into another.
  func mapped(_ change: (TextRange) -> TextRange) -> Cutting {
    var result = self
    for index in nodes.indices {
      let old = nodes[index].layout
      result.nodes[index].layout = NodeLayout(
        gap: old.gap.map(change), prefix: change(old.prefix), suffix: change(old.suffix),
        tail: old.tail.map(change), opening: old.opening.map(change),
        closing: old.closing.map(change))
    }
    return result
  }
}

extension OutlineDocument {
  /// Takes a cutting of a node with all below it; the document's text stays as it is.
  mutating func cutting(of node: NodeID) -> Cutting {
    var cutting = Cutting()
    cutting.line = lineStart(of: node)
    cutting.unit = cutting.line.map { innerUnit(of: node, at: $0) } ?? []
    cutting.namespaces = namespaces(inForceAt: outline.parent(of: node) ?? outline.root)
    var places: [NodeID: Int] = [:]
    for current in Array(outline.subtree(of: node)) {
      let before = gap(of: seam(before: current))
      _ = gap(of: seam(behind: current))
      _ = gap(of: tailSeam(of: current))
      var layout = layout(of: current)
      layout.gap = before
      layout.opening = opening(of: current)
      layout.closing = closing(of: current)
      places[current] = cutting.nodes.count
      let parent = current == node ? nil : outline.parent(of: current).flatMap { places[$0] }
      let kept: NodeRecord.Marks = [.hasText, .isClosed, .declaresNamespaces]
      cutting.nodes.append(
        Cutting.Node(
          parent: parent, layout: layout,
          marks: records[current.index].marks.intersection(kept)))
    }
    return cutting
  }

  /// Plants a cutting at a place.
  ///
  /// - Returns: The new nodes, in document order.
  mutating func plant(_ cutting: Cutting, at place: Place) throws(DocumentError) -> [NodeID] {
    let destination = try seam(at: place)
    try checkHolds(destination.parent)
    let placement = makeRoom(in: destination, side: place.side)
    var made: [NodeID] = []
    for node in cutting.nodes {
      let new = try newNode(at: node.parent.map { .last(in: made[$0]) } ?? place)
      records[new.index].marks.formUnion(node.marks.union([.hasLayout, .hasNewOpening]))
      layouts[orNew: new] = node.layout
      made.append(new)
      if node.marks.contains(.declaresNamespaces) { hasDeclaringNodes = true }
    }
    enter(made[0], into: destination, placement)
    if let line = cutting.line { lay(made[0], from: line, unit: cutting.unit) }
    declare(
      declarations(
        usedBy: made[0], in: cutting.namespaces,
        lackingIn: namespaces(inForceAt: destination.parent)),
      at: made[0])
    for node in made { noteNames(of: node) }
    return made
  }
}
