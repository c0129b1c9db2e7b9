public import OutlineDocument
public import OutlineTree

/// Writes nodes as JSON, one object a line, for programs that read line by line.
///
/// ```json
/// {"id":"a1","written":true,"file":"in.opml","line":6,"column":7,"level":2,"path":["A","A1"],…}
/// ```
///
/// The keys are those of ``TreeJSON``, with `path`, the titles on the way to the node, its own last;
/// `children` is their number.
public struct NodeListJSON: Sendable {
  /// Writes any nodes.
  public init() {}

  /// Writes the lines, in UTF-8, in few large pieces.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, in document order.
  ///   - document: The outline that they are in.
  ///   - file: What the document's file is called.
  ///   - sink: Takes the pieces.
  public func write<Failure>(
    _ nodes: [NodeID], of document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var output = PieceBuffer()
    var objects = NodeObjects(of: document, in: file)
    var trail = TitleTrail(document) { title, text in
      if !text.isEmpty { text.append(UInt8(ascii: ",")) }
      JSONText.append(title, to: &text)
    }
    for node in nodes {
      trail.go(to: node, in: document)
      objects.begin(node, at: trail.level, path: trail.text, to: &output)
      output.append(",\"children\":\(document.outline.childCount(of: node))")
      objects.end(node, isCommented: document.isCommented(node), to: &output)
      output.append("\n")
      try output.pass(to: sink)
    }
    try output.finish(sink)
  }
}
