public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Whether the node's children are hidden in an outliner that opens the document.
  public func isFolded(_ node: NodeID) -> Bool {
    guard outline.firstChild(of: node) != nil else { return false }
    if let view, view.expanded != nil { return !view.isExpanded(node) }
    return isFoldedByAttribute(node)
  }

  /// Brings what refers to positions, or follows from them, into line with the nodes as they stand.
  ///
  /// To be called once after a run of edits: line numbers in the head and numbers of nodes are written
  /// anew where they differ, wrappers that edits have emptied go, nodes that came back to where they were read get their gaps back, and warnings are added
  /// about what moved nodes inherit. Where no node's place changed,
  /// nothing is done.
  public mutating func updatePositions() {
    guard records[0].marks.contains(.isDirty) || view?.isChanged == true else { return }
    closeEmptied()
    restoreGaps()
    updatePlayOrder()
    warnOfInheritance()
    if let view, let list = view.list, !view.isExplained { return warn(of: list, "left as it is") }
    patchPositions(within: outline.root)
  }

  /// Writes the line numbers in the head anew where they differ.
  ///
  /// - Parameter top: The root; or the top node that is to be alone in a document.
  mutating func patchPositions(within top: NodeID) {
    guard let view, view.isExplained else { return }
    let lines = VisibleLines(of: self, view, within: top)
    if let list = view.list {
      setContent(
        of: list.element, to: list.text(for: lines.listed), isAsRead: lines.listed == list.numbers)
    } else if view.isChanged {
      addToHead("expansionState", lines.listed.map(String.init).joined(separator: ","))
    }
    for (line, number) in zip(view.lines, lines.numbers) {
      setContent(of: line.element, to: String(number), isAsRead: line.number == number)
    }
  }

  /// Empties what tells positions in the head where no known numbering explains it, as it would mean
  /// other nodes among the few that are left.
  package mutating func clearUnexplainedPositions() {
    guard let view, let list = view.list, !view.isExplained else { return }
    for element in surroundings.head where ViewState.elements.contains(element.name) {
      setContent(of: element, to: "", isAsRead: content(of: element).isEmpty)
    }
    warn(of: list, "emptied")
    self.view = nil
  }

  private mutating func warn(of list: NumberList, _ outcome: String) {
    warn(
      atOffset: list.element.start,
      "<\(list.element.name)> fits no known numbering of these nodes; \(outcome)")
  }

  /// Gives an element of the head its text; one that is as read keeps its bytes.
  private mutating func setContent(of element: HeadElement, to content: String, isAsRead: Bool) {
    let bytes = text.source.bytes
    let isClosed = element.tagEnd == element.end
    let end = endTagStart(in: bytes, from: element.tagEnd, endingAt: element.end)
    let range = isClosed ? element.start..<element.end : element.tagEnd..<end
    if isAsRead {
      patches.replace(range, by: nil)
    } else if isClosed {
      let tag = StartTag(bytes, at: element.start)
      let opened = bytes[element.start..<tag.closing] + Array(">\(content)</".utf8)
      patch(range, with: opened + bytes[tag.name] + [UInt8(ascii: ">")])
    } else {
      patch(range, with: Array(content.utf8))
    }
  }
}

/// The numbers that a view has for the nodes as they stand now.
private struct VisibleLines {
  /// The numbers of the nodes shown open.
  var listed: [Int] = []
  /// For each line of the view, its number.
  var numbers: [Int]

  /// The numbers where all nodes count, or only a top node and those below it.
  init(of document: OutlineDocument, _ view: ViewState, within top: NodeID) {
    let outline = document.outline
    let targets = view.lines.map { line in
      outline.isInSubtree(line.node, of: top) ? Self.visible(line.node, in: outline, view) : nil
    }
    numbers = view.lines.map(\.number)
    var line = 0
    var next = Self.first(in: outline, within: top)
    while let node = next {
      if view.numbering == .visibleFromOne, view.expanded != nil, view.isExpanded(node),
        outline.firstChild(of: node) != nil
      {
        listed.append(line + 1)
      }
      for (index, target) in targets.enumerated() where target == node {
        numbers[index] = line + view.lines[index].base
      }
      line += 1
      next = view.nextVisible(after: node, in: outline, within: top)
    }
    for (index, target) in targets.enumerated() where target == nil {
      let last = max(line - 1, 0) + view.lines[index].base
      numbers[index] = min(numbers[index], last)
    }
    if view.numbering != .visibleFromOne { listAll(of: outline, view, within: top) }
  }

  private mutating func listAll(of outline: Outline, _ view: ViewState, within top: NodeID) {
    var number = view.numbering.base
    var next = Self.first(in: outline, within: top)
    while let node = next {
      if view.isExpanded(node), outline.firstChild(of: node) != nil { listed.append(number) }
      number += 1
      next = outline.next(after: node, within: top)
    }
  }

  private static func first(in outline: Outline, within top: NodeID) -> NodeID? {
    top == outline.root ? outline.firstChild(of: top) : top
  }

  /// The node, or the outermost folded one that hides it; nil where it was deleted.
  private static func visible(
    _ node: NodeID, in outline: Outline, _ view: ViewState
  ) -> NodeID? {
    guard outline.contains(node) else { return nil }
    var result = node
    for ancestor in outline.ancestors(of: node)
    where ancestor != outline.root && !view.isExpanded(ancestor) {
      result = ancestor
    }
    return result
  }
}
