internal import OutlineTree
internal import OutlineXML

/// What lies between two neighbouring nodes, or between one and its parent's tag.
struct Seam {
  let parent: NodeID
  /// The node in front; nil at the parent's start tag.
  let before: NodeID?
  /// The node behind; nil at the parent's end tag.
  let after: NodeID?
}

extension OutlineDocument {
  /// What is known of the layout at a node.
  func layout(of node: NodeID) -> NodeLayout {
    records[node.index].marks.contains(.hasLayout) ? layouts[node] ?? NodeLayout() : NodeLayout()
  }

  /// Changes what is known of the layout at a node.
  mutating func withLayout(of node: NodeID, _ change: (inout NodeLayout) -> Void) {
    records[node.index].marks.insert(.hasLayout)
    change(&layouts[orNew: node])
  }

  /// Marks that something inside the node's element is not as read.
  ///
  /// All its ancestors are marked too; the walk upwards ends at the first that is already.
  mutating func markDirty(_ node: NodeID) {
    var next: NodeID? = node
    while let node = next, !records[node.index].marks.contains(.isDirty) {
      records[node.index].marks.insert(.isDirty)
      next = outline.parent(of: node)
    }
  }

  /// Marks that the gaps around a node's children are not as read.
  mutating func markRearranged(_ parent: NodeID) {
    markDirty(parent)
    disturbed.insert(parent)
  }

  /// The seam before a node as it stands.
  func seam(before node: NodeID) -> Seam {
    Seam(
      parent: outline.parent(of: node) ?? outline.root,
      before: outline.previousSibling(of: node), after: node)
  }

  /// The seam behind a node's last child, or all the content of a childless node.
  func tailSeam(of node: NodeID) -> Seam {
    Seam(parent: node, before: outline.lastChild(of: node), after: nil)
  }

  /// The gap of an open seam; nil where the seam is not open.
  func openGap(of seam: Seam) -> TextRange? {
    guard let after = seam.after else { return layout(of: seam.parent).tail }
    let marks = records[after.index].marks
    if marks.contains(.hasLayout), let gap = layouts[after]?.gap { return gap }
    return marks.contains(.hasGapAsRead) ? gapAsRead(of: records[after.index]) : nil
  }

  /// All the white space directly before a node in the text as read.
  func gapAsRead(of record: NodeRecord) -> TextRange {
    var start = Int(record.start)
    while start > 0, text.source.bytes[start - 1].isXMLSpace { start -= 1 }
    return TextRange(start, Int(record.start))
  }

  /// The gap of a seam, which is opened for it.
  mutating func gap(of seam: Seam) -> TextRange {
    if let gap = openGap(of: seam) { return gap }
    let parts = parts(of: seam)
    keep(parts, of: seam)
    return parts.gap
  }

  /// What a seam falls into, whether it is open or not; nothing is stored of it.
  func parts(of seam: Seam) -> SeamParts {
    guard let gap = openGap(of: seam) else {
      return SeamParts(
        of: sourceRange(of: seam), in: text.source.bytes, hasLines: surroundings.hasLineBreaks,
        seam: seam)
    }
    let suffix = seam.before.map { layout(of: $0).suffix } ?? .empty
    let prefix = seam.after.map { layout(of: $0).prefix } ?? .empty
    return SeamParts(suffix, gap, prefix)
  }

  /// Opens a seam with these parts.
  mutating func keep(_ parts: SeamParts, of seam: Seam) {
    keepComments(parts, of: seam)
    setGap(parts.gap, of: seam)
  }

  /// Gives the nodes at a seam that is to be opened the comments that belong to them.
  mutating func keepComments(_ parts: SeamParts, of seam: Seam) {
    if let before = seam.before, !parts.suffix.isEmpty {
      withLayout(of: before) { $0.suffix = parts.suffix }
    }
    if !parts.prefix.isEmpty, let after = seam.after {
      withLayout(of: after) { $0.prefix = parts.prefix }
    }
  }

  /// Opens the seam before a node with this gap; of one like that as read only a mark is stored.
  mutating func setGap(_ gap: TextRange, before node: NodeID) {
    let record = records[node.index]
    if !record.marks.contains(.hasLayout), !record.marks.contains(.isNew),
      text.bytes(gap) == text.bytes(gapAsRead(of: record))
    {
      records[node.index].marks.insert(.hasGapAsRead)
    } else {
      withLayout(of: node) { $0.gap = gap }
    }
  }

  /// Puts another gap in a seam that is open.
  mutating func setGap(_ gap: TextRange, of seam: Seam) {
    if let after = seam.after {
      withLayout(of: after) { $0.gap = gap }
    } else {
      withLayout(of: seam.parent) { $0.tail = gap }
    }
  }

  /// Where a seam that was never opened stands in the text as read.
  func sourceRange(of seam: Seam) -> TextRange {
    let parent = records[seam.parent.index]
    let lower = seam.before.map { records[$0.index].end } ?? parent.openingEnd
    let upper = seam.after.map { Int(records[$0.index].start) } ?? closingStart(of: parent)
    return TextRange(Int(lower), upper)
  }

  /// All that stands directly in the node's element, its children left out, in order.
  func seams(of node: NodeID) -> [TextRange] {
    var ranges: [TextRange] = []
    var before: NodeID?
    for child in outline.children(of: node) {
      ranges += pieces(of: Seam(parent: node, before: before, after: child))
      before = child
    }
    return ranges + pieces(of: Seam(parent: node, before: before, after: nil))
  }

  /// The ranges that make up a seam, open or not.
  func pieces(of seam: Seam) -> [TextRange] {
    guard openGap(of: seam) != nil else { return [sourceRange(of: seam)] }
    let parts = parts(of: seam)
    return [parts.suffix, parts.gap, parts.prefix]
  }

  /// Offset of the `<` of the end tag that ends at `end`, of an element whose start tag ends at `tagEnd`.
  func endTagStart(in bytes: [UInt8], from tagEnd: Int, endingAt end: Int) -> Int {
    guard end > tagEnd else { return end }
    // A raw `<` cannot stand in an end tag.
    var offset = end - 1
    while offset > tagEnd, bytes[offset] != .lessThan { offset -= 1 }
    return offset
  }
}
