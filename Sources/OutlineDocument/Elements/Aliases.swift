package import OutlineTree
internal import OutlineXML

/// The nodes of a document that stand for others of it, as an `alias` of XBEL does.
package struct Aliases: Sendable {
  private let document: OutlineDocument
  private let kind: Profile.NodeKind
  private let reference: String
  /// The nodes that can be meant, by their ids; made for the first alias.
  private var owners: [String: NodeID]?

  /// Those of a document; nil where its format has none.
  package init?(_ document: OutlineDocument) {
    guard let kind = document.profile.nodes.first(where: \.isAlias), let name = kind.attribute
    else {
      return nil
    }
    self.document = document
    self.kind = kind
    reference = name
  }

  /// The element of an alias, as messages name it.
  package var name: String { "<\(kind.name)>" }

  /// Whether a node is an alias.
  package func contain(_ node: NodeID) -> Bool {
    guard let opening = document.opening(of: node) else { return false }
    let (bytes, range) = document.text.locate(opening)
    return bytes.localName(StartTag(bytes, at: range.lowerBound).name).elementsEqual(kind.name.utf8)
  }

  /// The node that an alias stands for; nil where there is none, or only another alias.
  ///
  /// - Complexity: O(*n*) for the first alias, *n* the nodes of the document; then O(1).
  package mutating func target(of alias: NodeID) -> NodeID? {
    guard let id = document.attribute(reference, of: alias) else { return nil }
    let owners = owners ?? nodesByID()
    self.owners = owners
    return owners[id]
  }

  /// The address that a node leads to.
  package func address(of node: NodeID) -> String? {
    document.profile.address.flatMap { document.attribute($0, of: node) }
  }

  private func nodesByID() -> [String: NodeID] {
    var found: [String: NodeID] = [:]
    document.forEachNode { node, _ in
      if let id = document.writtenID(of: node), found[id] == nil, !contain(node) {
        found[id] = node
      }
    }
    return found
  }
}
