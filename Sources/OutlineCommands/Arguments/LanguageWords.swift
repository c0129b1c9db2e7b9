internal import OutlineLanguage

/// The words by which the forms of the language are looked up, as its help shows them.
enum LanguageWords {
  /// Those of statements, selectors and conditions.
  static var all: Set<String> { words(in: LanguageHelp.text) }

  /// Those that begin a statement.
  static var verbs: Set<String> {
    let parts = LanguageHelp.text.split(separator: "\nSTATEMENTS ", maxSplits: 1)
    return parts.count == 2 ? words(in: String(parts[1])) : []
  }

  /// The first word of each form; a form stands on a line of its own, indented by two blanks, and
  /// its variants have commas between them.
  private static func words(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      for form in line.split(separator: ",") {
        if let word = form.split(separator: " ").first, word.allSatisfy(\.isLowercase) {
          found.insert(String(word))
        }
      }
    }
    return found
  }
}
