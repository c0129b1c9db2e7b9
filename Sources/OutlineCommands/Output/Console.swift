internal import OutlineXML

/// Where a command writes: results to standard output, everything else to standard error.
struct Console: Sendable {
  private let output: Descriptor
  private let errors: Descriptor
  /// Where it is all written to first, while one of several inputs is worked on.
  private var transcript: Transcript?
  /// What of all there is to say is said.
  let settings: ConsoleSettings
  private let colours: Bool
  private let movesCursor: Bool
  /// Whether results are coloured.
  let coloursResults: Bool

  /// Writes to these two; the environment decides on colours where the settings leave it open.
  init(
    _ settings: ConsoleSettings = ConsoleSettings(), output: Descriptor = .standardOutput,
    errors: Descriptor = .standardError, environment: Environment = .ofProcess
  ) {
    self.settings = settings
    self.output = output
    self.errors = errors
    colours = settings.colours(errors, in: environment)
    movesCursor = environment.movesCursor
    coloursResults = settings.colours(output, in: environment)
  }

  /// Whether a person reads the results on a terminal.
  var isForPerson: Bool { output.isTerminal }

  /// Writes a piece of a result, whole or not at all told as written.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
    do throws(SystemError) {
      if let transcript {
        try transcript.write(bytes, to: .output)
      } else {
        try output.write(bytes)
      }
    } catch {
      throw .standardOutput(error)
    }
  }

  /// Writes a piece of a result.
  func write(_ text: String) throws(FileFailure) {
    try Array(text.utf8).withUnsafeBufferPointer { utf8 throws(FileFailure) in
      try write(UnsafeRawBufferPointer(utf8))
    }
  }
}

// MARK: - Several inputs

extension Console {
  /// Where transcripts come to in the end.
  var files: Transcript.Files { Transcript.Files(output: output, errors: errors) }

  /// The console for what is done to one input.
  func writing(to transcript: Transcript) -> Console {
    var console = self
    console.transcript = transcript
    return console
  }

  /// Whether standard error is a terminal on which a line can be written anew.
  var showsProgress: Bool { !settings.isQuiet && errors.isTerminal && movesCursor }

  /// How many columns it has.
  var columnCount: Int? { errors.columnCount }

  /// Writes something that is not there to stay.
  func draw(_ text: String) { say(text) }
}

// MARK: - Failures

extension Console {
  /// Says why nothing came of a file.
  ///
  /// - Returns: How the run ends for it.
  func report(_ failure: FileFailure) -> ExitCode {
    // After a signal it is the signal that kept the file from being written.
    if failure.kind != .readerGone && !Interruption.hasCome {
      report(.error, failure.message, in: failure.file, at: failure.position)
    }
    return failure.code
  }

  /// Says what is wrong with the command line.
  func report(_ error: UsageError, in command: String?) -> ExitCode {
    report(.error, error.message)
    if let hint = error.hint { explain("  \(hint)\n") }
    explain("  see: outline help\(command.map { " " + $0 } ?? "")\n")
    return .usage
  }
}

// MARK: - Messages

extension Console {
  /// Says something about a file, as compilers do: `FILE:LINE:COLUMN: error: MESSAGE`.
  func report(
    _ severity: Severity, _ message: @autoclosure () -> String, in file: FilePath? = nil,
    at position: SourcePosition? = nil
  ) {
    if severity == .warning { transcript?.countWarning() }
    guard severity.isShown(with: settings) else { return }
    let place = position.map { "\($0.line):\($0.column):" } ?? ""
    let lead = file.map { "\($0.harmless):\(place) " } ?? "outline: "
    let word = severity.rawValue + ":"
    let shown = colours ? severity.colour + word + "\u{1b}[0m" : word
    say(lead + shown + " " + message().harmless + "\n")
  }

  /// Says in one line what was done, unless less is to be said.
  func tell(_ line: String) {
    if !settings.isQuiet { say(line + "\n") }
  }

  /// Says something that has a form of its own, line ends included.
  func explain(_ text: String) {
    say(text.harmless)
  }

  /// There is nobody left to tell where standard error itself cannot be written.
  private func say(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      if let transcript {
        try? transcript.write(bytes, to: .errors)
      } else {
        try? errors.write(bytes)
      }
    }
  }
}

/// How much is said, and in which colours.
struct ConsoleSettings: Sendable {
  /// When messages are coloured.
  enum Colour: String, CaseIterable, Sendable { case auto, always, never }

  var isQuiet = false
  var isVerbose = false
  var colour = Colour.auto

  init() {}

  /// Whether what goes to a file is coloured.
  fileprivate func colours(_ file: Descriptor, in environment: Environment) -> Bool {
    switch colour {
    case .always: true
    case .never: false
    case .auto: file.isTerminal && environment.wantsColour
    }
  }

  /// What the options that every command has say about it.
  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    isQuiet = arguments.take(.quiet)
    isVerbose = arguments.take(.verbose)
    colour = try arguments.takeChoice(.color) ?? .auto
    if isQuiet && isVerbose {
      throw UsageError("--quiet and --verbose exclude each other")
    }
  }
}

/// How grave a message is.
enum Severity: String, Sendable {
  case error, warning, note

  func isShown(with settings: ConsoleSettings) -> Bool {
    switch self {
    case .error: true
    case .warning: !settings.isQuiet
    case .note: settings.isVerbose
    }
  }

  /// What switches a terminal to the colour.
  var colour: String {
    switch self {
    case .error: "\u{1b}[1;31m"
    case .warning: "\u{1b}[1;33m"
    case .note: "\u{1b}[1;36m"
    }
  }
}
