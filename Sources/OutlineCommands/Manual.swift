/// What there is to know about a command: the help, the options to parse, and completions all come
/// from here.
struct Manual: Sendable {
  /// The word that calls the command.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What is typed behind the name, such as `'STATEMENTS' [OPTIONS] [PATH ...]`.
  let usage: [String]
  /// What it takes besides the options that every command has.
  let options: [CommandOption]
  /// What else a user should know, as paragraphs.
  let notes: [String]
  /// Commands to try, with what they do.
  let examples: [Example]
  /// What the command does not have though its sisters do: understood, so that it can be refused
  /// with a word of why, and not shown.
  var refused: [CommandOption] = []
  /// The words that can stand behind the name, where these are few; none: paths.
  var words: @Sendable () -> [String] = { [] }

  /// A command line that is true as it stands.
  struct Example: Sendable {
    let does: String
    let line: String
    /// How it ends.
    var code = ExitCode.done
  }

  /// Everything that may be given, in the order in which help shows it.
  var allOptions: [CommandOption] { options + CommandOption.common }

  /// Everything that is understood.
  var readOptions: [CommandOption] { allOptions + refused }
}

// MARK: - As text

extension Manual {
  /// The whole page.
  var page: String {
    var sections = ["\(name): \(summary)"]
    sections.append("usage:\n" + usage.map { "  outline \(name) \($0)\n" }.joined())
    sections += notes.map { $0.wrapped(width: 80) }
    sections.append("options:\n" + Self.table(allOptions.map { ($0.synopsis, $0.summary) }))
    if !examples.isEmpty {
      sections.append(
        "examples:\n" + examples.map { "  # \($0.does)\n  \($0.line)\n" }.joined(separator: "\n"))
    }
    return sections.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }

  /// Two columns, the second wrapped.
  static func table(_ rows: [(String, String)]) -> String {
    let width = 2 + (rows.map(\.0.count).max() ?? 0)
    return rows.map { left, right in
      let lines = right.wrapped(width: 78 - width).split(separator: "\n")
      let first = "  " + left + String(repeating: " ", count: width - left.count)
      let indent = "\n" + String(repeating: " ", count: width + 2)
      return first + lines.joined(separator: indent) + "\n"
    }.joined()
  }
}

extension String {
  /// The words with line ends between them, so that no line is longer than `width` if words allow.
  func wrapped(width: Int) -> String {
    var lines: [Substring] = []
    var line = ""[...]
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
