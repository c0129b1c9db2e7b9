internal import OutlineTree
internal import OutlineXML
internal import Synchronization

/// Ids for the nodes that the file gives none: from what a node is, never from where it stands.
///
/// They follow from the text as read alone, so that all copies of a document share them; made when
/// first asked for.
final class DerivedIDs: Sendable {
  private let table = Mutex<Table?>(nil)

  /// For each slot of the document as read: the digest of the node, and its place among its equals.
  struct Table: Sendable {
    var digests: [UInt64]
    var ordinals: [UInt32]
    var counts: [UInt64: UInt32]
  }

  /// The table, made by `make` if it is not there.
  func table(_ make: () -> Table) -> Table {
    table.withLock { table in
      if let table { return table }
      let made = make()
      table = made
      return made
    }
  }

  /// One more than the highest digest.
  static let digestCount: UInt64 = 3_656_158_440_062_976  // 36 to the power of ten

  /// A digest as ten signs of 0-9 and a-z.
  static func signs(of digest: UInt64) -> String {
    let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    var rest = digest
    var signs: [UInt8] = []
    for _ in 0..<10 {
      signs.append(alphabet[Int(rest % 36)])
      rest /= 36
    }
    return String(decoding: signs, as: UTF8.self)
  }
}

extension OutlineDocument {
  /// The derived id of a node: `.` and ten signs; `.K-N` behind it for the K-th of N equals.
  func derivedID(of node: NodeID) -> String {
    let (digest, ordinal, count) = derivation(of: node)
    let signs = "." + DerivedIDs.signs(of: digest)
    return count > 1 ? "\(signs).\(ordinal)-\(count)" : signs
  }

  /// The node with this derived id, if it still lives.
  func nodes(withDerivedID id: String) -> [NodeID] {
    let parts = id.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let signs = parts.first else { return [] }
    let table = derivedTable
    for (index, digest) in table.digests.enumerated().dropFirst() {
      let node = NodeID(slot: UInt32(index))
      guard outline.contains(node), DerivedIDs.signs(of: digest) == signs else { continue }
      if writtenID(of: node) == nil, derivedID(of: node) == id { return [node] }
    }
    return []
  }

  private var derivedTable: DerivedIDs.Table {
    derivedIDs.table {
      var table = DerivedIDs.Table(digests: [0], ordinals: [0], counts: [:])
      for (index, record) in records.enumerated().dropFirst() {
        if record.marks.contains(.isNew) { break }
        let digest = digest(of: NodeID(slot: UInt32(index)))
        let count = (table.counts[digest] ?? 0) + 1
        table.counts[digest] = count
        table.digests.append(digest)
        table.ordinals.append(count)
      }
      return table
    }
  }

  /// What a node's derived id is made of: the digest of what it is, and the how manieth node with this
  /// digest it is, counted from 1.
  func derivation(of node: NodeID) -> (digest: UInt64, ordinal: UInt32, count: UInt32) {
    let table = derivedTable
    guard node.index < table.digests.count else { return (digest(of: node), 1, 1) }
    let digest = table.digests[node.index]
    return (digest, table.ordinals[node.index], table.counts[digest] ?? 1)
  }

  /// What a node is: its element's name, its attributes but those of state, and its own text.
  ///
  /// By what they mean, not by how they are written, and in an order of their own.
  private func digest(of node: NodeID) -> UInt64 {
    let record = records[node.index]
    let tag =
      record.marks.contains(.isNew)
      ? layout(of: node).tag ?? .empty : TextRange(Int(record.start), Int(record.tagEnd))
    let (bytes, range) = text.locate(tag)
    let start = StartTag(bytes, at: range.lowerBound)
    var digest = Digest()
    digest.add(bytes[start.name])
    let attributes = start.attributes.map { attribute in
      (
        name: String(decoding: bytes[attribute.name], as: UTF8.self),
        value: XMLText.decodeAttribute(
          bytes, in: attribute.value, entities: surroundings.entities)
      )
    }
    let state = profile.stateAttributes
    for (name, value) in attributes.sorted(by: { $0.name < $1.name })
    where !state.contains(name) && NamespaceDeclaration.prefix(declaredBy: name) == nil {
      digest.add(name.utf8)
      digest.add(value.utf8)
    }
    digest.add(ownText(of: node).utf8)
    return digest.value
  }
}

/// FNV-1a in 64 bits, closed by a mixing step, as a number of ten digits to the base 36.
private struct Digest {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a field; two fields never run together.
  mutating func add(_ field: some Sequence<UInt8>) {
    for byte in field { mix(byte) }
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var value: UInt64 {
    var value = state
    value = (value ^ (value >> 33)) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ (value >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return (value ^ (value >> 33)) % DerivedIDs.digestCount
  }
}
