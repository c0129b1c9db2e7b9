internal import OutlineDocument
internal import OutlineLanguage

/// `edit`: runs statements on outlines.
struct EditCommand: Command {
  private static let file = CommandOption(
    "file", letter: "f", value: "FILE", "Read the statements from this file; - is standard input.")
  private static let operations = CommandOption(
    "ops", value: "FILE",
    "Read the edits from this file as JSON lines, which \"outline help ops\" explains; - is standard"
      + " input.")

  static let manual = Manual(
    name: "edit", summary: "Run edit statements; what they do not concern stays as it is.",
    usage: [
      "'STATEMENTS' [OPTIONS] [PATH ...]", "-f FILE [OPTIONS] [PATH ...]",
      "--ops FILE [OPTIONS] [PATH ...]",
    ],
    options: [file, operations] + WritingOptions.all + [WritingOptions.format] + InputOptions.all
      + [.quiet, .verbose],
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
      .init(
        does: "an edit that a program has made",
        line: #"echo '{"delete":{"select":{"id":"a1"}}}' | outline edit --ops - groups.opml"#),
    ])

  private let statements: StatementSource
  private let inputs: InputOptions
  private let writing: WritingOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    writing = try WritingOptions(parsing: &arguments)
    let script = try Self.takeInput(Self.file, from: &arguments)
    let list = try Self.takeInput(Self.operations, from: &arguments)
    if script != nil, list != nil { throw UsageError("--file and --ops exclude each other") }
    if let source = script.map(StatementSource.file) ?? list.map(StatementSource.operations) {
      statements = source
    } else {
      let expression = try ExpressionWord(
        takenFrom: &arguments, name: "the statements are",
        usage: "outline edit 'STATEMENTS' [PATH ...]",
        isWhole: { (try? EditScript(parsing: $0)) != nil })
      statements = .text(expression.text)
    }
    inputs = try InputOptions(parsing: &arguments)
  }

  /// Takes an option that names a file of statements, if it is given; all operands are paths then.
  private static func takeInput(
    _ option: CommandOption, from arguments: inout ArgumentReader
  ) throws(UsageError) -> Input? {
    guard let word = arguments.takeWord(option) else { return nil }
    let paths = arguments.operands
    if word.isHyphen, paths.isEmpty || paths.contains(where: \.isHyphen) {
      throw UsageError(
        "\(option.spelling) - takes the statements from standard input, so the outline cannot come"
          + " from there",
        hint: "name a file to be edited")
    }
    if let first = paths.first, let text = first.text, (try? FileStatus(of: first.path)) == nil,
      (try? EditScript(parsing: text))?.statements.isEmpty == false
    {
      throw UsageError("statements and \(option.spelling) exclude each other")
    }
    return word.isHyphen ? .standardInput : .file(word.path)
  }

  func run(on console: Console) -> ExitCode {
    OutlineEditing(Self.manual.name, inputs, writing).run(on: console) { () throws(FileFailure) in
      try prepare(on: console)
    } note: { outcome in
      ", statements with an effect: \(outcome.edits)"
    }
  }

  private func prepare(on console: Console) throws(FileFailure) -> OutlineEditing.Edit {
    let script = try statements.parse()
    var merged: [String: OutlineDocument] = [:]
    for name in script.mergedFiles {
      var input = Input.file(FilePath(name))
      input.reading = inputs.reading
      merged[name] = try input.open(on: console).0
    }
    return { [merged] document throws(EditFailure) in
      try script.run(on: document, merging: merged)
    }
  }
}
