public import OutlineTree

/// Makes one outline of several: the first one, to which the others add what it has not.
///
/// Nodes with a key, an address for one, meet by it: in the same folder first, then anywhere. All others
/// meet by their paths of titles, of several with one path the K-th the K-th. What meets nothing is
/// appended to its folder; where values differ, those of the first outline stay.
public struct OutlineMerger: Sendable {
  /// The outline so far.
  public private(set) var document: OutlineDocument
  private let key: String
  private let isPerFolder: Bool
  private var keys = KnownKeys()

  /// Begins with the outline that the others are merged into.
  ///
  /// - Parameters:
  ///   - document: The first outline, whose head and values stay.
  ///   - key: The attribute by which nodes meet.
  ///   - isPerFolder: Whether nodes meet by key only in one folder, so that the key of a node that
  ///     stands elsewhere is added once more.
  public init(
    into document: consuming OutlineDocument, key: String = "xmlUrl",
    perFolder isPerFolder: Bool = false
  ) {
    self.key = key
    self.isPerFolder = isPerFolder
    self.document = document
    learn(below: self.document.outline.root)
  }

  /// Adds what another outline has.
  ///
  /// - Returns: What became of its nodes.
  /// - Throws: ``DocumentError``; the merger is then of no use any more.
  /// - Complexity: O(*n*), *n* the nodes of both outlines.
  public mutating func merge(_ other: OutlineDocument) throws(DocumentError) -> MergeReport {
    let decision = MergeDecision(
      merging: other, into: document, by: key, keys, perFolder: isPerFolder)
    let source = try decision.plan.source(other)
    let (tops, renamed) = try document.insert(decision.plan.copies, from: source)
    for top in tops { learn(below: top) }
    return MergeReport(nodes: decision.report, renamed: renamed)
  }

  /// The outline, with what refers to positions brought into line.
  ///
  /// - Throws: ``DocumentError`` where the format does not allow what came of it.
  public consuming func finish() throws(DocumentError) -> OutlineDocument {
    try document.checkOrder()
    document.updatePositions()
    return document
  }

  /// Remembers the keys in a part of the document.
  private mutating func learn(below top: NodeID) {
    for node in document.outline.subtree(of: top) {
      guard let key = document.mergeKey(of: node, in: key) else { continue }
      let parent = document.outline.parent(of: node) ?? document.outline.root
      keys.add(key, of: .present(node), in: .present(parent))
    }
  }
}

/// What became of the nodes of an outline that was merged into another.
public struct MergeReport: Sendable {
  /// What there is to tell, in document order. Folders that met and say nothing else are left out.
  public let nodes: [MergedNode]
  /// The copies, in the merged outline, that got another id because theirs was taken.
  public let renamed: [NodeID]
}

/// What became of a node of an outline that was merged into another.
public struct MergedNode: Sendable {
  /// The node, in the outline that was merged.
  public let node: NodeID
  /// What became of it.
  public let outcome: Outcome

  /// What can become of a node.
  public enum Outcome: Sendable {
    /// It is in the merged outline now.
    case added
    /// There was one already.
    case skipped(Counterpart)
    /// There was one already that says something else, which stays; `new` is what the one that was left
    /// out says.
    case conflicting(Counterpart, [ValueChange])
  }

  /// The node that another met.
  public enum Counterpart: Hashable, Sendable {
    /// In the merged outline, before this one came to it.
    case present(NodeID)
    /// In the same outline, further up.
    case added(NodeID)
  }
}

extension OutlineDocument {
  /// What a node meets others by, if it has it.
  func mergeKey(of node: NodeID, in attribute: String) -> AddressKey? {
    guard node != outline.root, let value = self.attribute(attribute, of: node) else { return nil }
    return AddressKey(value, loosely: false)
  }
}
