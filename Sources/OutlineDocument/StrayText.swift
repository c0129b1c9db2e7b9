internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Warns of text that stands between the nodes, and in nodes that have their title elsewhere, once for
  /// all there is.
  ///
  /// - Complexity: O(*n*), for the few documents with such text.
  mutating func warnOfText() {
    let first =
      offsetOfTextBetweenTopNodes ?? strayTextHolders.first.map { Int(records[$0].start) }
    guard let first else { return }
    let count = strayTextCount
    let others = count > 1 ? ", here and in \(count - 1) more elements" : ""
    warn(
      atOffset: first,
      "text stands between the nodes, which most programs drop\(others); it is left as it is")
  }

  /// In how many elements there is such text.
  package var strayTextCount: Int {
    guard surroundings.hasText else { return 0 }
    return strayTextHolders.count + (records[0].marks.contains(.hasText) ? 1 : 0)
  }

  /// The nodes that hold such text, by their numbers.
  private var strayTextHolders: [Int] {
    if profile.titles.first?.attribute == nil { return [] }
    return records.indices.dropFirst().filter { slot in
      records[slot].marks.contains(.hasText) && records[slot].title != .absent
        && outline.contains(NodeID(slot: UInt32(slot)))
    }
  }
}
