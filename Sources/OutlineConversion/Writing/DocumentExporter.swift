public import OutlineDocument
internal import OutlineTree

/// Writes documents in one format.
public protocol DocumentExporter: Sendable {
  /// Writes the document, in UTF-8, in few large pieces.
  ///
  /// - Parameters:
  ///   - document: The outline.
  ///   - file: What the document's file is called, for formats that tell.
  ///   - sink: Takes the pieces.
  func write<Failure>(
    _ document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure)
}

extension TreeJSON: DocumentExporter {}

/// Writes documents node by node.
struct NodeExporter<Writer: NodeWriter>: DocumentExporter {
  let options: ConversionOptions

  /// Writes with this writer.
  init(_ writer: Writer.Type, _ options: ConversionOptions) {
    self.options = options
  }

  func write<Failure>(
    _ document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var output = PieceBuffer()
    var nodes = DocumentNodes(document)
    let head = DocumentHead(document, withAttributeNames: Writer.needsAttributeNames)
    var writer = Writer(head, options, to: &output)
    var walk = TreeWalk(document.outline)
    while let step = walk.next() {
      switch step {
      case .enter(let node):
        nodes.read(node, at: walk.level)
        if options.html == .decode, !Writer.rendersMarkup {
          nodes.content.decodeMarkup(to: Writer.marks)
        }
        writer.open(nodes.content, to: &output)
      case .leave: writer.close(to: &output)
      }
      try output.pass(to: sink)
    }
    writer.finish(to: &output)
    try output.finish(sink)
  }
}

extension DocumentHead {
  fileprivate init(_ document: OutlineDocument, withAttributeNames isWanted: Bool) {
    self.init()
    if let title = document.documentTitle, !title.isEmpty { self.title = Array(title.utf8) }
    hasMarkup = document.hasMarkup
    isEmpty = document.outline.count == 0
    guard isWanted else { return }
    var nodes = DocumentNodes(document)
    var known: Set<ArraySlice<UInt8>> = []
    var walk = TreeWalk(document.outline)
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      nodes.read(node, at: walk.level)
      for attribute in nodes.content.attributes where !known.contains(attribute.name) {
        let name = Array(attribute.name)
        known.insert(name[...])
        attributeNames.append(name)
      }
    }
  }
}
