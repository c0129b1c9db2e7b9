package import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Makes some nodes the only top nodes, in document order, and deletes all others.
  ///
  /// A node that is on top already stays as it is laid; one from further down is laid directly before
  /// the top node that it lay in, or behind it where that is among them. The bytes are those of moving
  /// them there one by one, the last first, and then deleting the other nodes.
  ///
  /// - Parameters:
  ///   - nodes: Nodes in document order, each once, the root not among them; at least one.
  ///   - keepsDescendants: Whether they keep what is below them. If so, none may lie in another; if
  ///     not, each stands by itself, also one that lay in another.
  /// - Returns: Whether anything changed.
  /// - Complexity: O(*n* + *b*), *n* the nodes there are, *b* the bytes between the tags of what is
  ///   lifted.
  @discardableResult
  package mutating func keepOnTop(_ nodes: [NodeID], keepsDescendants: Bool = true) -> Bool {
    if outline.children(of: outline.root).elementsEqual(nodes),
      keepsDescendants || nodes.count == outline.count
    {
      return false
    }
    var lifting = Lifting(nodes, from: self, keepsDescendants: keepsDescendants)
    // Before any gap changes: afterwards it cannot be told which comments belong to a node.
    for (node, top) in zip(nodes, lifting.tops) where node != top { openUnit(of: node) }
    for index in nodes.indices { prepare(index, of: &lifting) }
    layTops(of: lifting)
    outline.leaveOnTop(nodes, keeping: lifting.kept, keepsChildren: keepsDescendants)
    markDirty(outline.root)
    disturbed.insert(outline.root)
    finish(lifting)
    return true
  }
}

/// Nodes on their way to the top of a document.
private struct Lifting {
  let nodes: [NodeID]
  /// For each node the top node that it lies in, itself if it is one.
  let tops: [NodeID]
  let keepsDescendants: Bool
  /// The nodes and what stays below them.
  let kept: NodeSet
  /// The nodes whose inner lines have to be shifted, once all that is above them is gone.
  var shifts: [(node: NodeID, shift: Shift)] = []
  /// What prefixes meant around the nodes, where any node declares one.
  var namespaces: [(node: NodeID, inForce: [String: String])] = []
  /// How the line begins that the top node of the node before stands first on.
  var line: (top: NodeID, range: TextRange?)?

  init(_ nodes: [NodeID], from document: OutlineDocument, keepsDescendants: Bool) {
    self.nodes = nodes
    self.keepsDescendants = keepsDescendants
    tops = document.tops(of: nodes)
    var kept = NodeSet(nodes, in: document.outline)
    if keepsDescendants { kept.insertDescendants(in: document.outline) }
    self.kept = kept
  }
}

// MARK: - Before the tree changes

extension OutlineDocument {
  /// The top node that each of some nodes lies in, itself if it is one.
  ///
  /// - Complexity: O(*n*) whatever the depth.
  fileprivate func tops(of nodes: [NodeID]) -> [NodeID] {
    var tops: [NodeID] = []
    tops.reserveCapacity(nodes.count)
    var top = outline.root
    forEachNode { node, level in
      if level == 1 { top = node }
      if tops.count < nodes.count, node == nodes[tops.count] { tops.append(top) }
    }
    return tops
  }

  /// Remembers what a node has from where it is, and makes its content what stays of it.
  private mutating func prepare(_ index: Int, of lifting: inout Lifting) {
    let (node, top) = (lifting.nodes[index], lifting.tops[index])
    if !lifting.keepsDescendants, outline.firstChild(of: node) != nil {
      closeGaps(
        around: Array(outline.children(of: node))[...],
        Seam(parent: node, before: nil, after: nil))
      records[node.index].marks.insert(.isDirty)
    }
    if node == top { return }
    noteInheritance(of: node)
    if hasDeclaringNodes {
      let parent = outline.parent(of: node) ?? outline.root
      lifting.namespaces.append((node, namespaces(inForceAt: parent)))
    }
    if lifting.line?.top != top {
      lifting.line = (top, line(endOf: parts(of: seam(before: top)).gap))
    }
    prepareShift(of: node, to: lifting.line?.range ?? nil, &lifting)
  }

  /// Finds the comments that belong to a node, if it may have any.
  private mutating func openUnit(of node: NodeID) {
    let record = records[node.index]
    guard
      record.marks.contains(.isNew) || record.marks.contains(.hasLayout)
        || text.source.bytes.withUnsafeBufferPointer({ $0.hasComment(around: record) })
    else { return }
    _ = gap(of: seam(before: node))
    _ = gap(of: seam(behind: node))
  }

