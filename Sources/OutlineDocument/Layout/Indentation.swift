internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// How the line begins that a node's unit stands first on; nil where it does not begin its line.
  ///
  /// For the root, that of the element that holds the top nodes.
  mutating func lineStart(of node: NodeID) -> LineStart? {
    if node == outline.root { return lineStart(ofElementAt: Int(records[0].start)) }
    return LineStart(endOf: text.bytes(gap(of: seam(before: node))))
  }

  /// What a child of the node is indented more than the node.
  ///
  /// What a child there has; else what the node has more than its own parent, even nothing; else the
  /// first such difference in the document; else two spaces.
  mutating func indentUnit(in node: NodeID) -> [UInt8] {
    if let own = lineStart(of: node) {
      for child in [outline.firstChild(of: node), outline.lastChild(of: node)] {
        if let child, let line = lineStart(of: child), let unit = line.excess(over: own) {
          return unit
        }
      }
      if let outer = lineStart(aroundNode: node), let unit = own.excess(over: outer) {
        if profile.wrapper == nil || isBelowNode(node) { return unit }
        // What holds the top nodes is no node: a wrapper is missing between them.
        return firstUnit.value { firstIndentUnit } ?? unit + unit
      }
    }
    return firstUnit.value { firstIndentUnit } ?? Array("  ".utf8)
  }

  /// What an own element of the node is indented more than the node; a wrapper stands between a node and its
  /// children, and is indented like them.
  mutating func ownIndentUnit(in node: NodeID) -> [UInt8] {
    let unit = indentUnit(in: node)
    return profile.wrapper == nil ? unit : Array(unit.prefix((unit.count + 1) / 2))
  }

  private func isBelowNode(_ node: NodeID) -> Bool {
    node != outline.root && outline.parent(of: node) != outline.root
  }

  /// The line start of what a node lies in.
  private mutating func lineStart(aroundNode node: NodeID) -> LineStart? {
    if let parent = outline.parent(of: node) { return lineStart(of: parent) }
    return surroundings.outerStart.flatMap { lineStart(ofElementAt: $0) }
  }

  /// The line start of an element outside the outline, by the offset of its `<`.
  ///
  /// What begins the file begins a line as well.
  private func lineStart(ofElementAt offset: Int) -> LineStart? {
    let before = text.source.bytes[..<offset]
    if let line = LineStart(endOf: before) { return line }
    let white = WhiteSpace.trailing(before)
    return white.count == before.count
      ? LineStart(lineEnd: text.source.firstLineEnd, indent: Array(white)) : nil
  }

  /// The first indentation, in the order of the text as read, of a node that is deeper than its parent's.
  ///
  /// - Complexity: O(*n*) at worst; ends at the first node on a line of its own in another such.
  private var firstIndentUnit: [UInt8]? {
    var outer: [(end: UInt32, line: LineStart?)] = []
    if profile.wrapper == nil, let start = surroundings.outerStart {
      outer.append((UInt32(text.source.count), lineStart(ofElementAt: start)))
    }
    let first = profile.wrapper == nil ? 0 : 1
    for record in records.dropFirst(first) where !record.marks.contains(.isNew) {
      while let last = outer.last, last.end <= record.start { outer.removeLast() }
      let line = lineStart(ofElementAt: Int(record.start))
      if let line, let around = outer.last?.line, let unit = line.excess(over: around),
        !unit.isEmpty
      {
        return unit
      }
      outer.append((record.end, line))
    }
    return nil
  }
}
