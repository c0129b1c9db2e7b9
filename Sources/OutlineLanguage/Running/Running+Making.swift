internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func add(
    _ title: String, to destination: Destination, with attributes: [AttributeSetting]
  ) throws(EditFailure) -> Bool {
    let verb = "add \(PathWriter.quoted(title))"
    let place = try find(destination, to: verb)
    let attributes = attributes.map { NodeAttribute(name: $0.name, value: $0.value) }
    _ = try write(to: verb) { document throws(DocumentError) in
      try document.insert(title: title, attributes: attributes, at: place)
    }
    return true
  }

  /// Copies nodes, those below another of them with that one.
  ///
  /// A node that holds the place itself is copied first, so that its copy has no other copy in it.
  mutating func copy(
    _ selector: Selector, to destination: Destination
  ) throws(EditFailure) -> Bool {
    let nodes = document.outline.uppermost(try find(selector, to: "copy"))
    let place = try find(destination, to: "copy")
    let anchor = place.anchor
    let holder = nodes.firstIndex { document.outline.isInSubtree(anchor, of: $0) } ?? 0
    let first = try copy(nodes[holder], to: place)
    for node in nodes[..<holder] { _ = try copy(node, to: .before(first)) }
    var last = first
    for node in nodes[(holder + 1)...] { last = try copy(node, to: .after(last)) }
    return true
  }

  private mutating func copy(_ node: NodeID, to place: Place) throws(EditFailure) -> NodeID {
    try write(to: "copy", node) { document throws(DocumentError) in
      try document.copy(node, to: place)
    }
  }

  /// Puts nodes under a new one, which stands where the first of them stood.
  mutating func group(
    _ selector: Selector, under title: String
  ) throws(EditFailure) -> Bool {
    let nodes = document.outline.uppermost(try find(selector, to: "group"))
    let group = try write(to: "group", nodes[0]) { document throws(DocumentError) in
      try document.insert(title: title, at: .before(nodes[0]))
    }
    try rearrange(to: "group", nodes[0]) { document throws(OutlineError) in
      try document.move(nodes, lastIn: group)
    }
    return true
  }

  /// Appends copies of the top nodes of another outline to a node's children.
  mutating func merge(_ file: String, into selector: Selector) throws(EditFailure) -> Bool {
    let parent = try findOne(selector)
    let name = PathWriter.quoted(file)
    guard let other = outlines[file] else {
      throw EditFailure(.expression, "the outline in \(name) has not been read")
    }
    let tops = Array(other.outline.children(of: other.outline.root))
    let made = try write(to: "merge \(name) into", parent) { document throws(DocumentError) in
      try document.insert(copiesOf: tops, from: other, at: .last(in: parent))
    }
    for node in made.renamed {
      let id = document.writtenID(of: node) ?? ""
      warn { document in
        "\(name): \(document.shownTitle(of: node)) is now called \(id): its id was taken"
      }
    }
    return !tops.isEmpty
  }
}
