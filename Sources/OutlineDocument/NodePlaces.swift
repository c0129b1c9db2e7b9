public import OutlineTree
public import OutlineXML

/// Tells where nodes stand in the text as read, each from where the last one was found.
///
/// For whoever asks for many, in document order: ``OutlineDocument/position(of:)`` counts the lines
/// from the first one each time.
public struct NodePlaces: Sendable {
  private let document: OutlineDocument
  private var counter: PositionCounter

  /// The places of a document's nodes.
  public init(_ document: OutlineDocument) {
    self.document = document
    counter = PositionCounter(document.text.source)
  }

  /// The place of a node's `<`; nil for a node that an edit has made.
  ///
  /// - Complexity: that of ``PositionCounter/position(of:)``.
  public mutating func position(of node: NodeID) -> SourcePosition? {
    guard let record = document.record(of: node), !record.marks.contains(.isNew) else { return nil }
    return counter.position(of: Int(record.start))
  }
}

/// The lines that a document's nodes stand in, for whoever asks for many in any order.
public struct NodeLines: Sendable {
  /// By slot; 0 for none.
  private var lines: [UInt32]

  /// The lines of all nodes that there are. O(*n*), *n* the bytes of the text.
  public init(_ document: OutlineDocument) {
    lines = [UInt32](repeating: 0, count: document.records.count)
    var places = NodePlaces(document)
    for node in document.livingNodes {
      lines[node.index] = UInt32(places.position(of: node)?.line ?? 0)
    }
  }

  /// The line of a node's `<` in the text as read; nil for a node that an edit has made.
  public subscript(node: NodeID) -> Int? {
    guard node.index < lines.count, lines[node.index] > 0 else { return nil }
    return Int(lines[node.index])
  }
}
