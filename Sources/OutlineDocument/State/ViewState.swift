internal import OutlineTree
internal import OutlineXML

/// How an outliner's window shows a document, as `expansionState`, `vertScrollState` and `lastCursor`
/// in an OPML head say it: by numbers of lines, which change when nodes move.
struct ViewState: Sendable {
  /// How the list numbers nodes.
  var numbering = Numbering.visibleFromOne
  /// Nodes shown open; nil where no list says, so that all are.
  var expanded: Set<NodeID>?
  /// The list, as numbers and with what parts them.
  var list: NumberList?
  /// The numbers that name one line each.
  var lines: [Line] = []
  /// Whether the list's numbers mean something; if not, it and the lines are left as they are.
  var isExplained = true

  /// The elements of the head that tell positions.
  static let elements = ["expansionState", "vertScrollState", "lastCursor"]

  /// Whether an edit has folded or unfolded nodes.
  var isChanged = false

  /// A number in the head that names a visible line.
  struct Line: Sendable {
    let element: HeadElement
    /// The number of the first line.
    let base: Int
    var number: Int
    let node: NodeID
  }

  /// The ways in which programs number nodes in `expansionState`.
  enum Numbering: CaseIterable, Sendable {
    /// From 1, lines that can be seen only: Frontier, Radio, the OPML Editor, Concord, Drummer, Cactus.
    case visibleFromOne
    /// From 1, every node: Minder.
    case allFromOne
    /// From 0, every node: OmniOutliner, Zavala.
    case allFromZero

    var base: Int { self == .allFromZero ? 0 : 1 }
  }

  /// Whether the node is shown open, if it has children.
  func isExpanded(_ node: NodeID) -> Bool { expanded?.contains(node) ?? true }
}

extension ViewState {
  /// What the head of a document as read says; nil where it says nothing.
  init?(of document: OutlineDocument) {
    let head = document.surroundings.head
    let element = head.first { $0.name == "expansionState" }
    if let element, let list = NumberList(element, in: document) {
      self.list = list
      if list.isReadable, let found = Self.explain(list.numbers, in: document) {
        (numbering, expanded) = found
      } else {
        isExplained = false
      }
    }
    guard isExplained else { return }
    let scroll = head.first { $0.name == "vertScrollState" }
    let cursor = head.first { $0.name == "lastCursor" }
    lines = [(scroll, numbering.base), (cursor, 0)].compactMap { element, base in
      guard let element, let number = Int(document.content(of: element)) else { return nil }
      return self.line(number, element, base, in: document)
    }
    if list == nil, lines.isEmpty { return nil }
  }

  /// The line of a number, if there is such a line.
  private func line(
    _ number: Int, _ element: HeadElement, _ base: Int, in document: OutlineDocument
  ) -> Line? {
    guard number >= base else { return nil }
    var current = base
    var node = document.outline.firstChild(of: document.outline.root)
    while let found = node {
      if current == number {
        return Line(element: element, base: base, number: number, node: found)
      }
      current += 1
      node = nextVisible(after: found, in: document.outline)
    }
    return nil
  }

  /// The next node whose line can be seen.
  func nextVisible(
    after node: NodeID, in outline: Outline, within top: NodeID = .root
  ) -> NodeID? {
    isExpanded(node)
      ? outline.next(after: node, within: top) : outline.next(behind: node, within: top)
  }

  /// The first numbering in which every number means a node with children, and the nodes it means.
  ///
  /// A 0 says that the numbers begin there. Otherwise the reading of the format's author comes first.
  private static func explain(
    _ numbers: [Int], in document: OutlineDocument
  ) -> (Numbering, Set<NodeID>)? {
    let isFromZero = numbers.contains(0) || document.isMadeByZeroCounter
    let candidates = isFromZero ? [Numbering.allFromZero] : Numbering.allCases
    for numbering in candidates {
      let nodes =
        numbering == .visibleFromOne
        ? visibleNodes(numbers, in: document.outline)
        : allNodes(numbers, base: numbering.base, in: document.outline)
      if let nodes { return (numbering, nodes) }
    }
    return nil
  }

  private static func visibleNodes(_ numbers: [Int], in outline: Outline) -> Set<NodeID>? {
    var state = ViewState(expanded: [])
    var line = 1
    var awaited = numbers[...]
    var next = outline.firstChild(of: outline.root)
    while let node = next, let number = awaited.first {
      if line == number {
        guard outline.firstChild(of: node) != nil else { return nil }
        state.expanded?.insert(node)
        awaited.removeFirst()
      }
      line += 1
      next = state.nextVisible(after: node, in: outline)
    }
    return awaited.isEmpty ? state.expanded : nil
  }

  /// In a document as read, the slots count the nodes in document order from 1.
  private static func allNodes(
    _ numbers: [Int], base: Int, in outline: Outline
  ) -> Set<NodeID>? {
    var nodes: Set<NodeID> = []
    for number in numbers {
      guard number >= base, number - base < outline.count else { return nil }
      let node = NodeID(slot: UInt32(number - base + 1))
      guard outline.firstChild(of: node) != nil else { return nil }
      nodes.insert(node)
    }
    return nodes
  }
}

extension OutlineDocument {
  /// Whether a comment before the outline names a program that counts from 0.
  fileprivate var isMadeByZeroCounter: Bool {
    let front = text.source.bytes[..<Int(records[0].start)]
    return front.contains(Array("OPML generated by Zavala".utf8))
      || front.contains(Array("OmniOutliner".utf8))
  }
}
