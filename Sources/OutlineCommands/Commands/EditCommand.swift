internal import OutlineDocument
internal import OutlineLanguage

/// `edit`: runs statements on outlines.
struct EditCommand: Command {
  private static let file = CommandOption(
    "file", letter: "f", value: "FILE", "Read the statements from this file; - is standard input.")

  static let manual = Manual(
    name: "edit", summary: "Run edit statements; what they do not concern stays as it is.",
    usage: ["'STATEMENTS' [OPTIONS] [PATH ...]", "-f FILE [OPTIONS] [PATH ...]"],
    options: [file] + WritingOptions.all + [.quiet, .verbose],
    notes: [
      """
      Without -i, -o or -n the outline goes to standard output. All statements succeed on a file or \
      it stays as it is: where one is refused (exit 4) or names a node that is not there (exit 1), \
      nothing is written. Of several files the others are edited all the same. "outline help \
      language" explains the statements.
      """
    ],
    examples: [
      .init(
        does: "move a node with all below it into another",
        line: "outline edit 'move a1 into group-b' groups.opml"),
      .init(
        does: "see what would change",
        line: "outline edit -n 'move \"Group B\" first' groups.opml"),
      .init(
        does: "change the file and keep the old one",
        line: "outline edit -i --backup .bak 'move \"Group B\" first' groups.opml"),
      .init(
        does: "the same statements for every outline below a directory",
        line: "outline edit -i -f edits.txt lists/"),
      .init(
        does: "as a filter",
        line: "outline edit 'move \"Group C\" up' < groups.opml | outline show"),
    ])

  private let statements: StatementSource
  private let paths: [Argument]
  private let writing: WritingOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    writing = try WritingOptions(parsing: &arguments)
    if let script = arguments.takeWord(Self.file) {
      statements = .file(script.isHyphen ? .standardInput : .file(script.path))
      paths = arguments.takeOperands()
      try Self.check(paths, afterScript: script)
      return
    }
    guard let word = arguments.takeOperand() else {
      throw UsageError("the statements are missing", hint: "outline edit 'STATEMENTS' [PATH ...]")
    }
    guard let text = word.text else { throw UsageError("the statements are not UTF-8") }
    statements = .text(text)
    paths = arguments.takeOperands()
  }

  /// Where the statements come from a file, all operands are paths.
  private static func check(_ paths: [Argument], afterScript script: Argument) throws(UsageError) {
    if script.isHyphen, paths.isEmpty || paths.contains(where: \.isHyphen) {
      throw UsageError(
        "--file - takes the statements from standard input, so the outline cannot come from there",
        hint: "name a file to be edited")
    }
    if let first = paths.first, let text = first.text, (try? FileStatus(of: first.path)) == nil,
      (try? EditScript(parsing: text))?.statements.isEmpty == false
    {
      throw UsageError("statements and --file exclude each other")
    }
  }

  func run(on console: Console) -> ExitCode {
    do throws(FileFailure) {
      return try run(statements.parse(), on: console)
    } catch {
      return console.report(error)
    }
  }

  private func run(_ script: EditScript, on console: Console) throws(FileFailure) -> ExitCode {
    let list = InputList(paths)
    let plan: OutputPlan
    do throws(UsageError) {
      plan = try OutputPlan(list, writing)
    } catch {
      return console.report(error, in: Self.manual.name)
    }
    var merged: [String: OutlineDocument] = [:]
    for name in script.mergedFiles {
      merged[name] = try Input.file(FilePath(name)).open().0
    }
    return list.run(plan.jobs, input: \.input, on: console) { job throws(FileFailure) in
      try edit(job, script, merging: merged, console)
    }
  }

  private func edit(
    _ job: OutputPlan.Job, _ script: EditScript, merging merged: [String: OutlineDocument],
    _ console: Console
  ) throws(FileFailure) {
    let (document, origin) = try job.input.open()
    let outcome: EditOutcome
    do throws(EditFailure) {
      outcome = try script.run(on: consume document, merging: merged)
    } catch {
      throw FileFailure(error, in: origin.name)
    }
    console.report(outcome.document.warnings, in: origin.name)
    for warning in outcome.warnings {
      console.report(.warning, warning.message, in: origin.name, at: warning.position)
    }
    try OutlineWriting(options: writing, console: console)
      .write(outcome.document, origin, to: job.destination)
    console.report(
      .note,
      outcome.document.isUnchanged
        ? "unchanged" : "changed, statements with an effect: \(outcome.edits)",
      in: origin.name)
  }
}
