/// What is put in the place of what a regular expression matched.
public struct Replacement: Hashable, Sendable {
  /// A piece of a replacement.
  public enum Part: Hashable, Sendable {
    /// This text.
    case text(String)
    /// What the group with this number matched, 0 being the whole; nothing if it took no part.
    case group(Int)
  }

  /// The pieces in their order; no text is empty or stands next to another.
  public private(set) var parts: [Part] = []

  /// The empty replacement.
  public init() {}

  /// The replacement by a text, in which nothing stands for a group.
  public init(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  /// The highest number of a group, if it names any.
  var highestGroup: Int? {
    parts.compactMap { if case .group(let number) = $0 { number } else { nil } }.max()
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    guard case .text(var text)? = parts.last else {
      parts.append(.text(String(scalar)))
      return
    }
    parts.removeLast()
    text.unicodeScalars.append(scalar)
    parts.append(.text(text))
  }

  mutating func append(group: Int) {
    parts.append(.group(group))
  }
}
