/// The beginning of an expression whose other words stand behind it as if they were paths, because it was
/// typed without quotes.
struct UnquotedExpression {
  private let text: String
  private let operands: ArraySlice<Argument>
  private let isWhole: (String) -> Bool

  /// So many words are tried as parts of the expression.
  private static let mostWords = 12

  /// - Parameters:
  ///   - text: The word that was taken for the expression.
  ///   - operands: The words behind it.
  ///   - isWhole: Whether a text can be parsed.
  init(_ text: String, before operands: ArraySlice<Argument>, isWhole: @escaping (String) -> Bool) {
    self.text = text
    self.operands = operands
    self.isWhole = isWhole
  }

  /// Whether it is one: a single word that is neither expression nor file, before what is no file.
  var isLikely: Bool {
    guard let next = operands.first, !next.isHyphen, !text.isEmpty,
      !text.contains(where: \.isWhitespace), !isWhole(text)
    else { return false }
    return ![FilePath(text), next.path].contains { (try? FileStatus(of: $0)) != nil }
  }

  /// The usage of a command, with the expression in quotes where it can be told how far it goes.
  func quoted(in usage: String) -> String {
    let words = operands.prefix(Self.mostWords).map(Self.word)
    let wholes = (1...max(1, words.count)).reversed().lazy.map { count in
      ([text] + words.prefix(count)).joined(separator: " ")
    }
    let parts = usage.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 3, let whole = wholes.first(where: isWhole), !whole.contains("'") else {
      return usage
    }
    return "\(parts[0])'\(whole)'\(parts[2])"
  }

  /// A word as it stands in an expression.
  private static func word(_ operand: Argument) -> String {
    let word = operand.shown
    return word.contains(where: \.isWhitespace) ? "\"\(word)\"" : word
  }
}
