/// The program `outline`.
public enum OutlineTool {
  /// What `--version` says.
  static let version = "0.1.0"

  /// The commands, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    EditCommand.self,
    FilterCommand.self,
    FindCommand.self,
    ShowCommand.self,
    StatsCommand.self,
    CheckCommand.self,
    RepairCommand.self,
    FormatCommand.self,
    ExtractCommand.self,
    SplitCommand.self,
    MergeCommand.self,
    IdentifyCommand.self,
    ConvertCommand.self,
    DiffCommand.self,
    HelpCommand.self,
    CompletionsCommand.self,
  ]

  /// Runs the program once, on this process's standard input, output and error.
  ///
  /// Standard output is closed at the end, because only that tells of some failed writes.
  ///
  /// - Parameters:
  ///   - count: How many words the command line has, with the program's own name in front.
  ///   - words: These, as the system passed them: bytes that need not be UTF-8, with a zero behind.
  /// - Returns: The raw value of an ``ExitCode``.
  public static func run(
    _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> Int32 {
    StandardFiles.prepare()
    let arguments = UnsafeBufferPointer(start: words, count: Int(count)).dropFirst()
    var code = run(arguments.compactMap { word in word.map { Argument(cString: $0) } })
    if Interruption.hasCome { Interruption.leave { _ in } }
    do throws(FileFailure) {
      try StandardFiles.finish()
    } catch {
      code = max(code, Console().report(error))
    }
    return code.rawValue
  }

  private static func run(_ words: [Argument]) -> ExitCode {
    do throws(CommandLineCall.Failure) {
      let call = try CommandLineCall(words)
      return call.command.run(on: Console(call.settings))
    } catch {
      return Console().report(error.error, in: error.command)
    }
  }
}
