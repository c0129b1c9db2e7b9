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
    let back = Seam(
      parent: front.parent, before: node, after: outline.nextSibling(of: node))
    let destination = Seam(parent: new.parent, before: new.previous, after: new.next)
    noteInheritance(of: node)
    let carried = declarationsToCarry(for: node, from: front.parent, to: new.parent)

    let oldStart = lineStart(of: node)
    let oldUnit = oldStart.map { innerUnit(of: node, at: $0) }
    _ = gap(of: destination)
    setGap(
      merge(front, back), of: Seam(parent: front.parent, before: front.before, after: back.after))
    openElement(new.parent)
    let placement = placement(in: destination, side: place.side)
    try outline.relocate(node, to: place)
    setGap(placement.front, of: Seam(parent: new.parent, before: new.previous, after: node))
    setGap(placement.back, of: Seam(parent: new.parent, before: node, after: new.next))
    markDirty(front.parent)
    markDirty(new.parent)

    if let oldStart, let oldUnit, !hasNoLayout(new.parent),
      let newStart = LineStart(endOf: text.bytes(placement.front)), newStart != oldStart
    {
      let parentStart = lineStart(of: new.parent)
      let newUnit =
        parentStart.flatMap { newStart.excess(over: $0) } ?? indentUnit(in: new.parent)
      shift(
        node, by: Shift(old: oldStart, new: newStart, oldUnit: oldUnit, newUnit: newUnit))
    }
    declare(carried, at: node)
  }

  /// What is below a node is indented more than it.
  private mutating func innerUnit(of node: NodeID, at line: LineStart) -> [UInt8] {
    if let child = outline.firstChild(of: node), let inner = lineStart(of: child),
      let unit = inner.excess(over: line)
    {
      return unit
    }
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
