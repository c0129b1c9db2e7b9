public import OutlineTree

/// What the nodes of a document are called, for whoever names many of them.
///
/// The names are those of ``OutlineDocument/identifier(of:)``, which looks through the document for
/// each; here it is done once for all. Later edits of the document are not followed.
/// - Complexity: O(*n*) to make, then O(1) a name.
public struct NodeNames: Sendable {
  private let document: OutlineDocument
  /// How many nodes have each written id.
  private var counts: [ExactText: UInt32] = [:]
  /// For each slot with a written id: the how manieth of those with the same id it is.
  private var ordinals: [UInt32]

  /// The names of a document's nodes.
  public init(_ document: OutlineDocument) {
    self.document = document
    ordinals = [UInt32](repeating: 0, count: document.records.count)
    for node in document.livingNodes {
      guard let id = document.writtenID(of: node) else { continue }
      let ordinal = (counts[ExactText(id)] ?? 0) + 1
      counts[ExactText(id)] = ordinal
      ordinals[node.index] = ordinal
    }
  }

  /// The name of a node, by which a selector finds it.
  public subscript(node: NodeID) -> String {
    guard let (id, ordinal) = written(node) else {
      return node == document.outline.root ? "" : document.derivedID(of: node)
    }
    return counts[ExactText(id)] ?? 1 > 1 ? "\(id)#\(ordinal)" : id
  }

  /// What tells a node from all others of its document, and is the same for it in another.
  enum Identity: Hashable, Sendable {
    case written(ExactText, ordinal: UInt32)
    case derived(digest: UInt64, ordinal: UInt32, count: UInt32)
  }

  /// What the node's name says.
  func identity(of node: NodeID) -> Identity {
    if let (id, ordinal) = written(node) { return .written(ExactText(id), ordinal: ordinal) }
    let (digest, ordinal, count) = document.derivation(of: node)
    return .derived(digest: digest, ordinal: ordinal, count: count)
  }

  /// The id written at a node, and the how manieth node with this id it is, counted from 1.
  private func written(_ node: NodeID) -> (id: String, ordinal: UInt32)? {
    guard document.outline.contains(node), let id = document.writtenID(of: node) else { return nil }
    return (id, ordinals[node.index])
  }
}
