extension Outline {
  /// The nodes in document order, each once; unknown ids are left out.
  ///
  /// O(*k* log *k* + *a*): *k* nodes, *a* the number of all the nodes above them, but never more
  /// than O(*n*).
  public func inDocumentOrder(_ ids: some Sequence<NodeID>) -> [NodeID] {
    inOrder(Array(ids), uppermostOnly: false)
  }

  /// The nodes in document order, each once, without those that lie below another of them.
  ///
  /// Unknown ids are left out. The cost is that of ``inDocumentOrder(_:)``.
  public func uppermost(_ ids: some Sequence<NodeID>) -> [NodeID] {
    inOrder(Array(ids), uppermostOnly: true)
  }

  private func inOrder(_ ids: [NodeID], uppermostOnly: Bool) -> [NodeID] {
    let known = ids.filter { contains($0) }
    guard let first = known.first, known.count > 1 else { return known }
    let parent = parent(of: first)
    if known.allSatisfy({ self.parent(of: $0) == parent }) { return siblingsInOrder(known) }
    // Looking at every node once is cheaper than hashing many paths.
    if known.count > slotCount / 32 {
      return markedInOrder(known, uppermostOnly: uppermostOnly)
    }
    return PathsFromRoot(to: known, in: self).inOrder(uppermostOnly: uppermostOnly)
  }

  fileprivate func siblingsInOrder(_ ids: [NodeID]) -> [NodeID] {
    var places = ids.map { (index: index(of: $0) ?? 0, id: $0) }
    places.sort { $0.index < $1.index }
    var ordered: [NodeID] = []
    ordered.reserveCapacity(ids.count)
    for place in places where place.id != ordered.last { ordered.append(place.id) }
    return ordered
  }

  private func markedInOrder(_ ids: [NodeID], uppermostOnly: Bool) -> [NodeID] {
    var isMarked = [Bool](repeating: false, count: slotCount)
    for id in ids { isMarked[id.index] = true }
    var ordered: [NodeID] = []
    ordered.reserveCapacity(ids.count)
    var next: NodeID? = .root
    while let id = next {
      let isSelected = isMarked[id.index]
      if isSelected { ordered.append(id) }
      next =
        isSelected && uppermostOnly
        ? self.next(behind: id, within: .root) : self.next(after: id, within: .root)
    }
    return ordered
  }
}

/// The part of an outline that leads from its root to certain nodes.
private struct PathsFromRoot {
  private let outline: Outline
  private let selected: Set<NodeID>
  private var children: [NodeID: [NodeID]] = [:]

  init(to ids: [NodeID], in outline: Outline) {
    self.outline = outline
    selected = Set(ids)
    var met: Set<NodeID> = [.root]
    for id in selected {
      var at = id
      while met.insert(at).inserted, let parent = outline.parent(of: at) {
        children[parent, default: []].append(at)
        at = parent
      }
    }
  }

  func inOrder(uppermostOnly: Bool) -> [NodeID] {
    var ordered: [NodeID] = []
    ordered.reserveCapacity(selected.count)
    var open: [NodeID] = [.root]
    while let id = open.popLast() {
      let isSelected = selected.contains(id)
      if isSelected { ordered.append(id) }
      guard !(isSelected && uppermostOnly), let below = children[id] else { continue }
      // What comes first is to be popped first.
      open += outline.siblingsInOrder(below).reversed()
    }
    return ordered
  }
}
