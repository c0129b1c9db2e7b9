/// Something that cannot stand where it stands, and what could.
struct Mismatch {
  /// A word or sign that could stand there.
  enum Alternative: Hashable {
    case keyword(Keyword)
    case sign(Token.Kind)
  }

  let text: ExpressionText
  let found: Token
  let previous: Token?
  /// What the parser asked for in vain.
  let asked: [Alternative]
  /// What else could stand there, in words.
  let expected: String?
  /// Words that ``expected`` stands for.
  let meant: [Keyword]
  /// Whether what was found may be an attribute's name without its @.
  let lacksSign: Bool

  var error: ExpressionError {
    // Of many words nobody reads the list where one is close.
    let list = asked.count + meant.count > 8 && !hint.isEmpty ? "" : "expected \(alternatives), "
    return text.error(at: found.range.lowerBound, "\(list)found \(foundInWords)\(hint)")
  }

  private var alternatives: String {
    var seen: Set<Alternative> = []
    let asked = asked.filter { seen.insert($0).inserted }.map(\.spelling)
    let all = asked + (expected.map { [$0] } ?? [])
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
    let candidates = asked.compactMap(\.keyword) + meant
    if let form = Suggestion.form(of: spelling, among: candidates) {
      let attribute = signHint == nil ? "" : ", or the attribute @\(spelling)"
      return "; did you mean `\(form)`\(attribute)?"
    }
    if case .keyword = found.kind, let signHint { return signHint }
    if let keyword = Suggestion.for(spelling, among: candidates) {
      return "; did you mean `\(keyword.rawValue)`?"
    }
    if case .word = found.kind, let signHint { return signHint }
    if let name = nameOfSeveralWords {
      return "; a name of several words stands in quotes: \(PathWriter.quoted(name))"
    }
    if let previous, case .word(let word) = previous.kind, word.utf8.count > 2,
      let keyword = Suggestion.for(word, among: Keyword.allCases)
    {
      return "; did you mean `\(keyword.rawValue)` by `\(word)`?"
    }
    return ""
  }

  private var signHint: String? {
    let name = spelling.unicodeScalars
    guard lacksSign, let first = name.first, !first.isDigit, !"-.".unicodeScalars.contains(first),
      name.count <= 40
    else { return nil }
    return "; an attribute is written @\(spelling)"
  }

  /// What was found with the word before it, where both may be parts of one name.
  private var nameOfSeveralWords: String? {
    guard case .word = found.kind, let previous, case .word(let word) = previous.kind,
      !word.unicodeScalars.allSatisfy(\.isDigit)
    else { return nil }
    let name = text.text(previous.range.lowerBound..<found.range.upperBound)
    return name.unicodeScalars.contains { $0 == "\n" || $0 == "\r" } ? nil : name
  }
}

extension Mismatch.Alternative {
  fileprivate var keyword: Keyword? {
    if case .keyword(let keyword) = self { keyword } else { nil }
  }

  fileprivate var spelling: String {
    switch self {
    case .keyword(let keyword): "`\(keyword.rawValue)`"
    case .sign(.comma): "`,`"
    case .sign(.open): "`(`"
    case .sign(.close): "`)`"
    case .sign(.comparison(let comparison)): "`\(comparison.rawValue)`"
    case .sign(.separator): "the end of the line"
    case .sign: "the end"
    }
  }
}
