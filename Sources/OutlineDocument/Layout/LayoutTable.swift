internal import OutlineTree

/// The layouts of the nodes that have one, found without hashing.
struct LayoutTable: Sendable {
  /// For each slot up to the last with a layout, the number of that, counted from 1; 0 where there is
  /// none.
  private var numbers: [UInt32] = []
  private var layouts: [NodeLayout] = []

  var isEmpty: Bool { layouts.isEmpty }

  subscript(node: NodeID) -> NodeLayout? {
    guard node.index < numbers.count, numbers[node.index] > 0 else { return nil }
    return layouts[Int(numbers[node.index]) - 1]
  }

  /// The layout of a node, an empty one if it has none.
  subscript(orNew node: NodeID) -> NodeLayout {
    get { self[node] ?? NodeLayout() }
    _modify {
      let number = makeRoom(for: node)
      yield &layouts[number - 1]
    }
  }

  private mutating func makeRoom(for node: NodeID) -> Int {
    let missing = node.index + 1 - numbers.count
    if missing > 0 { numbers.append(contentsOf: repeatElement(0, count: missing)) }
    if numbers[node.index] == 0 {
      layouts.append(NodeLayout())
      numbers[node.index] = UInt32(layouts.count)
    }
    return Int(numbers[node.index])
  }
}
