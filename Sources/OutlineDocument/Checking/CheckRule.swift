internal import OutlineTree

/// One thing to look for.
struct CheckRule<Subject>: Sendable {
  /// What findings call it, and help.
  let name: String
  /// What of it there is in a document, a node or what stands around the nodes.
  let check: @Sendable (Subject) -> [Trouble]

  init(_ name: String, _ check: @escaping @Sendable (Subject) -> [Trouble]) {
    self.name = name
    self.check = check
  }
}

/// What a rule has found.
struct Trouble: Sendable {
  let severity: Finding.Severity
  /// Where, in the text as read.
  let offset: Int
  /// The node that the message is about.
  var node: NodeID?
  let message: String

  static func error(at offset: Int, of node: NodeID? = nil, _ message: String) -> Trouble {
    Trouble(severity: .error, offset: offset, node: node, message: message)
  }

  static func warning(at offset: Int, of node: NodeID? = nil, _ message: String) -> Trouble {
    Trouble(severity: .warning, offset: offset, node: node, message: message)
  }

  /// A value as a message shows it: in quotes, and cut where it is long.
  static func shown(_ value: String) -> String { value.shown(upTo: 40) }
}
