public import OutlineTree

/// An id that a document did not have before.
public struct NewID: Hashable, Sendable {
  /// The node.
  public let node: NodeID
  /// The id that it had and shared with an earlier node; nil where it had none.
  public let old: String?
  /// The id that it has now.
  public let new: String
}

extension OutlineDocument {
  /// Writes an id into each node that has none, and a new one into each that has the id of an earlier
  /// node.
  ///
  /// A new id is `o` and ten signs: those of the derived id, so that two runs on equal files give equal
  /// ids. From one that is taken it is counted on, as it is for nodes of equal content.
  ///
  /// - Returns: The new ids, in document order.
  /// - Throws: ``DocumentError``; work on a copy of the document.
  /// - Complexity: O(*n*), *n* the nodes.
  public mutating func identify() throws(DocumentError) -> [NewID] {
    let nodes = outline.inDocumentOrder(livingNodes)
    var taken: Set<ExactText> = []
    var lacking: [(node: NodeID, old: String?)] = []
    for node in nodes {
      let id = writtenID(of: node)
      if let id, taken.insert(ExactText(id)).inserted { continue }
      lacking.append((node, id))
    }
    var made: [NewID] = []
    for (node, old) in lacking {
      let id = freeID(for: node, among: &taken)
      try setAttribute(identityName(of: node, with: old), to: id, of: node)
      made.append(NewID(node: node, old: old, new: id))
    }
    return made
  }

  /// The first id that is free, counted on from the node's derived one.
  private func freeID(for node: NodeID, among taken: inout Set<ExactText>) -> String {
    let (digest, ordinal, _) = derivation(of: node)
    var number = digest + UInt64(ordinal) - 1
    while true {
      let id = "o" + DerivedIDs.signs(of: number % DerivedIDs.digestCount)
      if taken.insert(ExactText(id)).inserted { return id }
      number += 1
    }
  }

  /// The attribute that a node has this id in, or is to have one in.
  private func identityName(of node: NodeID, with id: String?) -> String {
    let own = profile.identities.first { id != nil && attribute($0, of: node) == id }
    return own ?? profile.identities.first ?? "id"
  }
}
