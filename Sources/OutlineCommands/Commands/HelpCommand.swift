internal import OutlineConversion
internal import OutlineLanguage

/// `help`: what the program says of itself.
struct HelpCommand: Command {
  static let manual = Manual(
    name: "help", summary: "Show how to use outline or one of its commands.",
    usage: ["[COMMAND]", "language", "ops", "formats"],
    options: [],
    notes: [],
    examples: [
      .init(does: "all about one command", line: "outline help edit"),
      .init(does: "how nodes are named and statements written", line: "outline help language"),
      .init(does: "how a program writes statements as JSON", line: "outline help ops"),
      .init(does: "which formats there are, and what they hold", line: "outline help formats"),
    ],
    words: { OutlineTool.commands.map { $0.manual.name } + topics.map(\.name) })

  /// What there is help on besides the commands.
  private static let topics: [(name: String, summary: String, text: @Sendable () -> String)] = [
    ("language", "How nodes are named and edit statements written.", { LanguageHelp.text }),
    ("ops", "How programs write edit statements as JSON lines.", { OperationsHelp.text }),
    ("formats", "Which formats are read and written, and what each holds.", { FormatsHelp.text }),
  ]

  /// What is shown.
  let text: String

  /// Shows this text.
  init(text: String) {
    self.text = text
  }

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    guard let word = arguments.takeOperand()?.shown else {
      text = Self.overview
      return
    }
    if let type = OutlineTool.commands.first(where: { $0.manual.name == word }) {
      text = type.manual.page
    } else if let topic = Self.topics.first(where: { $0.name == word }) {
      text = topic.text()
    } else {
      throw Self.unknown(word)
    }
  }

  /// What is wrong with a word that there is no page for.
  private static func unknown(_ word: String) -> UsageError {
    if LanguageWords.all.contains(word) {
      return UsageError(
        "\(word) is no command but a word of the language", hint: "outline help language")
    }
    if let format = ConversionFormat.named(word) {
      return UsageError("\(format.name) is no command but a format", hint: "outline help formats")
    }
    let words = OutlineTool.commands.map { $0.manual.name } + topics.map(\.name)
    return UsageError(
      "there is no help on \"\(word)\"",
      hint: words.nearest(to: word).map { "did you mean \($0)?" })
  }

  func run(on console: Console) -> ExitCode {
    do throws(FileFailure) {
      try console.write(text)
      return .done
    } catch {
      return console.report(error)
    }
  }

  /// What is shown without a topic.
  static var overview: String {
    """
    Edit outlines in OPML and other XML, and convert them; every byte that an edit does
    not concern stays as it is.

    usage:
      outline COMMAND [EXPRESSION] [OPTIONS] [PATH ...]

    No PATH, or -, is standard input; a directory stands for the outlines in it. Options may stand
    anywhere; -- ends them.

    commands:
    \(Manual.table(OutlineTool.commands.map { ($0.manual.name, $0.manual.summary) }))
    more help, as in outline help language:
    \(Manual.table(topics.map { ($0.name, $0.summary) }))
    options:
    \(Manual.table((CommandOption.common + [.version]).map { ($0.synopsis, $0.summary) }))
    exit codes, of several files the highest:
    \(Manual.table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    A reader of the output that goes away, as head does, ends the run without a word.

    """
  }
}
