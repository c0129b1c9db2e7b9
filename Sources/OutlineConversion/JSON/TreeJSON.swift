public import OutlineDocument
internal import OutlineTree
internal import OutlineXML

/// Writes an outline as one JSON object in which each node holds its children.
///
/// ```json
/// {"file":"in.opml","format":"opml","title":"Feeds","children":[{"id":"a1","written":true,…}]}
/// ```
///
/// A node has `id`, `written` (whether the file has that id), `file`, `line`, `column`, `level`,
/// `title`, `note`, `attributes`, `children`, `checked`, `folded` and `commented`, in this order;
/// `null` stands for what is absent.
public struct TreeJSON: Sendable {
  /// The last level that is written, the top one being 1; nil: all are.
  public var depth: Int?
  /// What is written of the document; nil: all.
  public var selection: TreeSelection?

  /// Writes all levels.
  public init() {}

  /// Writes the object and a line end, in UTF-8, in few large pieces.
  ///
  /// - Parameters:
  ///   - document: The outline.
  ///   - file: What the document's file is called in it.
  ///   - sink: Takes the pieces.
  public func write<Failure>(
    _ document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var output = PieceBuffer()
    output.append("{\"file\":")
    JSONText.append(file, to: &output)
    output.append(",\"format\":")
    JSONText.append(document.formatName, to: &output)
    output.append(",\"title\":")
    JSONText.append(document.documentTitle, to: &output)
    output.append(",\"children\":[")
    var nodes = NodeObjects(of: document, in: file)
    var walk = TreeWalk(document.outline, over: selection?.shown)
    var comments = CommentTracking(document)
    /// Whether each node on the way down to here is commented.
    var commented: [Bool] = []
    var isFirst = true
    while let step = walk.next() {
      switch step {
      case .enter(let node):
        if !isFirst { output.append(",") }
        nodes.begin(node, at: walk.level, to: &output)
        output.append(",\"children\":[")
        commented.append(comments.enter(node, at: walk.level))
        if walk.level == depth { walk.passOverChildren() }
        isFirst = true
      case .leave(let node):
        output.append("]")
        nodes.end(node, isCommented: commented.popLast() ?? false, to: &output)
        isFirst = false
      }
      try output.pass(to: sink)
    }
    output.append("]}\n")
    try output.finish(sink)
  }
}
