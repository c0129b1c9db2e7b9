internal import OutlineTree

/// What rules want to know of a node, looked up once for all of them.
struct NodeFacts: Sendable {
  let node: NodeID
  /// Where its element begins.
  let offset: Int
  let attributes: [NodeAttribute]
  let hasChildren: Bool
  /// The text directly in its element, trimmed.
  let ownText: String
  /// The version of its document.
  let version: String?

  init(of node: NodeID, in document: OutlineDocument, version: String?) {
    self.node = node
    offset = Int(document.records[node.index].start)
    attributes = document.attributes(of: node)
    hasChildren = document.outline.firstChild(of: node) != nil
    ownText = document.ownText(of: node)
    self.version = version
  }

  /// The value of an attribute; nil where it is absent.
  func value(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Whether an attribute of that name is there in some letter case.
  func hasInAnyCase(_ name: String) -> Bool {
    attributes.contains { $0.name.lowercased() == name.lowercased() && !$0.value.isBlank }
  }

  /// The type, which counts in any letter case.
  var type: String { value("type")?.lowercased() ?? "" }

  func error(_ message: String) -> Trouble { .error(at: offset, of: node, message) }

  func warning(_ message: String) -> Trouble { .warning(at: offset, of: node, message) }
}

extension String {
  /// Whether there is nothing but white space in it.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
