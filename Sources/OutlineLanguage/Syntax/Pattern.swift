/// A regular expression of Swift, known to compile.
///
/// The text is kept, not the `Regex`: that cannot cross threads.
public struct Pattern: Hashable, Sendable {
  /// The regular expression, without the slashes around it.
  public let text: String
  /// Whether upper and lower case are alike.
  public let ignoresCase: Bool

  /// The regular expression with this text.
  ///
  /// - Throws: ``PatternError`` if Swift refuses it.
  public init(_ text: String, ignoresCase: Bool = false) throws(PatternError) {
    self.text = text
    self.ignoresCase = ignoresCase
    try refuseManyClasses()
    _ = try compiled()
  }

  /// The regular expression ready to match: `.` matches no line end, `^` and `$` are the ends of
  /// the value.
  func compiled() throws(PatternError) -> Regex<AnyRegexOutput> {
    do {
      let regex = try Regex(text).ignoresCase(ignoresCase)
      // Some errors come up only with the first match.
      _ = try regex.firstMatch(in: "")
      return regex
    } catch {
      throw PatternError(error, in: text)
    }
  }

  /// What is wrong with this replacement of what the regular expression matches, if anything: that
  /// it names a group which is not there.
  func reasonAgainst(_ replacement: Replacement) -> String? {
    guard let highest = replacement.highestGroup, let groupCount, highest > groupCount else {
      return nil
    }
    return "\\\(highest) stands for a group that the regular expression does not have;"
      + " it has \(groupCount)"
  }

  /// How many groups the regular expression has, if that can be told.
  ///
  /// With an alternative that is empty it matches anything, and a match has all groups.
  private var groupCount: Int? {
    let match = try? Regex("(?:\(text))|").firstMatch(in: "")
    return match.map { $0.output.count - 1 }
  }

  /// Refuses what the standard library compiles by recursion without a bound: `[` in `[`.
  private func refuseManyClasses() throws(PatternError) {
    let classes = text.unicodeScalars.enumerated().filter { $0.element == "[" }
    guard classes.count > Self.mostClasses else { return }
    throw PatternError(
      offset: classes[Self.mostClasses].offset,
      message: "the regular expression has more than \(Self.mostClasses) [")
  }

  private static let mostClasses = 64
}

/// Why a regular expression was refused.
public struct PatternError: Error, Hashable, Sendable {
  /// Where in the regular expression, in Unicode scalars from 0.
  public let offset: Int
  /// What is wrong with it.
  public let message: String
}

extension PatternError {
  /// Reads the place out of the standard library's error, which keeps it but does not publish it.
  fileprivate init(_ error: any Error, in text: String) {
    let place = Mirror(reflecting: error).descendant("location", "range") as? Range<String.Index>
    let index = min(place?.lowerBound ?? text.startIndex, text.endIndex)
    self.offset = text.unicodeScalars.distance(from: text.startIndex, to: index)
    self.message = "the regular expression cannot be used: \(error)"
  }
}
