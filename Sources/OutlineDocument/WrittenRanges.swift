internal import OutlineTree
internal import OutlineXML

/// The ranges of text that make up a document as it would be written, in order.
///
/// What touches in the text is one range, so a document in which little changed gives few. A node in
/// whose element nothing changed is passed over as a whole, however much lies in it.
struct WrittenRanges: Sequence, IteratorProtocol {
  private let document: OutlineDocument
  /// The node whose element is given, with what stands around the outline if it is the root.
  private let top: NodeID
  /// What stands around that element, where it is a document of its own.
  private let part: DocumentPart?
  private let patches: [OutlineDocument.Patch]
  private var step: Step
  /// Ranges found and not given yet, in order; the last may still grow.
  private var found: [TextRange] = []
  private var given = 0

  private enum Step {
    /// At the first byte of a node's element.
    case start(NodeID)
    /// Behind the last byte of a node's element.
    case behind(NodeID)
    case end
  }

  /// All of a document.
  init(_ document: OutlineDocument) {
    self.document = document
    part = nil
    patches = document.patches
    top = document.outline.root
    step = .start(top)
    add(outside: 0..<Int(document.records[0].start))
  }

  /// The element of a node.
  init(_ document: OutlineDocument, element node: NodeID) {
    self.document = document
    part = nil
    patches = []
    top = node
    step = .start(node)
  }

  /// All of a document that is a part of another.
  init(_ part: DocumentPart) {
    document = part.document
    self.part = part
    patches = part.patches
    top = part.node
    step = .start(top)
    let root = document.records[0]
    add(outside: 0..<Int(root.start))
    add(document.opening(of: document.outline.root, root))
    add(part.front.gap)
    add(part.front.prefix)
  }

  mutating func next() -> TextRange? {
    // The last range found may grow, so it is given only when another follows or nothing does.
    while found.count - given < 2 {
      switch step {
      case .start(let node): start(node)
      case .behind(let node): goOn(behind: node)
      case .end:
        defer { given += 1 }
        return given < found.count ? found[given] : nil
      }
    }
    defer { given += 1 }
    return found[given]
  }

  private mutating func start(_ node: NodeID) {
    let record = document.records[node.index]
    guard record.marks.contains(.isDirty) else {
      let last = lastAsRead(from: node)
      add(TextRange(Int(record.start), Int(document.records[last.index].end)))
      step = .behind(last)
      return
    }
    add(document.opening(of: node, record))
    if let child = document.outline.firstChild(of: node) {
      add(Seam(parent: node, before: nil, after: child))
      step = .start(child)
    } else {
      close(node, last: nil)
    }
  }

  /// The last of the siblings from here on that follow each other as read, with nothing changed in them
  /// or between.
  private func lastAsRead(from node: NodeID) -> NodeID {
    if node == top { return node }
    var last = node
    while let next = document.outline.nextSibling(of: last),
      document.records[next.index].marks.isDisjoint(with: NodeRecord.Marks.changed)
    {
      last = next
    }
    return last
  }

  private mutating func goOn(behind node: NodeID) {
    if node == top { return finish() }
    let outline = document.outline
    let parent = outline.parent(of: node) ?? top
    if let sibling = outline.nextSibling(of: node) {
      add(Seam(parent: parent, before: node, after: sibling))
      step = .start(sibling)
    } else {
      close(parent, last: node)
    }
  }

  /// What stands behind a node's last child, and its end tag.
  private mutating func close(_ node: NodeID, last: NodeID?) {
    step = .behind(node)
    let record = document.records[node.index]
    if record.marks.contains(.isClosed) { return }
    add(Seam(parent: node, before: last, after: nil))
    addClosing(of: node, record)
  }

  private mutating func addClosing(of node: NodeID, _ record: NodeRecord) {
    if record.hasNewOpening, let closing = document.layouts[node]?.closing { return add(closing) }
    add(TextRange(document.closingStart(of: record), Int(record.end)))
  }

  private mutating func finish() {
    step = .end
    if let part {
      add(part.back.suffix)
      add(part.back.gap)
      addClosing(of: document.outline.root, document.records[0])
    } else if top != document.outline.root {
      return
    }
    add(outside: Int(document.records[0].end)..<document.text.source.count)
  }

  private mutating func add(_ seam: Seam) {
    guard let gap = document.openGap(of: seam) else { return add(document.sourceRange(of: seam)) }
    if let before = seam.before { add(document.layout(of: before).suffix) }
    add(gap)
    if let after = seam.after { add(document.layout(of: after).prefix) }
  }

  /// A part of the text outside the outline, with its patches.
  private mutating func add(outside range: Range<Int>) {
    var offset = range.lowerBound
    for patch in patches
    where patch.range.lowerBound >= range.lowerBound && patch.range.upperBound <= range.upperBound {
      add(TextRange(offset, patch.range.lowerBound))
      add(patch.text)
      offset = patch.range.upperBound
    }
    add(TextRange(offset, range.upperBound))
  }

  private mutating func add(_ range: TextRange) {
    if range.isEmpty { return }
    if found.count > given, let last = found.last, last.end == range.start {
      found[found.count - 1].end = range.end
      return
    }
    if given > 0, given == found.count {
      found.removeAll(keepingCapacity: true)
      given = 0
    }
    found.append(range)
  }
}
