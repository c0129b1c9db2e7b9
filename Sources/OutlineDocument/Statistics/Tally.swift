/// How often each of some texts occurs.
public struct Tally: Sendable {
  /// One of the texts.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public let text: String
    /// How often it occurs.
    public let count: Int
  }

  private var texts: [[UInt8]] = []
  private var counts: [Int] = []
  private var numbers: [UInt64: Int] = [:]

  /// Counts a text once more, given as UTF-8.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, times: Int = 1) {
    var key = Digest.of(text)
    while let number = numbers[key] {
      if texts[number].elementsEqual(text) {
        counts[number] += times
        return
      }
      key &+= 1
    }
    numbers[key] = texts.count
    texts.append(Array(text))
    counts.append(times)
  }

  /// Counts all that another has counted.
  mutating func add(_ other: Tally) {
    for (text, count) in zip(other.texts, other.counts) {
      text.withUnsafeBufferPointer { add($0, times: count) }
    }
  }

  /// The texts, the most frequent first; those that are equally frequent by their bytes.
  public var entries: [Entry] {
    zip(texts, counts)
      .sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0.lexicographicallyPrecedes($1.0) }
      .map { Entry(text: String(decoding: $0.0, as: UTF8.self), count: $0.1) }
  }
}
