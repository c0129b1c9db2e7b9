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
    var walk = TreeWalk(document.outline)
    var comments = CommentTracking(document)
    /// Whether each node on the way down to here is commented.
    var commented: [Bool] = []
    var isFirst = true
    while let step = walk.next() {
      switch step {
      case .enter(let node):
        if !isFirst { output.append(",") }
        nodes.open(node, at: walk.level, to: &output)
        commented.append(comments.enter(node, at: walk.level))
        if walk.level == depth { walk.passOverChildren() }
        isFirst = true
      case .leave(let node):
        nodes.close(node, isCommented: commented.popLast() ?? false, to: &output)
        isFirst = false
      }
      try output.pass(to: sink)
    }
    output.append("]}\n")
    try output.finish(sink)
  }
}

/// Writes the objects of nodes, which are to be asked for in document order.
private struct NodeObjects {
  private let document: OutlineDocument
  private let file: String
  private let names: NodeNames
  private var places: NodePlaces

  init(of document: OutlineDocument, in file: String) {
    self.document = document
    self.file = file
    names = NodeNames(document)
    places = NodePlaces(document)
  }

  /// All of a node that stands before its children.
  mutating func open(_ node: NodeID, at level: Int, to output: inout PieceBuffer) {
    output.append("{\"id\":")
    JSONText.append(names[node], to: &output)
    output.append(",\"written\":")
    JSONText.append(document.writtenID(of: node) != nil, to: &output)
    output.append(",\"file\":")
    JSONText.append(file, to: &output)
    let position = places.position(of: node)
    output.append(",\"line\":")
    JSONText.append(position?.line, to: &output)
    output.append(",\"column\":")
    JSONText.append(position?.column, to: &output)
    output.append(",\"level\":\(level),\"title\":")
    JSONText.append(document.title(of: node), to: &output)
    output.append(",\"note\":")
    JSONText.append(document.note(of: node), to: &output)
    output.append(",\"attributes\":{")
    for (index, attribute) in document.attributes(of: node).enumerated() {
      if index > 0 { output.append(",") }
      JSONText.append(attribute.name, to: &output)
      output.append(":")
      JSONText.append(attribute.value, to: &output)
    }
    output.append("},\"children\":[")
  }

  /// All of a node that stands behind its children.
  func close(_ node: NodeID, isCommented: Bool, to output: inout PieceBuffer) {
    output.append("],\"checked\":")
    JSONText.append(document.isChecked(node), to: &output)
    output.append(",\"folded\":")
    JSONText.append(document.isFolded(node), to: &output)
    output.append(",\"commented\":")
    JSONText.append(isCommented, to: &output)
    output.append("}")
  }
}
