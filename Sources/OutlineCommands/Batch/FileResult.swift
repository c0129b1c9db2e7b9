/// What became of an input, in the words of the report.
enum FileOutcome: String, CaseIterable, Sendable {
  /// Read, by a command that makes nothing of it.
  case read
  case changed, unchanged
  /// Nothing matched.
  case nothing
  case refused, failed
  /// Not worked on.
  case skipped
}

/// What came of an input.
struct FileResult: Sendable {
  /// How many nodes there were and are.
  struct NodeCounts: Sendable {
    let before: Int
    let after: Int
  }

  var outcome: FileOutcome
  /// How the run ends for it.
  var code = ExitCode.done
  /// How many statements had an effect.
  var edits = 0
  var nodes: NodeCounts?
  /// Where the outline is written, if not in the place of the input.
  var output: FilePath?
  /// How many warnings there were, shown or not.
  var warnings = 0
  var failure: FileFailure?
  /// What is said of it under `--verbose` in the end.
  var note: String?
  /// Files that are written and still have to get their names.
  var replacements: [PendingReplacement] = []
  /// What is still to be done when all inputs before it are done.
  var inTurn: (@Sendable (Console) throws(FileFailure) -> Void)?
}

extension FileResult {
  /// An input that was read, and how the run ends for it.
  static func read(_ code: ExitCode) -> FileResult { FileResult(outcome: .read, code: code) }

  /// An input that was not worked on.
  static func skipped(_ reason: String? = nil) -> FileResult {
    FileResult(outcome: .skipped, note: reason.map { "passed over: \($0)" })
  }

  /// An input that nothing came of.
  init(_ failure: FileFailure) {
    let outcome: FileOutcome =
      switch failure.code {
      case .done, .nothingFound: .nothing
      case .refused: .refused
      case .usage, .input, .output: .failed
      }
    self.init(outcome: outcome, code: failure.code, failure: failure)
  }

  /// Turns it into one that nothing came of.
  mutating func fail(_ failure: FileFailure) {
    var failed = FileResult(failure)
    failed.warnings = warnings
    self = failed
  }

  /// Whether `--fail-fast` stops at it.
  var isFailure: Bool { code > .nothingFound }

  /// Whether whatever came next would not come out.
  var endsRun: Bool { failure?.kind == .outputFailed || failure?.kind == .readerGone }
}
