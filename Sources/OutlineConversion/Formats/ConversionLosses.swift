public import OutlineDocument
internal import OutlineTree

/// What a document says and a format has no place for, counted.
public struct ConversionLosses: Sendable {
  private var notes = 0
  private var checks = 0
  private var folds = 0
  private var ids = 0
  /// The ids there were, where no two nodes can have one.
  private var taken: Set<[UInt8]> = []
  /// By name.
  private var attributes: [String: Int] = [:]
  /// Elements, and formatting, that no other format has.
  private var elements: [String: Int] = [:]
  /// Elements with text between the nodes.
  private var texts = 0
  private var isTitleLost = false

  /// Counts; for a format that holds all that nodes say, none is looked at.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the start tags.
  public init(of document: OutlineDocument, in holding: FormatHolding) {
    isTitleLost = !holding.holdsTitle(of: document)
    texts = document.strayTextCount
    if holding.isComplete, !document.mayHaveOwnElements { return }
    var nodes = DocumentNodes(document)
    var walk = TreeWalk(document.outline)
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      nodes.read(node, at: walk.level)
      count(nodes.content, holding)
      for name in document.elementsBesideValues(of: node) { elements[name, default: 0] += 1 }
      if let name = nodes.emptyAlias { elements[name, default: 0] += 1 }
    }
  }

  private mutating func count(_ node: borrowing NodeContent, _ holding: FormatHolding) {
    if !holding.notes, node.note != nil { notes += 1 }
    if !holding.checks, node.isChecked != nil { checks += 1 }
    if !holding.folds, node.isFolded { folds += 1 }
    if let id = node.id, !holding.holds(id: id) || isTaken(id, holding) { ids += 1 }
    for name in holding.lostAttributes(of: node) { attributes[name, default: 0] += 1 }
  }

  private mutating func isTaken(_ id: NodeContent.Text, _ holding: FormatHolding) -> Bool {
    holding.areIDsUnique && !taken.insert(Array(id)).inserted
  }

  /// Whether everything has a place.
  public var isEmpty: Bool { parts.isEmpty }

  /// As words for a person: `3 notes, 12 @xmlUrl`; attributes by falling count, then name.
  public var inWords: String { parts.joined(separator: ", ") }

  private var parts: [String] {
    let counted = [
      (notes, "note"), (checks, "check mark"), (folds, "fold state"), (ids, "id"),
    ]
    let named = attributes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let others = elements.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return counted.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      + named.map { "\($0.value) @\($0.key)" } + others.map { "\($0.value) \($0.key)" }
      + (texts > 0 ? ["text between nodes in \(texts) element\(texts == 1 ? "" : "s")"] : [])
      + (isTitleLost ? ["the document's title"] : [])
  }
}
