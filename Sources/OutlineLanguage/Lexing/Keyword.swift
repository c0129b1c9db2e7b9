/// Every word that means something in the language; as a name it stands in quotes.
enum Keyword: String, CaseIterable {
  // Statements
  case `try`, move, indent, outdent, reorder, sort, reverse, add, delete, unwrap, group, set, unset
  case replace, check, uncheck, fold, unfold, flatten, dedupe, tag, untag, file, keep, copy, merge
  // Selectors
  case id, title, `where`, children, descendants, parent, siblings, of, top, all, xpath
  // Conditions
  case text, note, starts, ends, contains, matches, level, leaf, checked, folded, commented
  case `in`, not, and, or
  // Places and orders
  case up, down, by, first, last, before, after, into, at, from, to, section, visible
  case date, natural, descending, folders, deep
  // The rest of some statements
  case with, under, joining, loosely, category

  /// The words that begin a statement, `try` in front of any of them.
  static let verbs: [Keyword] = [
    .add, .check, .copy, .dedupe, .delete, .file, .flatten, .fold, .group, .indent, .keep, .merge,
    .move, .outdent, .reorder, .replace, .reverse, .set, .sort, .tag, .uncheck, .unfold, .unset,
    .untag, .unwrap,
  ]
}

extension Keyword {
  private static let bySpelling = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The key word of this spelling; unlike `init(rawValue:)` it does not compare with each.
  init?(spelt word: String) {
    guard let keyword = Self.bySpelling[word] else { return nil }
    self = keyword
  }
}
