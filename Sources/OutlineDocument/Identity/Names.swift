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
    if let range = record.identity.range(from: Int(record.start)) {
      return String(decoding: text.source.bytes[range], as: UTF8.self)
    }
    for name in profile.identities {
      if let value = attribute(name, of: node), !isBlank(value.utf8) { return value }
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
    var id: [UInt8] = []
    if !appendWrittenID(of: node, writtenIDs, to: &id) { return derivedID(of: node) }
    return String(decoding: id, as: UTF8.self)
  }

  /// The nodes that have this id, written or derived, in document order.
  ///
  /// `ID#K` is the K-th node with that written id in the text as read. Of several nodes with one
  /// written id all are given.
  public func nodes(identifiedBy name: String) -> [NodeID] {
    let written = nodes(withWrittenID: name).filter(outline.contains)
    if !written.isEmpty { return outline.inDocumentOrder(written) }
    if let hash = name.utf8.lastIndex(of: UInt8(ascii: "#")),
      let number = Int(name[name.utf8.index(after: hash)...])
    {
      let sharing = nodes(withWrittenID: String(name[..<hash]))
      guard number > 0, number <= sharing.count else { return [] }
      return [sharing[number - 1]].filter(outline.contains)
    }
    return name.hasPrefix(".") ? nodes(withDerivedID: name) : []
  }

  /// The nodes whose title, as it is shown, is this one, scalar by scalar; in document order.
  ///
  /// - Complexity: O(*n*), a few instructions for most nodes; behind ``indexNames()`` O(1).
  public func nodes(titled title: String) -> [NodeID] {
    outline.inDocumentOrder(nodes(by: .title, title).filter(outline.contains))
  }

  /// The nodes with a written id, in the order of the text as read, new ones last; deleted ones too.
  func nodes(withWrittenID id: String) -> [NodeID] {
    id.isEmpty ? [] : nodes(by: .identity, id)
  }

  /// The nodes that have this name, in the order of their slots.
  private func nodes(by kind: NamedValue, _ name: String) -> [NodeID] {
    let wanted = Array(name.utf8)
    if let index {
      let slots = (kind == .title ? index.titles : index.identities).slots(wanted)
      return slots.filter { has(wanted, as: kind, $0) }.map { NodeID(slot: UInt32($0)) }
    }
    var found: [NodeID] = []
    for slot in records.indices.dropFirst() where has(wanted, as: kind, slot) {
      found.append(NodeID(slot: UInt32(slot)))
    }
    return found
  }

  /// Whether the node in a slot has this name.
  ///
  /// Mostly the raw bytes tell; only a node without them, or with a blank title, is asked.
  private func has(_ wanted: [UInt8], as kind: NamedValue, _ slot: Int) -> Bool {
    let record = records[slot]
    let node = NodeID(slot: UInt32(slot))
    switch kind {
    case .title:
      if let range = record.title.range(from: Int(record.start)) {
        return text.source.bytes.has(wanted, in: range)
      }
      return title(of: node).utf8.elementsEqual(wanted)
    case .identity:
      if record.identity == .absent { return false }
      if let range = record.identity.range(from: Int(record.start)) {
        return text.source.bytes.has(wanted, in: range)
      }
      return writtenID(of: node)?.utf8.elementsEqual(wanted) ?? false
    }
  }

  /// The bytes of a title that means what it says and is not blank.
  func rawTitle(_ record: NodeRecord) -> ArraySlice<UInt8>? {
    record.title.range(from: Int(record.start)).map { text.source.bytes[$0] }
  }

  /// The nodes there are, in the order in which they were made; not the root.
  var livingNodes: some Sequence<NodeID> {
    records.indices.dropFirst().lazy.map { NodeID(slot: UInt32($0)) }
      .filter { outline.contains($0) }
  }
}

extension [UInt8] {
  /// Whether these bytes, and no others, stand in a range.
  fileprivate func has(_ wanted: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count == wanted.count else { return false }
    let bytes = span
    for index in wanted.indices where bytes[range.lowerBound + index] != wanted[index] {
      return false
    }
    return true
  }
}
