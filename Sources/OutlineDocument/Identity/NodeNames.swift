public import OutlineTree

/// What the nodes of a document are called, for whoever names many of them.
///
/// The names are those of ``OutlineDocument/identifier(of:)``. Later edits of the document are not
/// followed.
/// - Complexity: O(*n*) to make, then O(1) a name.
public struct NodeNames: Sendable {
  private let document: OutlineDocument
  private let written: Equals
  /// Made when the first node without a written id is named.
  private var derived: DerivedIDs?

  /// The names of a document's nodes.
  public init(_ document: OutlineDocument) {
    self.document = document
    written = document.writtenIDs
  }

  /// The name of a node, by which a selector finds it.
  public subscript(node: NodeID) -> String { document.identifier(of: node) }

  /// Adds the name of a node as UTF-8.
  package mutating func append(_ node: NodeID, to output: inout [UInt8]) {
    guard document.outline.contains(node), node != document.outline.root,
      !document.appendWrittenID(of: node, written, to: &output)
    else { return }
    if derived == nil { derived = document.derivedIDs }
    if derived?.append(idOf: node, to: &output) != true {
      document.appendNewID(of: node, to: &output)
    }
  }

  /// What tells a node from all others of its document, and is the same for it in another.
  enum Identity: Hashable, Sendable {
    case written(ExactText, ordinal: UInt32)
    case derived(digest: UInt64, ordinal: UInt32, count: UInt32)
  }

  /// What the node's name says.
  func identity(of node: NodeID) -> Identity {
    if document.outline.contains(node), let id = document.writtenID(of: node) {
      return .written(ExactText(id), ordinal: written.place(of: node.index).ordinal)
    }
    let (digest, ordinal, count) = document.derivation(of: node)
    return .derived(digest: digest, ordinal: ordinal, count: count)
  }
}
