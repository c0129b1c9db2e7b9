internal import OutlineTree

/// Decides what becomes of each node of an outline that is merged into another, before anything is done.
struct MergeDecision {
  private let other: OutlineDocument
  private let document: OutlineDocument
  private let attribute: String
  private let isPerFolder: Bool
  private var keys: KnownKeys
  private var titles = FolderTitles()
  /// What the nodes of the other outline have become.
  private var fates: [Fate]
  /// What there is to tell, in document order.
  private(set) var report: [MergedNode] = []
  private(set) var plan = MergePlan()

  /// What one node has become.
  private struct Fate {
    /// A node that is there, an earlier one of the same outline, or itself.
    var counterpart: MergedNode.Counterpart
    /// Whether it lies in what is copied and is not to be.
    var isLeftOut = false
  }

  /// Looks at all nodes of `other` in document order. O(*n*), *n* the nodes of both outlines.
  ///
  /// - Parameter keys: Those of the document.
  init(
    merging other: OutlineDocument, into document: OutlineDocument, by attribute: String,
    _ keys: KnownKeys, perFolder isPerFolder: Bool
  ) {
    self.other = other
    self.document = document
    self.attribute = attribute
    self.isPerFolder = isPerFolder
    self.keys = keys
    let root = Fate(counterpart: .present(document.outline.root))
    fates = [Fate](repeating: root, count: other.records.count)
    for node in other.outline.subtree(of: other.outline.root).dropFirst() { decide(on: node) }
  }

  private mutating func decide(on node: NodeID) {
    let parent = other.outline.parent(of: node) ?? other.outline.root
    let key = other.mergeKey(of: node, in: attribute)
    if let counterpart = counterpart(of: node, key, in: parent) {
      skip(node, key, in: parent, counterpart)
    } else {
      add(node, key, in: parent)
    }
  }

  /// The node that another meets; nil if none.
  private mutating func counterpart(
    of node: NodeID, _ key: AddressKey?, in parent: NodeID
  ) -> MergedNode.Counterpart? {
    let folder = fates[parent.index].counterpart
    if let key { return keys.node(key, in: folder, only: isPerFolder) }
    // A folder that is copied has nothing yet that could be met.
    if folder == .added(parent) { return nil }
    if !titles.hasChildren(of: folder) {
      titles.setChildren(of: folder, to: children(of: folder))
    }
    return titles.next(ExactText(other.title(of: node)), of: parent, in: folder)
  }

  /// The children of a folder that are met by title.
  private func children(of folder: MergedNode.Counterpart) -> [FolderTitles.Child] {
    switch folder {
    case .present(let folder): children(of: folder, in: document).map { ($0, .present($1)) }
    case .added(let folder): children(of: folder, in: other).map { ($0, .added($1)) }
    }
  }

  private func children(
    of folder: NodeID, in document: OutlineDocument
  ) -> [(title: ExactText, node: NodeID)] {
    document.outline.children(of: folder).compactMap { child in
      if document.mergeKey(of: child, in: attribute) != nil { return nil }
      return (ExactText(document.title(of: child)), child)
    }
  }

  private mutating func add(_ node: NodeID, _ key: AddressKey?, in parent: NodeID) {
    let folder = fates[parent.index]
    fates[node.index].counterpart = .added(node)
    if let key { keys.add(key, of: .added(node), in: folder.counterpart) }
    report.append(MergedNode(node: node, outcome: .added))
    switch folder.counterpart {
    case .present(let target):
      plan.copy(node, to: target)
      if folder.isLeftOut { plan.move(node, to: other.outline.root) }
    case .added(let target):
      if target != parent { plan.move(node, to: target) }
    }
  }

  private mutating func skip(
    _ node: NodeID, _ key: AddressKey?, in parent: NodeID, _ counterpart: MergedNode.Counterpart
  ) {
    let folder = fates[parent.index]
    let isCopied = folder.counterpart == .added(parent)
    fates[node.index] = Fate(
      counterpart: counterpart, isLeftOut: isCopied || folder.isLeftOut)
    if isCopied { plan.leaveOut(node) }
    // What only the one has that stays is no conflict, nor how the other writes the key.
    let lost = changes(from: counterpart, to: node).filter { change in
      change.new != nil && (key == nil || change.place != .attribute(attribute))
    }
    if !lost.isEmpty {
      report.append(MergedNode(node: node, outcome: .conflicting(counterpart, lost)))
    } else if key != nil || other.outline.firstChild(of: node) == nil {
      report.append(MergedNode(node: node, outcome: .skipped(counterpart)))
    }
  }

  private func changes(
    from counterpart: MergedNode.Counterpart, to node: NodeID
  ) -> [ValueChange] {
    switch counterpart {
    case .present(let met): document.valueChanges(of: met, to: node, in: other)
    case .added(let met): other.valueChanges(of: met, to: node, in: other)
    }
  }
}
