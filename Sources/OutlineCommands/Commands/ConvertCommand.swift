internal import OutlineConversion
internal import OutlineDocument
internal import OutlineTree

/// `convert`: an outline in another format.
struct ConvertCommand: Command {
  private static let target = CommandOption(
    "to", value: "FORMAT",
    "The format to write; without it, what the name given to -o ends in says it.",
    choices: ConversionFormat.all.filter(\.isWritten).map(\.name))
  private static let html = CommandOption(
    "html", value: "WHAT",
    """
    What markup of HTML in titles and notes becomes: keep (the default: it stays as it is), or decode \
    (markup of the other format where it has the same, else it goes).
    """, choices: ConversionOptions.Markup.allCases.map(\.rawValue))
  private static let plain = CommandOption(
    "plain", "Write titles, notes and check marks only, without ids, fold states and attributes.")
  private static let guardFormulas = CommandOption(
    "guard-formulas",
    "With csv: put an apostrophe before what a spreadsheet would calculate, or take it away.")
  private static let strict = CommandOption(
    "strict",
    "Write nothing where something is lost: in reading, or because the format cannot hold it (exit 4)."
  )

  static let manual = Manual(
    name: "convert", summary: "Read an outline in one format and write it in another.",
    usage: ["--to FORMAT [OPTIONS] [PATH ...]", "-o FILE.ENDING [OPTIONS] [PATH]"],
    options: [
      target, html, plain, guardFormulas, strict, WritingOptions.output, WritingOptions.report,
    ] + InputOptions.all + [.quiet, .verbose],
    notes: [
      """
      Whatever the format can hold is carried: notes, check marks, fold states, ids, attributes. What it \
      cannot hold is counted in a warning, and what is lost in reading told at its place. What is no XML is read as OPML, in UTF-8 with two blanks a level; \
      a row or line that cannot be read is an error, and nothing is written. Several files, or a directory, need -o DIR; the names get the \
      ending of the format. "outline help formats" lists the formats and what each holds.
      """
    ],
    examples: [
      .init(does: "as Markdown", line: "outline convert --to markdown shopping.opml"),
      .init(
        does: "for people, without addresses and ids",
        line: "outline convert --to markdown --plain feeds.opml"),
      .init(
        does: "as a page that folds and filters in a browser",
        line: "outline convert -o shopping.html shopping.opml"),
      .init(
        does: "as a table for a spreadsheet",
        line: "outline convert --guard-formulas -o feeds.csv feeds.opml"),
      .init(
        does: "a list in Markdown as OPML",
        line: "echo '- Apples' | outline convert --from markdown --to opml"),
      .init(
        does: "all outlines below a directory", line: "outline convert --to org -o notes lists/"),
    ],
    refused: [WritingOptions.inPlace, WritingOptions.backup, WritingOptions.dryRun])

  private let format: ConversionFormat
  private let options: ConversionOptions
  private let isStrict: Bool
  private let writing: WritingOptions
  private let inputs: InputOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    if arguments.take(WritingOptions.inPlace) || arguments.take(WritingOptions.dryRun)
      || arguments.takeWord(WritingOptions.backup) != nil
    {
      throw UsageError(
        "convert makes new files and replaces none", hint: "outline convert -o OTHER-FILE")
    }
    var writing = try WritingOptions(parsing: &arguments)
    if writing.format == nil {
      writing.format = writing.output?.ending.flatMap(ConversionFormat.written(asEnding:))
    }
    guard let format = writing.format else {
      throw UsageError(
        writing.output?.ending.map { "no format has names that end in .\($0)" }
          ?? "the format to write is missing",
        hint: "outline convert --to FORMAT; \"outline help formats\" lists them")
    }
    self.writing = writing
    self.format = format
    var options = ConversionOptions()
    // What a format leaves no choice in is not taken, and so refused.
    if !format.isFixed {
      options.html = try arguments.takeChoice(Self.html) ?? .keep
      options.isPlain = arguments.take(Self.plain)
    }
    let guardsFormulas = arguments.take(Self.guardFormulas)
    options.guardsFormulas = guardsFormulas
    self.options = options
    isStrict = arguments.take(Self.strict)
    var inputs = try InputOptions(parsing: &arguments)
    inputs.reading.guardsFormulas = guardsFormulas
    inputs.reading.refusesLosses = isStrict
    self.inputs = inputs
  }

  func run(on console: Console) -> ExitCode {
    let list = inputs.list(on: console)
    do throws(UsageError) {
      let plan = try OutputPlan(list, writing, ending: format.fileExtensions.first)
      return plan.run(list, inputs, on: console) { job, console throws(FileFailure) in
        try convert(job, console)
      }
    } catch {
      return console.report(error, in: Self.manual.name)
    }
  }

  private func convert(
    _ job: OutputPlan.Job, _ console: Console
  ) throws(FileFailure) -> FileResult {
    let (document, origin) = try job.open(on: console)
    // Of what becomes another format, its losses are told.
    if document.formatName == format.name { console.report(document.warnings, in: origin.name) }
    let writing = OutlineWriting(options: writing, console: console)
    let content = try writing.content(
      document, origin, to: job.destination, options, isStrict: isStrict)
    let count = document.outline.count
    return try writing.result(
      content, origin, to: job.destination, changed: "converted to \(format.name)",
      nodes: .init(before: count, after: count))
  }
}
