/// One option as data: what is parsed, what `help` shows and what completions offer.
struct CommandOption: Sendable {
  /// The long name, without its two hyphens.
  let name: String
  /// The one-letter name.
  let letter: Character?
  /// What stands for its value in the help, such as `PATH`; nil: it takes none.
  let value: String?
  /// What it does, in one sentence.
  let summary: String
  /// Makes the words that its value can be. Only help and completions ask for them, so that no run pays
  /// for a list of all formats.
  private let makeChoices: @Sendable () -> [String]
  /// What to type instead where something stands directly behind the letter of an option without
  /// value, as other programs have it.
  let hintWhenMoreFollows: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, _ summary: String,
    choices: @autoclosure @escaping @Sendable () -> [String] = [],
    hintWhenMoreFollows: String? = nil, isRepeatable: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
    makeChoices = choices
    self.hintWhenMoreFollows = hintWhenMoreFollows
    self.isRepeatable = isRepeatable
  }

  /// The words that its value can be, where these are few; completions offer them.
  var choices: [String] { makeChoices() }

  /// As it is typed in full.
  var spelling: String { "--" + name }

  /// The column in the help: `-o, --output PATH`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + spelling + (value.map { " " + $0 } ?? "")
  }
}

// MARK: - Equality

/// By name: what an option does is said in the terms of each command.
extension CommandOption: Hashable {
  static func == (left: CommandOption, right: CommandOption) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: - Options that several commands have

extension CommandOption {
  static let version = CommandOption("version", "Show the program's version.")
  static let help = CommandOption("help", letter: "h", "Show this help.")
  static let quiet = CommandOption("quiet", letter: "q", "Do not show warnings.")
  static let verbose = CommandOption(
    "verbose", letter: "v", "Say more: what became of each file, and what was passed over.")
  static let color = CommandOption(
    "color", value: "WHEN",
    "Use colours: auto (the default: on a terminal), always or never; NO_COLOR is honoured.",
    choices: ConsoleSettings.Colour.allCases.map(\.rawValue))

  /// The options that every command has.
  static let common = [color, help]
}
