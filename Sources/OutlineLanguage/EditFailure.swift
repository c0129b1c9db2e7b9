public import OutlineXML

/// Why an expression could not be carried out on a document. The document is as it was.
public struct EditFailure: Error, Hashable, Sendable {
  /// The sorts of failure, which exit codes tell apart.
  public enum Kind: Hashable, Sendable {
    /// A selector found nothing (exit code 1).
    case nothingFound
    /// The edit cannot be, or a name means several nodes (exit code 4).
    case refused
    /// Only the document showed that the expression is wrong, as XPath does (exit code 2).
    case expression
  }

  /// What sort of failure it is.
  public let kind: Kind
  /// The place in the document of the node that the message is about, if there is one.
  public let position: SourcePosition?
  /// What could not be done and why: further lines, if any, list candidates, or the expression
  /// with its caret.
  public let message: String
  /// Where the statement begins that failed; nil if the script has no other, or if the message says it.
  public private(set) var statement: ExpressionPlace?

  /// The failure of this kind.
  public init(_ kind: Kind, at position: SourcePosition? = nil, _ message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }

  /// The failure of the statement that begins at a place.
  func placed(at place: ExpressionPlace?) -> EditFailure {
    var failure = self
    if kind != .expression { failure.statement = place }
    return failure
  }
}
