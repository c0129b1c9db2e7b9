public import OutlineDocument
public import OutlineXML

/// What a script, or another edit, made of a document.
public struct EditOutcome: Sendable {
  /// The document after all statements.
  public let document: OutlineDocument
  /// How many statements changed something; of another edit, how many times it did its work.
  public let edits: Int
  /// What they warn of, in their order. The document has warnings of its own beside them.
  public let warnings: [EditWarning]

  package init(document: OutlineDocument, edits: Int, warnings: [EditWarning]) {
    self.document = document
    self.edits = edits
    self.warnings = warnings
  }
}

/// Something about an edit that its user should hear of.
public struct EditWarning: Hashable, Sendable {
  /// The place in the text as read of the node that the message is about, if it has one.
  public let position: SourcePosition?
  /// One sentence without a full stop.
  public let message: String

  package init(position: SourcePosition?, message: String) {
    self.position = position
    self.message = message
  }
}
