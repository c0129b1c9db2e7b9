internal import OutlineTree

/// Which node of one document is which of another.
///
/// Nodes meet by written id, then by derived id, then by equal path of titles, and what is then left by
/// equal content. Of several that are equal the first meets the first.
struct NodeMatching: Sendable {
  /// By slot of the old document.
  private var newNodes: [NodeID?]
  /// By slot of the new document.
  private var oldNodes: [NodeID?]
  /// Nodes that have not met any, in document order.
  private var oldRest: [NodeID]
  private var newRest: [NodeID]

  /// Finds the pairs. O(*n*), *n* the nodes of both documents.
  init(_ old: OutlineDocument, _ new: OutlineDocument) {
    newNodes = [NodeID?](repeating: nil, count: old.records.count)
    oldNodes = [NodeID?](repeating: nil, count: new.records.count)
    oldRest = Array(old.outline.subtree(of: old.outline.root).dropFirst())
    newRest = Array(new.outline.subtree(of: new.outline.root).dropFirst())
    pair(old.outline.root, new.outline.root)
    let (oldNames, newNames) = (NodeNames(old), NodeNames(new))
    meet(oldNames.identity, newNames.identity)
    if oldRest.isEmpty || newRest.isEmpty { return }
    let paths = PathNumbers(old, new)
    meet({ paths.old[$0.index] }, { paths.new[$0.index] })
    meet({ old.derivation(of: $0).digest }, { new.derivation(of: $0).digest })
  }

  /// The node in the new document that an old one has become; nil where it was removed.
  func newNode(of node: NodeID) -> NodeID? { newNodes[node.index] }

  /// The node in the old document that a new one was; nil where it was added.
  func oldNode(of node: NodeID) -> NodeID? { oldNodes[node.index] }

  private mutating func pair(_ old: NodeID, _ new: NodeID) {
    newNodes[old.index] = new
    oldNodes[new.index] = old
  }

  /// Pairs nodes that have met none yet and have equal keys.
  private mutating func meet<Key: Hashable>(
    _ oldKey: (NodeID) -> Key, _ newKey: (NodeID) -> Key
  ) {
    // For each key the first waiting node, by its place in the rest, and for each node the one that
    // waits behind it.
    var first: [Key: Int] = [:]
    var behind = [Int?](repeating: nil, count: oldRest.count)
    for place in oldRest.indices.reversed() {
      let key = oldKey(oldRest[place])
      behind[place] = first[key]
      first[key] = place
    }
    for node in newRest {
      let key = newKey(node)
      guard let place = first[key] else { continue }
      pair(oldRest[place], node)
      first[key] = behind[place]
    }
    oldRest.removeAll { newNodes[$0.index] != nil }
    newRest.removeAll { oldNodes[$0.index] != nil }
  }
}

/// The paths of titles of two documents' nodes as numbers: equal ones have equal numbers.
private struct PathNumbers {
  /// By slot of the old document.
  let old: [Int]
  /// By slot of the new document.
  let new: [Int]

  private struct Step: Hashable {
    let parent: Int
    let title: ExactText
  }

  init(_ old: OutlineDocument, _ new: OutlineDocument) {
    var known: [Step: Int] = [:]
    self.old = Self.numbers(of: old, &known)
    self.new = Self.numbers(of: new, &known)
  }

  private static func numbers(of document: OutlineDocument, _ known: inout [Step: Int]) -> [Int] {
    var numbers = [Int](repeating: 0, count: document.records.count)
    let outline = document.outline
    var next = outline.next(after: outline.root, within: outline.root)
    while let node = next {
      let parent = outline.parent(of: node) ?? outline.root
      let step = Step(
        parent: numbers[parent.index], title: ExactText(document.title(of: node)))
      let number = known[step] ?? known.count + 1
      known[step] = number
      numbers[node.index] = number
      next = outline.next(after: node, within: outline.root)
    }
    return numbers
  }
}
