public import OutlineTree
internal import OutlineXML

extension OutlineDocument: OutlineArranging {
  /// Moves a node with all below it, and its bytes with it.
  ///
  /// The node's unit (the comments that belong to it, its element) is taken out from its first byte to
  /// its last and laid as at the destination; everything else keeps its bytes, save for the white
  /// space at the two places. Nothing changes where the node stands there already.
  ///
  /// - Throws: ``OutlineError``; the document is then unchanged.
  /// - Complexity: that of the same move in the tree; where the indentation changes, also O(*k*), *k*
  ///   the bytes between the tags of the subtree.
  public mutating func relocate(_ node: NodeID, to place: Place) throws(OutlineError) {
    let new = try outline.neighbours(of: place, moving: node)
    let front = seam(before: node)
    if new.parent == front.parent, new.previous == front.before { return }
    let back = seam(behind: node)
    let destination = Seam(parent: new.parent, before: new.previous, after: new.next)
    noteInheritance(of: node)
    let carried = declarationsToCarry(for: node, from: front.parent, to: new.parent)

    let oldStart = lineStart(of: node)
    let oldUnit = oldStart.map { innerUnit(of: node, at: $0) }
    _ = gap(of: destination)  // opened before the seams around the node become one
    setGap(
      merge(front, back), of: Seam(parent: front.parent, before: front.before, after: back.after))
    let placement = makeRoom(in: destination, side: place.side)
    try outline.relocate(node, to: place)
    enter(node, into: destination, placement)
    markRearranged(front.parent)
    if let oldStart, let oldUnit { lay(node, from: oldStart, unit: oldUnit) }
    declare(carried, at: node)
  }

  /// Shifts the lines inside of a node that has come to its place, from what they were laid for.
  mutating func lay(_ node: NodeID, from old: LineStart, unit: [UInt8]) {
    let parent = outline.parent(of: node) ?? outline.root
    guard !hasNoLayout(parent), let new = lineStart(of: node), new != old else { return }
    let newUnit = lineStart(of: parent).flatMap { new.excess(over: $0) } ?? indentUnit(in: parent)
    shift(node, by: Shift(old: old, new: new, oldUnit: unit, newUnit: newUnit))
  }

  /// What is below a node is indented more than it.
  mutating func innerUnit(of node: NodeID, at line: LineStart) -> [UInt8] {
    if let child = outline.firstChild(of: node), let inner = lineStart(of: child),
      let unit = inner.excess(over: line)
    {
      return unit
    }
    return outerUnit(of: node, at: line)
  }

  /// What a node is indented more than the one it lies in.
  mutating func outerUnit(of node: NodeID, at line: LineStart) -> [UInt8] {
    let parent = outline.parent(of: node) ?? outline.root
    return lineStart(of: parent).flatMap { line.excess(over: $0) } ?? []
  }

  /// Makes two tags of an element that ends in `/>`, so that something can stand between them.
  ///
  /// White space directly before `/>` belongs to it and goes with it.
  mutating func openElement(_ node: NodeID) {
    guard records[node.index].marks.contains(.isClosed), let old = tag(of: node) else { return }
    let (bytes, range) = text.locate(old)
    let tag = StartTag(bytes, at: range.lowerBound)
    let opened = bytes[range.lowerBound..<tag.closing] + [UInt8(ascii: ">")]
    let end = Array("</".utf8) + bytes[tag.name] + [UInt8(ascii: ">")]
    records[node.index].marks.remove(.isClosed)
    setTag(opened, of: node)
    let endTag = text.add(end)
    withLayout(of: node) { layout in
      layout.endTag = endTag
      layout.tail = layout.tail ?? .empty
    }
  }

  /// Gives the node another start tag.
  mutating func setTag(_ bytes: some Collection<UInt8>, of node: NodeID) {
    let tag = text.add(bytes)
    withLayout(of: node) { $0.tag = tag }
    records[node.index].marks.insert(.hasNewTag)
    markDirty(node)
  }
}
