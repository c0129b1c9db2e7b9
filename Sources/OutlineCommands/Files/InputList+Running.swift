internal import OutlineDocument

extension InputList {
  /// Does something for each input, one after the other, past those that fail.
  ///
  /// - Parameters:
  ///   - items: What is to be done, one for each input.
  ///   - input: The input of an item.
  ///   - console: Where failures are said.
  ///   - work: What is done; it tells how the run ends for that input.
  /// - Returns: The highest of the exit codes.
  func run<Item>(
    _ items: [Item], input: (Item) -> Input, on console: Console,
    _ work: (Item) throws(FileFailure) -> ExitCode
  ) -> ExitCode {
    var code = reportDirectories(on: console)
    for item in items {
      do throws(FileFailure) {
        code = max(code, try work(item))
      } catch {
        if error.kind == .noOutline, input(item).mayBeNoOutline {
          console.report(.note, "passed over: \(error.message)", in: error.file)
          continue
        }
        code = max(code, console.report(error))
        if error.kind == .outputFailed || error.kind == .readerGone { break }
      }
    }
    return code
  }

  /// Looks at each input, one after the other, past those that cannot be read.
  ///
  /// - Parameter work: What is done; it tells how the run ends for that input.
  /// - Returns: The highest of the exit codes.
  func examine(
    on console: Console, _ work: (OutlineDocument, Origin) throws(FileFailure) -> ExitCode
  ) -> ExitCode {
    run(inputs, input: { $0 }, on: console) { input throws(FileFailure) in
      let (document, origin) = try input.open(on: console)
      console.report(document.warnings, in: origin.name)
      return try work(document, origin)
    }
  }

  /// Says what was wrong with the directories that were given.
  private func reportDirectories(on console: Console) -> ExitCode {
    for path in withoutOutlines {
      console.report(.warning, "there is no outline in this directory", in: path)
    }
    let codes = failures.map { console.report($0) } + withoutOutlines.map { _ in .nothingFound }
    return codes.max() ?? .done
  }
}
