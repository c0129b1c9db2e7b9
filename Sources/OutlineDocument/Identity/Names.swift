public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// The id that the file gives the node; nil where it gives none.
  ///
  /// Of several id attributes the first that the format knows counts. A blank one is none.
  public func writtenID(of node: NodeID) -> String? {
    guard node != outline.root, let record = record(of: node), record.identity != .absent else {
      return nil
    }
    if let range = record.identity.range(from: Int(record.start)), !range.isEmpty {
      return String(decoding: text.source.bytes[range], as: UTF8.self)
    }
    for name in profile.identities {
      if let value = attribute(name, of: node), !value.isEmpty { return value }
    }
    return nil
  }

  /// The name by which a user can call the node: the id written in the file, with `#K` behind it where
  /// it stands more than once; else an id derived from what the node is, the same in every run.
  ///
  /// Both count nodes as they stand in the text as read, so that neither changes its meaning while
  /// edits run.
  /// - Complexity: O(*n*) for the first call on a document, then O(1).
  public func identifier(of node: NodeID) -> String {
    guard outline.contains(node), node != outline.root else { return "" }
    guard let id = writtenID(of: node) else { return derivedID(of: node) }
    let sharing = nodes(withWrittenID: id)
    guard sharing.count > 1, let place = sharing.firstIndex(of: node) else { return id }
    return "\(id)#\(place + 1)"
  }

  /// The nodes that have this id, written or derived, in document order.
  ///
  /// `ID#K` is the K-th node with that written id in the text as read. Of several nodes with one
  /// written id all are given.
  public func nodes(identifiedBy name: String) -> [NodeID] {
    let written = nodes(withWrittenID: name).filter(outline.contains)
    if !written.isEmpty { return outline.inDocumentOrder(written) }
    if let hash = name.lastIndex(of: "#"), let number = Int(name[name.index(after: hash)...]) {
      let sharing = nodes(withWrittenID: String(name[..<hash]))
      guard number > 0, number <= sharing.count else { return [] }
      return [sharing[number - 1]].filter(outline.contains)
    }
    return name.hasPrefix(".") ? nodes(withDerivedID: name) : []
  }

  /// The nodes whose title, as it is shown, is this one, scalar by scalar; in document order.
  ///
  /// - Complexity: O(*n*), a few instructions for most nodes.
  public func nodes(titled title: String) -> [NodeID] {
    outline.inDocumentOrder(
      nodes(by: .title, title).filter(outline.contains))
  }

  /// The nodes with a written id, in the order of the text as read, new ones last; deleted ones too.
  func nodes(withWrittenID id: String) -> [NodeID] {
    id.isEmpty ? [] : nodes(by: .identity, id)
  }

  /// The nodes for which a hinted value is this one, in the order of their slots.
  ///
  /// Nodes whose hint leads to no value, or to a blank title, are asked for it.
  private func nodes(
    by value: NamedValue, _ wanted: String
  ) -> [NodeID] {
    let wanted = Array(wanted.utf8)
    let isIdentity = value == .identity
    return text.source.bytes.withUnsafeBufferPointer { bytes in
      var found: [NodeID] = []
      for slot in records.indices.dropFirst() {
        let record = records[slot]
        let hint = isIdentity ? record.identity : record.title
        if isIdentity, hint == .absent { continue }
        if let range = hint.range(from: Int(record.start)), let first = bytes[range].first,
          isIdentity || !first.isXMLSpace
        {
          guard range.count == wanted.count, bytes[range].elementsEqual(wanted) else { continue }
          found.append(NodeID(slot: UInt32(slot)))
        } else {
          let node = NodeID(slot: UInt32(slot))
          let value = isIdentity ? writtenID(of: node) ?? "" : title(of: node)
          if value.utf8.elementsEqual(wanted) { found.append(node) }
        }
      }
      return found
    }
  }

  private enum NamedValue { case title, identity }

  /// The nodes there are, in the order in which they were made; not the root.
  var livingNodes: some Sequence<NodeID> {
    records.indices.dropFirst().lazy.map { NodeID(slot: UInt32($0)) }
      .filter { outline.contains($0) }
  }
}
