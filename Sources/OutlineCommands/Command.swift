/// One subcommand, parsed in full before it does anything.
protocol Command: Sendable {
  /// What help says and what the reader of the command line goes by.
  static var manual: Manual { get }

  /// Takes from the command line what the command needs.
  init(parsing arguments: inout ArgumentReader) throws(UsageError)

  /// Does it; all that a user should know of it has then been said on the console.
  func run(on console: Console) -> ExitCode
}