  /// Sees to the lines inside of a node that is to stand on another line.
  private mutating func prepareShift(
    of node: NodeID, to new: TextRange?, _ lifting: inout Lifting
  ) {
    if hasNoLayout(outline.root) { return }
    let record = records[node.index]
    let old = line(endOf: gap(before: node, record))
    guard let new, let old, !text.bytes(old).elementsEqual(text.bytes(new)) else { return }
    let hasPrefix = !layout(of: node).prefix.isEmpty
    if record.marks.contains(.isClosed), !hasPrefix, !profile.hasOwnElements { return }
    let isChildless = !lifting.keepsDescendants || outline.firstChild(of: node) == nil
    if isChildless, !hasPrefix, !profile.hasOwnElements, !record.marks.contains(.hasText),
      !surroundings.inherited.contains(.space), !record.marks.contains(.isNew)
    {
      let content =
        layout(of: node).tail ?? TextRange(Int(record.openingEnd), closingStart(of: record))
      if content.isEmpty { return }
      if text.bytes(content).elementsEqual(text.bytes(old)) {
        withLayout(of: node) { $0.tail = new }
        records[node.index].marks.insert(.isDirty)
        return
      }
    }
    guard let oldLine = lineStart(of: node), let line = LineStart(endOf: text.bytes(new)) else {
      return
    }
    let shift = Shift(
      old: oldLine, new: line,
      oldUnit: isChildless ? outerUnit(of: node, at: oldLine) : innerUnit(of: node, at: oldLine),
      newUnit: lineStart(of: outline.root).flatMap { line.excess(over: $0) }
        ?? indentUnit(in: outline.root))
    lifting.shifts.append((node, shift))
  }

  /// The gap before a node whose unit is known.
  private func gap(before node: NodeID, _ record: NodeRecord) -> TextRange {
    record.marks.contains(.hasLayout)
      ? parts(of: seam(before: node)).gap : gapAsRead(of: record)
  }

  /// The line end and the indentation at the end of a gap; nil where no line begins there.
  private func line(endOf gap: TextRange) -> TextRange? {
    let white = WhiteSpace.trailing(text.bytes(gap))
    guard let lineEnd = WhiteSpace.lastLineEnd(in: white) else { return nil }
    return TextRange(gap.upper - (white.endIndex - lineEnd.lowerBound), gap.upper)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether only white space is between an element and a comment before it, or one behind it on its
  /// line.
  fileprivate func hasComment(around record: NodeRecord) -> Bool {
    var before = Int(record.start)
    while before > 0, self[before - 1].isXMLSpace { before -= 1 }
    if before >= 3, self[before - 1] == UInt8(ascii: ">"), self[before - 2] == UInt8(ascii: "-") {
      return true
    }
    var behind = Int(record.end)
    while behind < count, self[behind].isXMLSpace, !self[behind].isLineEnd { behind += 1 }
    return behind + 1 < count && self[behind] == .lessThan && self[behind + 1] == UInt8(ascii: "!")
  }
}

// MARK: - The gaps on top

extension OutlineDocument {
  /// Gives the nodes that come or stay on top their gaps.
  ///
  /// The first that comes in the place of a top node has the gap of that; those behind it begin a line as
  /// it does. Where a top node goes, the gaps around it become one.
  private mutating func layTops(of lifting: Lifting) {
    let root = outline.root
    let isContent = hasNoLayout(root)
    var index = 0
    var top = outline.firstChild(of: root)
    var seam = parts(of: Seam(parent: root, before: nil, after: top))
    var gap = seam.gap
    /// Whether the seam before `top` stays what it is.
    var stays = true
    var isFirst = true
    while let current = top {
      let next = outline.nextSibling(of: current)
      let behind = parts(of: Seam(parent: root, before: current, after: next))
      let isKept = lifting.kept.contains(current)
      if isKept {
        lay(current, behind: stays ? nil : gap, prefix: seam.prefix, suffix: behind.suffix)
        index += 1
      }
      let start = index
      let line = isContent ? .empty : self.line(endOf: seam.gap) ?? .empty
      while index < lifting.nodes.count, lifting.tops[index] == current {
        lay(lifting.nodes[index], behind: index == start && !isKept ? gap : line)
        index += 1
      }
      let hasLifted = index > start
      if isKept {
        gap = behind.gap
      } else {
        gap = merge(
          hasLifted ? line : gap, behind.gap, isFirst: isFirst && !hasLifted, isLast: next == nil,
          isContent: isContent)
      }
      stays = isKept && !hasLifted
      isFirst = isFirst && !isKept && !hasLifted
      (seam, top) = (behind, next)
    }
    if !stays { withLayout(of: root) { $0.tail = gap } }
  }

  /// Gives a node the gap before it, where that changes, and the comments that belong to it.
  private mutating func lay(
    _ node: NodeID, behind gap: TextRange?, prefix: TextRange = .empty, suffix: TextRange = .empty
  ) {
    if gap == nil, suffix.isEmpty { return }
    withLayout(of: node) { layout in
      if let gap { layout.gap = gap }
      if gap != nil, !prefix.isEmpty { layout.prefix = prefix }
      if !suffix.isEmpty { layout.suffix = suffix }
    }
  }

  /// Shifts the lines inside of the nodes that have come to their places, and declares the prefixes that
  /// they would lose.
  private mutating func finish(_ lifting: Lifting) {
    for (node, shift) in lifting.shifts { self.shift(node, by: shift) }
    let inForce = namespaces(inForceAt: outline.root)
    for (node, before) in lifting.namespaces where before != inForce {
      declare(declarations(usedBy: node, in: before, lackingIn: inForce), at: node)
    }
  }
}
