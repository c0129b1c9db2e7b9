extension OutlineArranging {
  /// Moves nodes one level in: a run of neighbours goes under the sibling before it, to the end.
  ///
  /// A node whose ancestor is among the nodes too goes along with that one.
  /// - Returns: The nodes that had to stay, as no sibling that can have children is before their run; in
  ///   document order.
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``; nothing is
  ///   changed then.
  @discardableResult
  public mutating func indent(_ ids: [NodeID]) throws(OutlineError) -> [NodeID] {
    let moved = try MovedNodes(ids, in: outline)
    var stayed: Set<NodeID> = []
    for run in outline.runs(of: moved) {
      guard let parent = outline.previousSibling(of: run[0]), holdsChildren(parent) else {
        stayed.formUnion(run)
        continue
      }
      var rest = run[...]
      var last = outline.lastChild(of: parent)
      if last == nil, let first = rest.popFirst() {
        try relocate(first, to: .last(in: parent))
        last = first
      }
      if let last { try put(rest, after: last) }
    }
    return moved.ids.filter { stayed.contains($0) }
  }

  /// Moves nodes one level out: they stand after what was their parent, in order.
  ///
  /// A node whose ancestor is among the nodes too goes along with that one.
  /// - Returns: The nodes that had to stay, as they are top nodes; in document order.
  /// - Throws: ``OutlineError/unknownNode(_:)``, ``OutlineError/rootNotAllowed``; nothing is
  ///   changed then.
  @discardableResult
  public mutating func outdent(_ ids: [NodeID]) throws(OutlineError) -> [NodeID] {
    let moved = try MovedNodes(ids, in: outline)
    var stayed: [NodeID] = []
    for siblings in moved.bySiblings(in: outline) {
      guard let parent = outline.parent(of: siblings[0]), parent != outline.root else {
        stayed += siblings
        continue
      }
      try put(siblings[...], after: parent)
    }
    return stayed
  }
}

extension Outline {
  /// The moved nodes in runs of siblings that stand next to each other.
  fileprivate func runs(of moved: MovedNodes) -> [[NodeID]] {
    var runs: [[NodeID]] = []
    for siblings in moved.bySiblings(in: self) {
      var run: [NodeID] = []
      for id in siblings {
        if let last = run.last, nextSibling(of: last) != id {
          runs.append(run)
          run = []
        }
        run.append(id)
      }
      runs.append(run)
    }
    return runs
  }
}
