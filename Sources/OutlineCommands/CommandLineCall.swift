internal import OutlineLanguage

/// A command line, taken apart: which command, and with what settings.
struct CommandLineCall: Sendable {
  let command: any Command
  let settings: ConsoleSettings

  /// Finds the command, which is the first word that is neither an option nor an option's value.
  ///
  /// - Throws: What is wrong, with the name of the command that it is wrong for.
  init(_ words: [Argument]) throws(Failure) {
    var name: String?
    do throws(UsageError) {
      guard let index = Self.indexOfCommand(in: words) else {
        (command, settings) = try Self.withoutCommand(words)
        return
      }
      let typed = words[index].shown
      let type = try Self.command(named: typed)
      // There is no more help on help than help itself.
      name = type == HelpCommand.self ? nil : typed
      var rest = words
      rest.remove(at: index)
      var arguments = try ArgumentReader(rest, options: type.manual.readOptions)
      settings = try ConsoleSettings(parsing: &arguments)
      if arguments.take(.help) {
        command = HelpCommand(text: type.manual.page)
        return
      }
      command = try type.init(parsing: &arguments)
      try arguments.finish()
    } catch {
      throw Failure(command: name, error: error)
    }
  }

  /// A command line that says nothing, with the command it was meant for.
  struct Failure: Error {
    let command: String?
    let error: UsageError
  }

  /// The command of that name.
  static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let type = OutlineTool.commands.first(where: { $0.manual.name == name }) { return type }
    if LanguageWords.verbs.contains(name) {
      throw UsageError(
        "unknown command \"\(name)\"",
        hint: "\(name) is an edit statement: outline edit '\(name) …' [PATH ...]")
    }
    if let statement = EditScript.statement(meantBy: name), synonyms[name] == nil {
      throw UsageError(
        "unknown command \"\(name)\"",
        hint: "that is an edit statement: outline edit '\(statement) …' [PATH ...]")
    }
    let isFile = name.contains(".") || name.contains("/")
    let near = synonyms[name] ?? OutlineTool.commands.map { $0.manual.name }.nearest(to: name)
    throw UsageError(
      "unknown command \"\(name)\"",
      hint: isFile
        ? "a command comes first: outline show \(name)" : near.map { "did you mean \($0)?" })
  }

  /// The commands that do what other programs call so.
  private static let synonyms = [
    "ls": "show", "list": "show", "tree": "show", "cat": "show", "view": "show", "print": "show",
    "grep": "find", "search": "find", "select": "find", "query": "find",
    "validate": "check", "lint": "check", "verify": "check", "fix": "repair",
    "fmt": "format", "pretty": "format", "tidy": "format", "count": "stats", "compare": "diff",
    "join": "merge", "export": "convert", "import": "convert",
  ]

  private static func withoutCommand(
    _ words: [Argument]
  ) throws(UsageError) -> (any Command, ConsoleSettings) {
    var arguments = try ArgumentReader(words, options: CommandOption.common + [.version])
    let settings = try ConsoleSettings(parsing: &arguments)
    if arguments.take(.version) {
      return (HelpCommand(text: "outline \(OutlineTool.version)\n"), settings)
    }
    guard arguments.take(.help) else { throw UsageError("a command is missing") }
    return (HelpCommand(text: HelpCommand.overview), settings)
  }

  /// Options with the same name take a value in all commands or in none, so that the command can
  /// be found before it is known.
  private static func indexOfCommand(in words: [Argument]) -> Int? {
    // Mostly the command comes first.
    if let first = words.first, !first.isOption { return 0 }
    let options = OutlineTool.commands.flatMap { $0.manual.readOptions }
    var index = 0
    while index < words.count, words[index].isOption {
      let word = words[index].shown
      if word == "--" { return nil }
      let takesNext = options.contains {
        $0.value != nil && (word == $0.spelling || word == $0.letter.map { "-\($0)" })
      }
      index += takesNext ? 2 : 1
    }
    return index < words.count ? index : nil
  }
}
