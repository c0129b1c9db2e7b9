internal import OutlineTree

/// Which nodes may have a title or an id, by its hash: for runs that look many names up.
///
/// Entries are only added. One that no longer holds does no harm, since whoever asks looks at the node
/// itself.
struct NameIndex: Sendable {
  /// For each value of a hash's low bits, the last entry with it; 0 for none, else its index and one.
  private var buckets: [UInt32]
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let hash: UInt32
    let slot: UInt32
    /// As in `buckets`: the entry before in the same bucket.
    var next: UInt32
  }

  init(expecting count: Int) {
    var size = 16
    while size < count { size *= 2 }
    buckets = [UInt32](repeating: 0, count: size)
    entries.reserveCapacity(count)
  }

  mutating func add(_ name: some Sequence<UInt8>, of slot: UInt32) {
    if entries.count > 2 * buckets.count { grow() }
    let hash = Self.hash(of: name)
    entries.append(Entry(hash: hash, slot: slot, next: buckets[bucket(of: hash)]))
    buckets[bucket(of: hash)] = UInt32(entries.count)
  }

  private mutating func grow() {
    buckets = [UInt32](repeating: 0, count: 4 * buckets.count)
    for index in entries.indices {
      let bucket = bucket(of: entries[index].hash)
      entries[index].next = buckets[bucket]
      buckets[bucket] = UInt32(index + 1)
    }
  }

  /// The slots of nodes that may have a name, rising, each once.
  func slots(_ name: some Sequence<UInt8>) -> [Int] {
    var found: [Int] = []
    let hash = Self.hash(of: name)
    var next = buckets[bucket(of: hash)]
    while next > 0 {
      let entry = entries[Int(next) - 1]
      if entry.hash == hash { found.append(Int(entry.slot)) }
      next = entry.next
    }
    if found.count < 2 { return found }
    found.sort()
    return found.indices.filter { $0 == 0 || found[$0 - 1] != found[$0] }.map { found[$0] }
  }

  private func bucket(of hash: UInt32) -> Int { Int(hash) & (buckets.count - 1) }

  /// Other in each run, so that no file can be made to have many names with one hash.
  private static func hash(of name: some Sequence<UInt8>) -> UInt32 {
    var hasher = Hasher()
    let isHashed: Void? = name.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { Array(name).withUnsafeBytes { hasher.combine(bytes: $0) } }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}

/// By what a node can be called.
enum NamedValue: CaseIterable {
  case title, identity
}

extension OutlineDocument {
  /// Makes looking up ids and titles take the same time whatever the size of the document.
  ///
  /// For runs of many edits: it costs as much as some ten names looked up without it. The index is kept
  /// true by the edits that follow.
  /// - Complexity: O(*n*).
  public mutating func indexNames() {
    guard index == nil else { return }
    var index = Index(
      titles: NameIndex(expecting: records.count), identities: NameIndex(expecting: 16))
    for slot in records.indices.dropFirst() { index.add(slot, of: self) }
    self.index = index
  }

  /// Whether looking up names takes the same time whatever the size of the document.
  package var hasNameIndex: Bool { index != nil }

  /// Enters the names that a node has now.
  mutating func noteNames(of node: NodeID) {
    written = Once()
    guard var index else { return }
    self.index = nil
    index.add(node.index, of: self)
    self.index = index
  }

  /// The indices of both kinds of names.
  struct Index: Sendable {
    var titles: NameIndex
    var identities: NameIndex

    mutating func add(_ slot: Int, of document: OutlineDocument) {
      let record = document.records[slot]
      let node = NodeID(slot: UInt32(slot))
      if let raw = document.rawTitle(record) {
        titles.add(raw, of: UInt32(slot))
      } else {
        titles.add(document.title(of: node).utf8, of: UInt32(slot))
      }
      if record.identity != .absent, let id = document.writtenID(of: node) {
        identities.add(id.utf8, of: UInt32(slot))
      }
    }
  }
}
