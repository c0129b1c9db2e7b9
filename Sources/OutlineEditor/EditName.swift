/// What an edit does, for the words behind "Undo" and "Redo" in the user's language.
public enum EditName: Hashable, Sendable {
  /// Nodes get another place.
  case move
  /// Nodes go one level in.
  case indent
  /// Nodes go one level out.
  case outdent
  /// A node is made.
  case add
  /// Nodes are deleted.
  case delete
  /// Nodes are ticked off.
  case check
  /// Nodes lose their tick.
  case uncheck
  /// A node gets another title.
  case setTitle
  /// A node gets another note.
  case setNote
  /// A node gets another value of an attribute.
  case setAttribute
  /// An edit of the app's own.
  case other(String)
}
