internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Warns of text that stands between the nodes, and in nodes that have their title elsewhere, once for
  /// all there is.
  ///
  /// - Complexity: O(*n*), for the few documents with such text.
  mutating func warnOfText() {
    var places: [SourcePosition] = []
    if let offset = offsetOfTextBetweenTopNodes { places.append(text.source.position(of: offset)) }
    let hasTitles = profile.titles.first?.attribute != nil
    let holders = records.indices.dropFirst().filter { slot in
      hasTitles && records[slot].marks.contains(.hasText) && records[slot].title != .absent
    }
    if places.isEmpty, let first = holders.first {
      places.append(text.source.position(of: Int(records[first].start)))
    }
    guard let first = places.first else { return }
    let count = holders.count + (records[0].marks.contains(.hasText) ? 1 : 0)
    let others = count > 1 ? ", here and in \(count - 1) more elements" : ""
    warnings.append(
      DocumentWarning(
        position: first,
        message: "text stands between the nodes, which most programs drop\(others);"
          + " it is left as it is"))
  }
}
