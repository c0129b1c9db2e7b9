public import OutlineDocument
import OutlineTree

/// What a document says, without how it is laid or written: for comparing two.
public struct Sketch: Hashable {
  /// What it says of each node, in document order.
  public let nodes: [Node]

  /// One node of a document.
  public struct Node: Hashable {
    /// Its depth, 1 at the top.
    public let level: Int
    /// The title shown.
    public let title: String
    /// The note, if there is one.
    public let note: String?
    /// Whether it is ticked off, where anything says so.
    public let isChecked: Bool?
    /// Whether it is switched off.
    public let isCommented: Bool
    /// Its attributes, namespace declarations included.
    public let attributes: [NodeAttribute]
  }

  /// What `document` says as it stands.
  public init(_ document: OutlineDocument) {
    nodes = document.nodes.map { node in
      Node(
        level: document.outline.depth(of: node) ?? 0,
        title: document.title(of: node),
        note: document.note(of: node),
        isChecked: document.isChecked(node),
        isCommented: document.isCommented(node),
        attributes: document.attributes(of: node))
    }
  }

  /// Where two sketches differ first, for a report.
  public func firstDifference(from other: Sketch) -> String {
    for (mine, others) in zip(nodes, other.nodes) where mine != others {
      return "\(mine)\nis not\n\(others)"
    }
    return "\(nodes.count) nodes are not \(other.nodes.count)"
  }
}
