public import OutlineDocument
public import OutlineTree

// Several nodes keep their document order, and a node below another of them stays with that one. Each
// move throws a ``DocumentError`` where it is refused, and changes nothing then.
extension OutlineModel {
  /// Moves nodes to a place, by their ids.
  public func move(_ nodes: [NodeID], to place: Place) throws(DocumentError) {
    try rearrange(.move, nodes) { (document) throws(OutlineError) in
      try document.move(nodes, to: place)
    }
  }

  /// Moves rows by offsets in the whole of ``rows``: the `onMove` of one list of all levels.
  ///
  /// The nodes come directly before the row behind the boundary, at its level, or at the end directly
  /// after the last row. A boundary inside or next to a single node moved, its visible children
  /// included, changes nothing.
  /// - Parameters:
  ///   - offsets: Offsets in ``rows``, each once; an `IndexSet` fits.
  ///   - boundary: A boundary in `0...rows.count`, counted before the move.
  public func move(
    fromOffsets offsets: some Sequence<Int>, toOffset boundary: Int
  ) throws(DocumentError) {
    let rows = rows.visible
    let offsets = Array(offsets)
    let nodes = offsets.filter(rows.indices.contains).map { rows[$0].id }
    try rearrange(.move, nodes) { (document) throws(OutlineError) in
      try document.move(fromOffsets: offsets, toOffset: boundary, in: rows)
    }
  }

  /// Moves children of a node by offsets among those to be seen: the `onMove` of a list of these.
  ///
  /// - Parameters:
  ///   - offsets: Offsets among the rows whose parent is `parent`, each once; an `IndexSet` fits.
  ///   - boundary: A boundary of these rows, 0 the front, counted before the move.
  ///   - parent: The node whose children are put in another order.
  public func move(
    fromOffsets offsets: some Sequence<Int>, toOffset boundary: Int, in parent: NodeID
  ) throws(DocumentError) {
    let visible = rows.visible.children(of: parent)
    try rearrange(.move, []) { (document) throws(OutlineError) in
      try document.move(
        fromOffsets: offsets, toOffset: boundary, in: parent, visible: visible)
    }
  }

  /// Moves nodes up past a number of siblings each; those at the front stay.
  public func moveUp(_ nodes: [NodeID], by count: Int = 1) throws(DocumentError) {
    try rearrange(.move, nodes) { (document) throws(OutlineError) in
      try document.moveUp(nodes, by: count)
    }
  }

  /// Moves nodes down past a number of siblings each; those at the end stay.
  public func moveDown(_ nodes: [NodeID], by count: Int = 1) throws(DocumentError) {
    try rearrange(.move, nodes) { (document) throws(OutlineError) in
      try document.moveDown(nodes, by: count)
    }
  }

  /// Moves nodes one level in, under the sibling before them, which is opened.
  ///
  /// - Returns: The nodes that had to stay, as no sibling is before them.
  @discardableResult
  public func indent(_ nodes: [NodeID]) throws(DocumentError) -> [NodeID] {
    try edit(.indent) { document throws(DocumentError) in
      let stayed = try document.arrange { (document) throws(OutlineError) in
        try document.indent(nodes)
      }
      let staying = Set(stayed)
      try document.reveal(document.outline.uppermost(nodes).filter { !staying.contains($0) })
      return stayed
    }
  }

  /// Moves nodes one level out, to stand after what was their parent.
  ///
  /// - Returns: The nodes that had to stay, as they are top nodes.
  @discardableResult
  public func outdent(_ nodes: [NodeID]) throws(DocumentError) -> [NodeID] {
    try rearrange(.outdent, nodes) { (document) throws(OutlineError) in
      try document.outdent(nodes)
    }
  }

  /// Makes an edit that gives nodes another place; what gets its first children by it shows them.
  private func rearrange<Result>(
    _ name: EditName, _ nodes: [NodeID],
    _ body: (inout OutlineDocument) throws(OutlineError) -> Result
  ) throws(DocumentError) -> Result {
    let earlier = document
    return try edit(name) { document throws(DocumentError) in
      let result = try document.arrange(body)
      try document.openFilled(by: nodes, since: earlier)
      return result
    }
  }
}
