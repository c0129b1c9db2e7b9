import OutlineTree

extension PlainTree {
  /// `count` single steps, each in document order.
  mutating func moveUp(_ ids: [NodeID], by count: Int) throws(OutlineError) {
    try checkMovable(ids)
    let moved = uppermost(ids)
    for _ in 0..<max(count, 0) {
      for id in ordered(moved) { step(id, by: -1, over: moved) }
    }
  }

  /// `count` single steps, each from the end.
  mutating func moveDown(_ ids: [NodeID], by count: Int) throws(OutlineError) {
    try checkMovable(ids)
    let moved = uppermost(ids)
    for _ in 0..<max(count, 0) {
      for id in ordered(moved).reversed() { step(id, by: 1, over: moved) }
    }
  }

  private mutating func step(_ id: NodeID, by difference: Int, over moved: [NodeID]) {
    guard let parent = parent(id), let index = list(parent).firstIndex(of: id) else { return }
    let other = index + difference
    // A moved node that is still beside this one was held itself.
    guard list(parent).indices.contains(other), !moved.contains(list(parent)[other]) else { return }
    children[parent]?.swapAt(index, other)
  }

  mutating func moveToEdge(_ ids: [NodeID], front: Bool) throws(OutlineError) {
    try checkMovable(ids)
    let moved = uppermost(ids)
    for (parent, list) in children {
      let selected = list.filter { moved.contains($0) }
      let rest = list.filter { !moved.contains($0) }
      children[parent] = front ? selected + rest : rest + selected
    }
  }

  mutating func indent(_ ids: [NodeID]) throws(OutlineError) -> [NodeID] {
    try checkMovable(ids)
    let moved = uppermost(ids)
    var stayed: [NodeID] = []
    let before = self
    // The sibling before the run is the last before the node that is not moved itself.
    for id in moved {
      let ahead = before.siblings(id).prefix { $0 != id }
      if let target = ahead.last(where: { !moved.contains($0) }) {
        takeOut([id])
        children[target]?.append(id)
      } else {
        stayed.append(id)
      }
    }
    return stayed
  }

  mutating func outdent(_ ids: [NodeID]) throws(OutlineError) -> [NodeID] {
    try checkMovable(ids)
    let moved = uppermost(ids)
    var stayed: [NodeID] = []
    // From the end, as each is put directly after the parent.
    for id in moved.reversed() {
      guard let parent = parent(id), let above = self.parent(parent),
        let index = list(above).firstIndex(of: parent)
      else {
        stayed.insert(id, at: 0)
        continue
      }
      takeOut([id])
      children[above]?.insert(id, at: index + 1)
    }
    return stayed
  }
}
