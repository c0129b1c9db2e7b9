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
