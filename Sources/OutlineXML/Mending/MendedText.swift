/// A text in which stretches were written anew, and where its bytes stood before.
struct MendedText: Sendable {
  /// The text before, with the zero byte.
  let original: [UInt8]
  /// Rising, and apart from one another.
  let mendings: [XMLMending]
  /// The text after, with the zero byte.
  private(set) var bytes: [UInt8]
  /// Whether a reference to what stands outside the document was kept.
  let keepsExternalEntities: Bool
  /// Where in ``bytes`` each of the replacements begins.
  private var starts: [Int]

  /// Writes the stretches anew.
  ///
  /// - Complexity: O(*n* + *m* log *m*), *n* the bytes, *m* the mendings.
  init(_ original: [UInt8], _ mendings: [XMLMending]) {
    self.original = original
    // What is put in before a stretch comes before what stands in the place of the stretch.
    self.mendings = mendings.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    keepsExternalEntities = mendings.contains { $0.rule == .externalEntity }
    bytes = []
    starts = []
    let growth = mendings.reduce(0) { $0 + $1.replacement.count - $1.range.count }
    bytes.reserveCapacity(original.count + growth)
    starts.reserveCapacity(mendings.count)
    var offset = 0
    for mending in self.mendings {
      bytes += original[offset..<mending.range.lowerBound]
      starts.append(bytes.count)
      bytes += mending.replacement
      offset = mending.range.upperBound
    }
    bytes += original[offset...]
  }

  /// Where a byte of the text stood before; for a new one, the start of what it replaces.
  ///
  /// - Complexity: O(log *m*), *m* the mendings.
  func originalOffset(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let mending = mendings[low - 1]
    let behind = offset - starts[low - 1] - mending.replacement.count
    return behind < 0 ? mending.range.lowerBound : mending.range.upperBound + behind
  }

  /// The same with more stretches written anew, which are given by their places in ``bytes``.
  func mended(by more: [XMLMending]) -> MendedText {
    let moved = more.map { mending in
      let start = originalOffset(of: mending.range.lowerBound)
      let end = originalOffset(of: mending.range.upperBound)
      return XMLMending(mending.rule, at: start..<max(start, end), mending.replacement)
    }
    return MendedText(original, mendings + moved)
  }
}
