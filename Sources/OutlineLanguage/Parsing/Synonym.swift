/// Words of other languages and programs, with those that say the same here.
struct Synonym {
  let words: [String]
  /// The word that says it here; counts where that one can stand.
  let meant: String
  /// How it is said, where that takes more than the word.
  var form: String?

  init(_ words: String..., for meant: Keyword, as form: String? = nil) {
    self.words = words
    self.meant = meant.rawValue
    self.form = form
  }

  /// All of them.
  static let all = [
    // Statements
    Synonym("remove", "rm", "del", "erase", "drop", for: .delete),
    Synonym("mv", for: .move),
    Synonym("cp", "duplicate", "clone", for: .copy),
    Synonym("insert", "append", "create", "new", for: .add),
    Synonym("rename", "retitle", "change", "edit", for: .set, as: "set S text \"…\""),
    Synonym("substitute", "sub", for: .replace),
    Synonym("order", for: .sort),
    Synonym("nest", "demote", for: .indent),
    Synonym("unnest", "promote", for: .outdent),
    Synonym("wrap", for: .group),
    Synonym("ungroup", for: .unwrap),
    Synonym("tick", "done", "complete", for: .check),
    Synonym("untick", "undone", for: .uncheck),
    Synonym("collapse", "close", for: .fold),
    Synonym("expand", "open", for: .unfold),
    Synonym("uniq", "unique", "distinct", for: .dedupe),
    Synonym("import", "include", for: .merge),
    Synonym("filter", for: .keep),
    // Values
    Synonym("title", "name", for: .text),
    Synonym("depth", for: .level),
    Synonym("done", "complete", for: .checked),
    Synonym("collapsed", for: .folded),
    // Places and orders
    Synonym("to", "under", "inside", "in", for: .into),
    Synonym("above", for: .before),
    Synonym("below", "behind", for: .after),
    Synonym("top", "start", "front", for: .first),
    Synonym("bottom", "end", "back", for: .last),
    Synonym("desc", "reverse", "reversed", for: .descending),
    Synonym("numeric", "numerically", for: .natural),
    Synonym("recursive", "recursively", for: .deep),
  ]

  /// The commands that do what is no statement, by the words that ask for it.
  static func command(for word: String) -> String? {
    switch word {
    case "ls", "list", "find", "select", "get": "nodes are listed by outline find"
    case "show", "print", "cat", "tree": "outlines are drawn by outline show"
    case "save", "write": "outline edit writes by itself, with -i into the file"
    default: nil
    }
  }
}

extension EditScript {
  /// The statement that does what a word of other programs asks for, as far as it is always the same.
  package static func statement(meantBy word: String) -> String? {
    let verbs = Keyword.verbs.map(\.rawValue)
    let synonym = Synonym.all.first { $0.words.contains(word) && verbs.contains($0.meant) }
    return synonym.map { $0.form ?? $0.meant }
  }
}
