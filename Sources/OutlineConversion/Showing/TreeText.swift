public import OutlineDocument
internal import OutlineTree

/// Draws an outline as text for a person: a line a node, two blanks a level.
///
/// ```text
/// Group A  (group-a)
///   [x] Tile A1  (a1)
///       | a note
///   # Tile A2  (a2)
/// + Group B  (group-b)  3
/// ```
///
/// `[x]` and `[ ]` tell a written state, `+` a folded node with the number of nodes below it, and `#`
/// one that is commented out. Nothing that the outline holds can steer a terminal: line ends in a
/// title are shown as `\n`, other control characters and those that change the direction of
/// writing as U+FFFD.
public struct TreeText: Sendable {
  /// Whether the identifier of each node is shown behind its title.
  public var showsIDs = false
  /// Whether notes are shown, on lines of their own below the title.
  public var showsNotes = true
  /// Whether the children of folded nodes are shown too.
  public var opensFolded = false
  /// The last level that is shown, the top one being 1; nil: all are.
  public var depth: Int?
  /// What is shown of the document, selected nodes where they are folded away too; nil: all.
  public var selection: TreeSelection?
  /// Whether selected nodes stand out and all that is beside the titles stands back, by the colours of a
  /// terminal (ECMA-48).
  public var isColoured = false

  /// Shows all but what is folded, without identifiers.
  public init() {}

  /// Writes the text in UTF-8, in few large pieces.
  ///
  /// - Complexity: O(*n* + *c*): *n* the nodes, *c* the characters shown.
  public func write<Failure>(
    _ document: OutlineDocument, to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var output = PieceBuffer()
    var walk = TreeWalk(document.outline, over: selection?.shown)
    var comments = CommentTracking(document)
    let names = showsIDs ? NodeNames(document) : nil
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      let hidden = hiddenCount(below: node, of: document)
      if hidden > 0 || walk.level == depth { walk.passOverChildren() }
      let line = TreeLine(
        node, of: document, level: walk.level, isCommented: comments.enter(node, at: walk.level),
        isMarked: selection?.isMarked(node) ?? false, hidden: hidden, isColoured: isColoured)
      line.append(calling: names?[node], to: &output)
      if showsNotes { line.appendNote(to: &output) }
      try output.pass(to: sink)
    }
    try output.finish(sink)
  }

  /// The number of nodes that folding keeps from being shown.
  private func hiddenCount(below node: NodeID, of document: OutlineDocument) -> Int {
    guard !opensFolded, document.isFolded(node), !leadsToSelected(node, of: document) else {
      return 0
    }
    let outline = document.outline
    var count = 0
    var next = outline.next(after: node, within: node)
    while let found = next {
      count += 1
      next = outline.next(after: found, within: node)
    }
    return count
  }

  /// Whether something is selected below the node.
  private func leadsToSelected(_ node: NodeID, of document: OutlineDocument) -> Bool {
    guard let selection else { return false }
    return document.outline.children(of: node).contains { selection.shown.contains($0) }
  }
}

/// What is shown of one node.
private struct TreeLine {
  private let node: NodeID
  private let document: OutlineDocument
  private let level: Int
  private let isCommented: Bool
  private let isMarked: Bool
  private let hidden: Int
  private let isColoured: Bool

  init(
    _ node: NodeID, of document: OutlineDocument, level: Int, isCommented: Bool, isMarked: Bool,
    hidden: Int, isColoured: Bool
  ) {
    self.node = node
    self.document = document
    self.level = level
    self.isCommented = isCommented
    self.isMarked = isMarked
    self.hidden = hidden
    self.isColoured = isColoured
  }

  /// The line, with the name of the node where one is given.
  func append(calling name: String?, to output: inout PieceBuffer) {
    appendBlanks(level - 1, to: &output)
    if hidden > 0 { output.append("+ ") }
    if let isChecked = document.isChecked(node) { output.append(isChecked ? "[x] " : "[ ] ") }
    if isCommented { output.append("# ") }
    append(isMarked ? .strong : isCommented ? .faint : nil, to: &output) { output in
      ShownText.append(title: document.title(of: node), to: &output)
    }
    if let name {
      append(.faint, to: &output) { output in
        output.append("  (")
        ShownText.append(title: name, to: &output)
        output.append(")")
      }
    }
    if hidden > 0 { append(.faint, to: &output) { $0.append("  \(hidden)") } }
    output.append("\n")
  }

  func appendNote(to output: inout PieceBuffer) {
    guard let note = document.note(of: node) else { return }
    for line in ShownText.lines(of: note) {
      appendBlanks(level, to: &output)
      append(.faint, to: &output) { output in
        output.append("| ")
        ShownText.append(noteLine: line, to: &output)
      }
      output.append("\n")
    }
  }

  /// How a terminal shows a text.
  private enum Weight: String {
    case strong = "\u{1b}[1m"
    case faint = "\u{1b}[2m"
    static let end = "\u{1b}[0m"
  }

  private func append(
    _ weight: Weight?, to output: inout PieceBuffer, _ text: (inout PieceBuffer) -> Void
  ) {
    guard isColoured, let weight else { return text(&output) }
    output.append(weight.rawValue)
    text(&output)
    output.append(Weight.end)
  }

  /// Below so many levels lines are indented no further: with two blanks for each, the text of a chain of
  /// nodes would grow with the square of its length.
  private static let deepestIndentation = 1000

  private func appendBlanks(_ levels: Int, to output: inout PieceBuffer) {
    output.append(
      repeatElement(UInt8(ascii: " "), count: 2 * min(levels, Self.deepestIndentation)))
  }
}
