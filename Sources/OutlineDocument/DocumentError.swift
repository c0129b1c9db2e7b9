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
  /// The format has no place for something, which is named as in "a check mark".
  case noPlace(for: String, format: String)
  /// Nodes of one format cannot stand in a document of another.
  case otherFormat(String, into: String)
  /// A new node of the format needs an attribute.
  case missingAttribute(String, format: String)
  /// What the node has there cannot be replaced, for the reason given.
  case unreplaceable(NodeID, String)
  /// The edits leave an order of nodes that the format does not allow; the message is a sentence.
  case order(NodeID, String)
}

extension DocumentError: CustomStringConvertible {
  /// The reason in words, such as `opml has no place for ids`; nodes are not named.
  public var description: String {
    switch self {
    case .outline(let error): "\(error)"
    case .unwritableValue(let message), .unreplaceable(_, let message), .order(_, let message):
      message
    case .invalidAttributeName(let name): "no attribute can be called \(name)"
    case .unknownPrefix(let prefix, _): "the prefix \(prefix) is not declared there"
    case .repeatedAttribute(let name): "@\(name) stands twice"
    case .noPlace(let thing, let format): "\(format) has no place for \(thing)"
    case .otherFormat(let other, let own): "it is \(other), and nodes of \(own) are needed"
    case .missingAttribute(let name, let format): "a node of \(format) needs @\(name)"
    }
  }
}
