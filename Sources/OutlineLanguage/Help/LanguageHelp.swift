/// What `help language` shows: the grammar, with an example for each form.
public enum LanguageHelp {
  /// A form of the language.
  struct Entry {
    /// How it is written; capitals stand for something else, brackets for what may be left off.
    let form: String
    /// What it does or selects.
    let meaning: String
    /// An expression that uses it.
    let example: String

    init(_ form: String, _ meaning: String, _ example: String) {
      self.form = form
      self.meaning = meaning
      self.example = example
    }
  }

  /// The whole text, at most 80 columns wide, with a line end at its end.
  public static var text: String {
    """
    In a shell all of an expression stands in one pair of quotes: '…'.

    SELECTORS name nodes, in document order. S stands for one, N for one that finds
    exactly one node.

    \(render(selectors))

    CONDITIONS hold for a node or not: C. Instead of text: note or @attribute.
    not binds before and, and before or.

    \(render(conditions))

    STATEMENTS are parted by line ends or ; and all succeed, or nothing changes.
    Selectors are resolved before their statement changes anything. A selector
    that finds nothing is a failure, unless try stands in front. K counts from 0.

    \(render(statements))

    WORDS AND STRINGS
      Names of letters, digits, . _ - need no quotes; key words of the language do.
      "…" knows \\" \\\\ \\n \\t only, '…' nothing; a string ends on its line.
      In the replacement of replace, \\0 to \\9 are what the groups matched.
      /re/ is a regular expression of Swift, in which \\/ is a slash; in /re/i upper
      and lower case are alike.
      # begins a comment, which ends with the line.

    """
  }

  private static func render(_ entries: [Entry]) -> String {
    entries.map { "  \($0.form)\n      \($0.meaning)\n      > \($0.example)" }
      .joined(separator: "\n")
  }
}
