/// What a command line says of its inputs: which they are, how they are read, and how many at a time.
struct InputOptions: Sendable {
  static let jobs = CommandOption(
    "jobs", letter: "j", value: "N",
    "Work on N files at a time, or on the parts of a large one (the default: one for each core).")
  static let failFast = CommandOption(
    "fail-fast", "Stop at the first file that fails (exit 2 to 5); otherwise the others go on.")

  /// All of them, for a command's manual.
  static let all = ReadingOptions.all + FileSelection.options + [jobs, failFast]
  /// Those of commands that read one input after the other.
  static let inTurn = ReadingOptions.all + FileSelection.options

  /// The words that name the inputs.
  private let operands: [Argument]
  private let selection: FileSelection
  /// How they are read.
  var reading: ReadingOptions
  /// How many are worked on at a time; nil: as many as there are cores.
  let jobs: Int?
  let isFailFast: Bool

  /// Takes the options, and all operands that are left.
  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    reading = try ReadingOptions(parsing: &arguments)
    selection = try FileSelection(parsing: &arguments)
    jobs = try arguments.takeNumber(Self.jobs, from: 1)
    isFailFast = arguments.take(Self.failFast)
    operands = arguments.takeOperands()
    if operands.isEmpty, Descriptor.standardInput.isTerminal {
      throw UsageError(
        "no file is named, and standard input is a terminal",
        hint: "name a file or a directory; - stands for what is typed, up to Ctrl-D")
    }
  }

  /// Finds the inputs; tells under `--verbose` which files of directories are passed over.
  func list(on console: Console) -> InputList {
    InputList(operands, reading, selection) { path, reason in
      console.report(.note, "passed over: \(reason)", in: path)
    }
  }
}
