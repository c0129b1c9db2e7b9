public import OutlineTree
internal import OutlineXML

extension OutlineDocument: OutlineArranging {
  /// Moves a node with all below it, and its bytes with it.
  ///
  /// The node's unit (the comments that belong to it, its element) is taken out from its first byte to
  /// its last and laid as at the destination; everything else keeps its bytes, save for the white
  /// space at the two places. Nothing changes where the node stands there already.
  ///
  /// - Throws: ``OutlineError``, also where the format's nodes of the new parent's kind have no children;
  ///   the document is then unchanged.
  /// - Complexity: that of the same move in the tree; where the indentation changes, also O(*k*), *k*
  ///   the bytes between the tags of the subtree.
  public mutating func relocate(_ node: NodeID, to place: Place) throws(OutlineError) {
    let new = try outline.neighbours(of: place, moving: node)
    try checkHoldsChildren(new.parent)
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

  /// Gives the node another opening.
  mutating func setOpening(_ bytes: some Collection<UInt8>, of node: NodeID) {
    let opening = text.add(bytes)
    withLayout(of: node) { $0.opening = opening }
    records[node.index].marks.insert(.hasNewOpening)
    markDirty(node)
  }
}
