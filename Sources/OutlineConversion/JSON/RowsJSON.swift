public import OutlineDocument
internal import OutlineTree

/// Writes an outline as JSON, one object a line for each node, as the rows of a table.
///
/// ```json
/// {"id":"a1","written":true,"file":"in.opml","line":6,"column":7,"level":2,"parent":"a","sortNumber":0,…}
/// ```
///
/// The keys are those of ``TreeJSON``, with `parent`, the `id` of the parent, and `sortNumber`, the place
/// among its children from 0, as a `FlatRecord` of `OutlineTree` has them; `children` is their number.
public struct RowsJSON: DocumentExporter {
  /// Writes all nodes.
  public init() {}

  /// Writes the lines, in UTF-8, in few large pieces.
  public func write<Failure>(
    _ document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var output = PieceBuffer()
    var objects = NodeObjects(of: document, in: file)
    var comments = CommentTracking(document)
    var walk = TreeWalk(document.outline)
    /// How many children there have been so far, of the root and of each node on the way down.
    var counts = [0]
    while let step = walk.next() {
      guard case .enter(let node) = step else {
        counts.removeLast()
        continue
      }
      let parent = document.outline.parent(of: node).flatMap { $0 == .root ? nil : $0 }
      objects.begin(
        node, at: walk.level, row: (parent, counts[counts.count - 1]), to: &output)
      counts[counts.count - 1] += 1
      counts.append(0)
      output.append(",\"children\":\(document.outline.childCount(of: node))")
      objects.end(node, isCommented: comments.enter(node, at: walk.level), to: &output)
      output.append("\n")
      try output.pass(to: sink)
    }
    try output.finish(sink)
  }
}
