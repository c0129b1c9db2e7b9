public import OutlineTree

extension OutlineDocument {
  /// Deletes a node with all below it, and the comments that belong to it.
  ///
  /// The gaps before and behind it become one, as where a node moves away.
  ///
  /// - Throws: ``OutlineError``; the document is then unchanged.
  /// - Complexity: O(*k* + log *s*): *k* nodes are deleted, *s* is the number of siblings.
  public mutating func delete(_ node: NodeID) throws(OutlineError) {
    try delete(node, leaving: .empty)
  }

  /// Deletes a node whose content has gone elsewhere; entries switched off and instructions that stand
  /// directly in it belong to nobody and stay at its place.
  ///
  /// - Throws: ``OutlineError``; the document is then unchanged.
  package mutating func deleteEmptied(_ node: NodeID) throws(OutlineError) {
    guard outline.contains(node) else { throw .unknownNode(node) }
    let line = lineStart(of: node)?.gap ?? []
    var left = TextRange.empty
    for seam in seams(of: node) where text.bytes(seam).contains(.lessThan) {
      let lasting = lasting(in: seam, separator: line)
      if !left.isEmpty, !lasting.isEmpty { left = text.join(left, text.add(line)) }
      left = text.join(left, lasting)
    }
    try delete(node, leaving: left)
  }

  /// Deletes a node and puts what is left of it, if anything, in the place of its unit.
  private mutating func delete(_ node: NodeID, leaving rest: TextRange) throws(OutlineError) {
    guard node != outline.root else { throw .rootNotAllowed }
    guard outline.contains(node) else { throw .unknownNode(node) }
    let front = seam(before: node)
    let back = seam(behind: node)
    let whole = Seam(parent: front.parent, before: front.before, after: back.after)
    let left =
      rest.isEmpty
      ? merge(front, back) : text.join(text.join(gap(of: front), rest), gap(of: back))
    try outline.delete(node)
    takenIDs = nil
    setGap(left, of: whole)
    markRearranged(front.parent)
  }

  /// Takes a node away and leaves its children in its place.
  ///
  /// The children are laid as the node was; the comments above it stand above the first of them. What
  /// the node itself said is lost. A node without children is deleted. Entries switched off and
  /// instructions in it stay.
  ///
  /// - Throws: ``OutlineError``; the document is then unchanged.
  public mutating func unwrap(_ node: NodeID) throws(OutlineError) {
    guard node != outline.root else { throw .rootNotAllowed }
    guard let first = outline.firstChild(of: node), let last = outline.lastChild(of: node) else {
      return try deleteEmptied(node)
    }
    let front = seam(before: node)
    let back = seam(behind: node)
    let inner = (first: seam(before: first), last: tailSeam(of: node))
    let isContent = hasNoLayout(node)
    var carried: [(child: NodeID, declarations: [NamespaceDeclaration])] = []
    for child in outline.children(of: node) {
      noteInheritance(of: child)
      let needed = declarationsToCarry(for: child, from: node, to: front.parent)
      if !needed.isEmpty { carried.append((child, needed)) }
    }
    if !isContent { carryDeclarations(toOthersIn: node, to: front.parent) }
    shiftChildren(of: node, first: first)
    let above = layout(of: node)
    var start = merge(front, inner.first)
    var end = merge(inner.last, back)
    if isContent {
      // The text around the children is the node's own and goes with it.
      start = text.join(gap(of: front), lasting(in: gap(of: inner.first)))
      end = text.join(lasting(in: gap(of: inner.last)), gap(of: back))
      for child in outline.children(of: node) where child != first {
        let between = seam(before: child)
        setGap(lasting(in: gap(of: between)), of: between)
      }
    }
    for child in Array(outline.children(of: node)) {
      try outline.relocate(child, to: .before(node))
    }
    try outline.delete(node)
    takenIDs = nil
    setGap(start, of: Seam(parent: front.parent, before: front.before, after: first))
    setGap(end, of: Seam(parent: front.parent, before: last, after: back.after))
    let prefix = text.join(above.prefix, layout(of: first).prefix)
    withLayout(of: first) { $0.prefix = prefix }
    let suffix = text.join(layout(of: last).suffix, above.suffix)
    withLayout(of: last) { $0.suffix = suffix }
    markRearranged(front.parent)
    for (child, declarations) in carried { declare(declarations, at: child) }
  }

  /// Lays a node's children as the node itself is.
  private mutating func shiftChildren(of node: NodeID, first: NodeID) {
    guard let old = lineStart(of: first), let new = lineStart(of: node), old != new else { return }
    let unit = old.excess(over: new) ?? []
    let shift = Shift(old: old, new: new, oldUnit: unit, newUnit: unit)
    shiftContent(of: node, by: shift)
    for child in outline.children(of: node) { shiftLines(inside: child, by: shift) }
  }

  /// The seam behind a node as it stands.
  func seam(behind node: NodeID) -> Seam {
    Seam(
      parent: outline.parent(of: node) ?? outline.root, before: node,
      after: outline.nextSibling(of: node))
  }
}
