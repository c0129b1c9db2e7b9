internal import OutlineTree

/// Walks through all nodes in document order, telling where each begins and ends, without recursion.
struct TreeWalk {
  /// What comes next on the way.
  enum Step: Equatable {
    /// The node begins; its children follow unless they are skipped.
    case enter(NodeID)
    /// The node and all below it are done.
    case leave(NodeID)
  }

  private let outline: Outline
  /// The nodes that are walked over; nil: all.
  private let shown: NodeSet?
  private var last: Step
  private var passesOverChildren = false
  /// The level of the node of the last step, 1 for the top ones.
  private(set) var level = 0

  init(_ outline: Outline, over shown: NodeSet? = nil) {
    self.outline = outline
    self.shown = shown
    last = .enter(outline.root)
  }

  /// The next step; nil after the last one. The root has none.
  mutating func next() -> Step? {
    switch last {
    case .enter(let node):
      if !passesOverChildren, let child = shownSibling(outline.firstChild(of: node)) {
        level += 1
        last = .enter(child)
      } else {
        last = .leave(node)
      }
      passesOverChildren = false
    case .leave(let node):
      if let sibling = shownSibling(outline.nextSibling(of: node)) {
        last = .enter(sibling)
      } else if let parent = outline.parent(of: node) {
        level -= 1
        last = .leave(parent)
      }
    }
    return last == .leave(outline.root) ? nil : last
  }

  /// The node, or the first behind it among its siblings, that is walked over.
  private func shownSibling(_ node: NodeID?) -> NodeID? {
    guard let shown else { return node }
    var next = node
    while let found = next, !shown.contains(found) { next = outline.nextSibling(of: found) }
    return next
  }

  /// Passes over all below the node that was just entered.
  mutating func passOverChildren() {
    passesOverChildren = true
  }
}
