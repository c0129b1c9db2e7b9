public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Makes a node and lays it as its siblings are.
  ///
  /// Its element has the name of the parent's node elements, with the same prefix; the title comes
  /// first, then the attributes in the order given, and it is closed by `/>`.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Complexity: that of the insertion into the tree.
  @discardableResult
  public mutating func insert(
    title: String, attributes: [NodeAttribute] = [], at place: Place
  ) throws(DocumentError) -> NodeID {
    let destination = try seam(at: place)
    var tag = Array("<\(elementName(in: destination.parent))".utf8)
    var names: Set<String> = []
    for attribute in [NodeAttribute(name: profile.title, value: title)] + attributes {
      try checkName(attribute.name, at: destination.parent)
      if !names.insert(attribute.name).inserted { throw .repeatedAttribute(attribute.name) }
      tag += try written(attribute)
    }
    return try put(Array(tag + "/>".utf8), into: destination, at: place)
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

  /// Puts a new element without content, given as its tag, into a seam.
  private mutating func put(
    _ tag: [UInt8], into seam: Seam, at place: Place
  ) throws(DocumentError) -> NodeID {
    let placement = makeRoom(in: seam, side: place.side)
    let node = try newNode(at: place)
    records[node.index].marks.insert(.isClosed)
    enter(node, into: seam, placement)
    setTag(tag, of: node)
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

  /// The name, prefix included, of a node's element below a parent.
  private func elementName(in parent: NodeID) -> String {
    tag(of: parent).map { name(profile.node, prefixedAsIn: $0) } ?? profile.node
  }

  /// A name with the prefix that a start tag has, if any: in its element that is the same namespace.
  func name(_ local: String, prefixedAsIn tag: TextRange) -> String {
    let (bytes, range) = text.locate(tag)
    let name = bytes[StartTag(bytes, at: range.lowerBound).name]
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return local }
    return String(decoding: name[...colon], as: UTF8.self) + local
  }
}

extension NodeRecord {
  /// The record of a node that is not in the text as read.
  static let new = NodeRecord(
    start: 0, tagEnd: 0, end: 0, title: .lookUp, identity: .lookUp,
    marks: [.isNew, .isDirty])
}
