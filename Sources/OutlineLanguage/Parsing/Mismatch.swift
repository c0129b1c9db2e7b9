/// Something that cannot stand where it stands, and what could.
struct Mismatch {
  let text: ExpressionText
  let found: Token
  let previous: Token?
  /// The words that could stand there.
  let keywords: [Keyword]
  /// What else could stand there, in words.
  let expected: String?

  var error: ExpressionError {
    text.error(
      at: found.range.lowerBound,
      "expected \(alternatives), found \(foundInWords)\(hint)")
  }

  private var alternatives: String {
    var seen: Set<Keyword> = []
    let words = keywords.filter { seen.insert($0).inserted }.map { "`\($0.rawValue)`" }
    let all = words + (expected.map { [$0] } ?? [])
    guard let last = all.last, all.count > 1 else { return all.first ?? "nothing" }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }

  private var foundInWords: String {
    switch found.kind {
    case .end: return "the end"
    case .separator where spelling != ";": return "the end of the line"
    case .keyword(let keyword): return "the key word `\(keyword.rawValue)`"
    default:
      let sign = spelling.unicodeScalars
      return sign.count > 40 ? "`\(String(sign.prefix(40)))…`" : "`\(spelling)`"
    }
  }

  private var spelling: String { text.text(found.range) }

  private var hint: String {
    if let meant = Suggestion.for(spelling, among: keywords) {
      return "; did you mean `\(meant.rawValue)`?"
    }
    if let previous, case .word(let word) = previous.kind, word.utf8.count > 2,
      let meant = Suggestion.for(word, among: Keyword.allCases)
    {
      return "; did you mean `\(meant.rawValue)` by `\(word)`?"
    }
    return ""
  }
}
