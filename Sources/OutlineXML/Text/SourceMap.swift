/// Where the parts of a text that a program has made stand in the text from which it was made.
struct SourceMap: Sendable {
  private struct Part {
    /// Where it begins in the text that was made.
    let start: UInt32
    let line: UInt32
    let column: UInt32
  }

  /// By their starts, rising.
  private let parts: [Part]

  /// The map of a text made from a source.
  ///
  /// - Parameter parts: The offset of each part in the text that was made, rising, and that of its origin in
  ///   `source`.
  /// - Complexity: O(*n* + *m* log *m*), *n* the bytes of the source, *m* the parts.
  init(_ parts: [(start: Int, origin: Int)], of source: XMLSource) {
    var counter = PositionCounter(source)
    var made: [Part?] = Array(repeating: nil, count: parts.count)
    // By origin, since the counter goes forwards; nodes of most formats stand so already.
    for number in parts.indices.sorted(by: { parts[$0].origin < parts[$1].origin }) {
      let place = counter.position(of: parts[number].origin)
      made[number] = Part(
        start: UInt32(parts[number].start), line: UInt32(place.line), column: UInt32(place.column))
    }
    self.parts = made.compactMap { $0 }
  }

  /// Where the part with this offset came from; the start for what stands before all parts.
  ///
  /// - Complexity: O(log *m*), *m* the parts.
  func position(of offset: Int) -> SourcePosition {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return SourcePosition(line: 1, column: 1) }
    return SourcePosition(line: Int(parts[low - 1].line), column: Int(parts[low - 1].column))
  }
}
