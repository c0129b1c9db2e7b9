internal import OutlineDocument

extension InputList {
  /// Does something for each input, one after the other, past those that fail.
  ///
  /// - Parameters:
  ///   - console: Where failures are said.
  ///   - work: What is done.
  /// - Returns: The highest of the exit codes.
  func run(
    on console: Console, _ work: (Input) throws(FileFailure) -> Void
  ) -> ExitCode {
    var code = reportDirectories(on: console)
    for input in inputs {
      do throws(FileFailure) {
        try work(input)
      } catch {
        if error.kind == .noOutline, input.mayBeNoOutline {
          console.report(.note, "passed over: \(error.message)", in: error.file)
        } else {
          code = max(code, console.report(error))
        }
      }
    }
    return code
  }

  /// Looks at each input, several at a time, past those that cannot be read.
  ///
  /// - Parameter work: What is done; it tells how the run ends for that input.
  /// - Returns: The highest of the exit codes.
  func examine(
    _ options: InputOptions, on console: Console,
    _ work: @escaping @Sendable (OutlineDocument, Origin, Console) throws(FileFailure) -> ExitCode
  ) -> ExitCode {
    runTogether(on: inputs, input: { $0 }, options, on: console) {
      input, console throws(FileFailure) in
      let (document, origin) = try input.open(on: console)
      console.report(document.warnings, in: origin.name)
      return .read(try work(document, origin, console))
    }
  }

  /// Does something for each item, several at a time, past those that fail.
  ///
  /// - Parameters:
  ///   - items: What is to be done, one for each input.
  ///   - report: Where a report is wanted.
  /// - Returns: The highest of the exit codes.
  func runTogether<Item: Sendable>(
    on items: [Item], input: (Item) -> Input, _ options: InputOptions, on console: Console,
    report: ReportFile.Destination? = nil, _ work: @escaping Batch<Item>.Work
  ) -> ExitCode {
    let code = reportDirectories(on: console)
    return max(
      code, Batch(items, input: input, on: console, work).run(options, report: report))
  }

  /// Says what was wrong with the directories that were given.
  func reportDirectories(on console: Console) -> ExitCode {
    for path in withoutOutlines {
      console.report(.warning, "there is no outline in this directory", in: path)
    }
    let codes = failures.map { console.report($0) } + withoutOutlines.map { _ in .nothingFound }
    return codes.max() ?? .done
  }
}
