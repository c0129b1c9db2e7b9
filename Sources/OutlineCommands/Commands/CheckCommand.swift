internal import OutlineConversion
internal import OutlineDocument
internal import OutlineXML

/// `check`: tells what is wrong with outlines.
struct CheckCommand: Command {
  private static let strict = CommandOption(
    "strict", "Report also what programs commonly add, such as attributes of their own.")
  private static let json = CommandOption("json", "Write a JSON object for each finding.")
  private static let quiet = CommandOption(
    "quiet", letter: "q", "Report errors only; warnings do not count.")

  static let manual = Manual(
    name: "check", summary: "Tell what is wrong with an outline, and where.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: [strict, json] + InputOptions.all + [quiet, .verbose],
    notes: [
      """
      A line for each finding, by its place: FILE:LINE:COLUMN: error or warning: what is wrong, with \
      the title and id of the node [RULE]. Where nothing is wrong, nothing is written and the exit \
      code is 0; it is 1 where anything is, and 3 where a file cannot be read.
      """,
      """
      Errors: missing-text (in OPML 1.x a warning), missing-head, missing-body, missing-version, \
      duplicate-id, missing-address. Warnings: blank-text, empty-body, unknown-version, \
      attribute-case, folder-typed-rss, text-between-nodes, text-as-content, bad-date, bad-boolean, \
      expansion-state; with --strict also unknown-attribute. These are the rules of OPML; of other \
      formats in XML only what is no XML and duplicate-id are found. Markdown, CSV and other text \
      cannot be checked.
      """,
    ],
    examples: [
      .init(does: "check a file", line: "outline check groups.opml"),
      .init(
        does: "check all outlines below a directory, for errors only",
        line: "outline check -q lists/"),
      .init(
        does: "which attributes are not OPML's own",
        line: "outline check --strict shopping.opml", code: .nothingFound),
    ])

  private let isStrict: Bool
  private let isJSON: Bool
  private let inputs: InputOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    isStrict = arguments.take(Self.strict)
    isJSON = arguments.take(Self.json)
    inputs = try InputOptions(parsing: &arguments)
  }

  func run(on console: Console) -> ExitCode {
    let list = inputs.list(on: console)
    return list.runTogether(on: list.inputs, input: { $0 }, inputs, on: console) {
      input, console throws(FileFailure) in
      .read(try check(input, console) ? .nothingFound : .done)
    }
  }

  /// Checks one file, and tells whether anything was found that counts.
  private func check(_ input: Input, _ console: Console) throws(FileFailure) -> Bool {
    let result = try input.check(strictly: isStrict, on: console)
    let findings =
      console.settings.isQuiet ? result.findings.filter { $0.severity == .error } : result.findings
    let lines = FindingLines(of: result, in: input.name)
    var output = PieceBuffer()
    for finding in findings {
      if isJSON {
        lines.appendJSON(finding, to: &output)
      } else {
        lines.append(finding, to: &output)
      }
      try output.pass { bytes throws(FileFailure) in try console.write(bytes) }
    }
    try output.finish { bytes throws(FileFailure) in try console.write(bytes) }
    let errors = findings.count { $0.severity == .error }
    console.report(
      .note, "errors: \(errors), warnings: \(findings.count - errors)", in: input.name)
    return !findings.isEmpty
  }
}

extension Input {
  /// Reads the input and looks through it.
  fileprivate func check(
    strictly isStrict: Bool, on console: Console
  ) throws(FileFailure) -> DocumentCheck {
    let format = reading.format
    return try parsed(on: console) { source, _ throws(XMLFailure) in
      try DocumentCheck(source, in: format, strictly: isStrict)
    }
  }
}
