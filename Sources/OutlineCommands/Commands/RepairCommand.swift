internal import OutlineDocument
internal import OutlineTree
internal import OutlineXML

/// `repair`: makes well-formed what XML forbids, where its meaning is certain.
struct RepairCommand: Command {
  private static let lineBreaks = CommandOption(
    "keep-line-breaks",
    "Write line breaks in values as &#10;; XML reads a raw one as a blank, so they would be lost.")

  static let manual = Manual(
    name: "repair", summary: "Make a file well-formed that a strict parser refuses.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: [lineBreaks] + WritingOptions.all
      + InputOptions.all.filter { $0 != ReadingOptions.lenient } + [.quiet, .verbose],
    notes: [
      """
      Only what can have but one meaning is mended, each time with a warning at its place in the file: \
      white space or a byte-order mark before the XML declaration; an & that begins no reference; \
      names of HTML such as &nbsp;; characters that XML cannot hold, which become U+FFFD (or ?, in a \
      comment or the like of an encoding that lacks it); the two halves of a character as two \
      references; UTF-16 declared over UTF-8; an opml without body. A reference to what lies outside \
      the file is kept, unread.
      """,
      """
      Anything else, such as a quotation mark in a value or a missing end tag, is an error with its \
      place (exit 3): nothing is guessed. All else keeps its bytes; a file without faults is \
      written as it is. The other commands mend likewise with --lenient.
      """,
    ],
    examples: [
      .init(does: "see what would be mended", line: "outline repair -n feeds.opml"),
      .init(
        does: "mend all outlines below a directory, and keep the old files",
        line: "outline repair -i --backup .bak lists/"),
      .init(
        does: "on the way to another command",
        line: "outline repair -q < feeds.opml | outline show"),
    ],
    refused: [ReadingOptions.lenient])

  private let inputs: InputOptions
  private let writing: WritingOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    writing = try WritingOptions(parsing: &arguments)
    let keepsLineBreaks = arguments.take(Self.lineBreaks)
    var inputs = try InputOptions(parsing: &arguments)
    if inputs.reading.isLenient {
      throw UsageError("repair reads leniently by itself: leave off --lenient")
    }
    inputs.reading.isLenient = true
    inputs.reading.keepsLineBreaks = keepsLineBreaks
    self.inputs = inputs
  }

  func run(on console: Console) -> ExitCode {
    let list = inputs.list(on: console)
    do throws(UsageError) {
      let plan = try OutputPlan(list, writing)
      return plan.run(list, inputs, on: console) { job, console throws(FileFailure) in
        try repair(job, console)
      }
    } catch {
      return console.report(error, in: Self.manual.name)
    }
  }

  private func repair(
    _ job: OutputPlan.Job, _ console: Console
  ) throws(FileFailure) -> FileResult {
    let (document, origin) = try job.open(on: console)
    let writing = OutlineWriting(options: writing, console: console)
    try writing.checkName(of: job.destination, for: document.formatName, origin)
    let content = try OutlineContent(document, origin, as: self.writing.encoding)
    let (count, mendings) = (document.outline.count, origin.source.mendings.count)
    return try writing.result(
      content, origin, to: job.destination, changed: "mended: \(mendings)", edits: mendings,
      nodes: .init(before: count, after: count))
  }
}
