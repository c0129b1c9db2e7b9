public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Makes a node and lays it as its siblings are.
  ///
  /// Its element has the prefix of the parent's. Of the format's kinds of nodes it is the first that the
  /// attributes allow, or that of a sibling; a title that is an attribute comes first, then the attributes in the order given. It
  /// gets an id where the format needs one.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Complexity: that of the insertion into the tree; where the format needs ids, also O(*n*) for the
  ///   first one, *n* the nodes.
  @discardableResult
  public mutating func insert(
    title: String, attributes: [NodeAttribute] = [], at place: Place
  ) throws(DocumentError) -> NodeID {
    let destination = try seam(at: place)
    try checkHolds(destination.parent)
    let kind = kind(ofNew: attributes, in: destination)
    var parts: [(element: String, value: String)] = []
    for part in kind.parts {
      guard let value = attributes.first(where: { $0.name == part.attribute })?.value else {
        throw .missingAttribute(part.attribute, format: profile.name)
      }
      parts.append((part.element, try ownTag(part, value)))
    }
    let own = Set(kind.parts.map(\.attribute))
    var tag = Array("<\(elementPrefix(of: destination.parent))\(kind.name)".utf8)
    var names: Set<String> = []
    let titled =
      profile.titles.first?.attribute.map { [NodeAttribute(name: $0, value: title)] } ?? []
    for attribute in titled + attributes where !own.contains(attribute.name) {
      try checkName(attribute.name, at: destination.parent)
      if !names.insert(attribute.name).inserted { throw .repeatedAttribute(attribute.name) }
      tag += try written(attribute)
    }
    if titled.isEmpty { try checkWritable(title) }
    let node = try put(Array(tag + "/>".utf8), into: destination, at: place)
    if titled.isEmpty { try setTitle(title, of: node) }
    for part in parts {
      let element = "<\(elementPrefix(of: node))\(part.value)/>"
      insertOwn(Array(element.utf8), named: part.element, in: node)
    }
    if profile.needsIdentity, writtenID(of: node) == nil { try identify(node) }
    return node
  }

  /// The kind of a new node with these attributes; of several that any node can be, that of a sibling.
  private func kind(ofNew attributes: [NodeAttribute], in seam: Seam) -> Profile.NodeKind {
    let fitting = profile.nodes.filter { kind in
      kind.isMade
        && (kind.attribute.map { name in attributes.contains { $0.name == name } } ?? true)
    }
    guard let first = fitting.first else { return profile.nodes[0] }
    guard first.attribute == nil, fitting.count > 1,
      let sibling = seam.before ?? seam.after, let tag = startTag(of: sibling)
    else { return first }
    return fitting.first { tag.localName.elementsEqual($0.name.utf8) } ?? first
  }

  /// The inside of a tag with one attribute.
  private func ownTag(
    _ part: (element: String, attribute: String), _ value: String
  ) throws(DocumentError) -> String {
    let attribute = try written(NodeAttribute(name: part.attribute, value: value))
    return part.element + String(decoding: attribute, as: UTF8.self)
  }

  private func checkWritable(_ text: String) throws(DocumentError) {
    _ = try TextForm.plain.content(for: text)
  }

  /// The seam at a place of the tree as it stands.
  func seam(at place: Place) throws(DocumentError) -> Seam {
    do throws(OutlineError) {
      let neighbours = try outline.neighbours(of: place, moving: nil)
      return Seam(
        parent: neighbours.parent, before: neighbours.previous, after: neighbours.next)
    } catch {
      throw .outline(error)
    }
  }

  /// Puts a new element, given as its one tag, into a seam.
  private mutating func put(
    _ tag: [UInt8], into seam: Seam, at place: Place
  ) throws(DocumentError) -> NodeID {
    let placement = makeRoom(in: seam, side: place.side)
    let node = try newNode(at: place)
    records[node.index].marks.insert(.isClosed)
    enter(node, into: seam, placement)
    setOpening(tag, of: node)
    takenIDs = nil
    noteNames(of: node)
    return node
  }

  /// Finds the gaps for a unit that is to come into a seam, and opens its parent for it.
  mutating func makeRoom(in seam: Seam, side: Side) -> Placement {
    _ = gap(of: seam)
    openElement(seam.parent)
    return placement(in: seam, side: side)
  }

  /// A new node of the tree, with nothing known of its text.
  mutating func newNode(at place: Place) throws(DocumentError) -> NodeID {
    do throws(OutlineError) {
      let node = try outline.insert(at: place)
      records.append(.new)
      return node
    } catch {
      throw .outline(error)
    }
  }

  /// Sets the gaps around a unit that has come into a seam.
  mutating func enter(_ node: NodeID, into seam: Seam, _ placement: Placement) {
    setGap(placement.front, of: Seam(parent: seam.parent, before: seam.before, after: node))
    setGap(placement.back, of: Seam(parent: seam.parent, before: node, after: seam.after))
    markRearranged(seam.parent)
  }

  /// A name with the prefix that a start tag has, if any: in its element that is the same namespace.
  func name(_ local: String, prefixedAsIn tag: TextRange) -> String {
    startTag(in: tag).prefix + local
  }
}

extension NodeRecord {
  /// The record of a node that is not in the text as read.
  static let new = NodeRecord(
    start: 0, openingEnd: 0, end: 0, title: .lookUp, identity: .lookUp,
    marks: [.isNew, .isDirty])
}
