/// How a run ended, for the shell. Of several files, the highest counts.
public enum ExitCode: Int32, Comparable, CaseIterable, Sendable {
  /// All was done.
  case done = 0
  /// Nothing matched, or differences or problems were found.
  case nothingFound = 1
  /// The command line or the expression is wrong.
  case usage = 2
  /// An input could not be read or parsed.
  case input = 3
  /// An edit was refused.
  case refused = 4
  /// An output could not be written.
  case output = 5

  /// Orders by severity, so that the highest of several can be taken.
  public static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }

  /// For the help.
  var meaning: String {
    switch self {
    case .done: "done"
    case .nothingFound: "nothing matched, or differences or problems were found"
    case .usage: "the command line or the expression is wrong"
    case .input: "an input could not be read or parsed"
    case .refused: "an edit was refused"
    case .output: "an output could not be written"
    }
  }
}
