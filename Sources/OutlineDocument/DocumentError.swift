public import OutlineTree

/// Why an edit of a document was refused. The document is then unchanged.
public enum DocumentError: Error, Equatable, Sendable {
  /// The tree refuses it.
  case outline(OutlineError)
  /// A value holds a character that XML cannot hold; the message names it.
  case unwritableValue(String)
  /// A name is no name of an attribute (XML 1.0 §2.3), or one that declares a namespace.
  case invalidAttributeName(String)
  /// The prefix of an attribute's name means nothing at the node.
  case unknownPrefix(String, node: NodeID)
  /// A name is given twice.
  case repeatedAttribute(String)
}
