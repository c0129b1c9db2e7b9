internal import OutlineDocument
internal import OutlineTree
internal import OutlineXML

/// `format`: lays outlines out anew.
struct FormatCommand: Command {
  private static let indent = CommandOption(
    "indent", value: "N|tab", "Indent each level by N blanks (the default is 2) or by a tab.",
    choices: ["2", "4", "tab"])
  private static let compact = CommandOption(
    "compact", "Put everything on one line, without white space between elements.")

  /// Blanks a level; more would put the deeper levels out of sight.
  private static let most = 16

  static let manual = Manual(
    name: "format", summary: "Lay an outline out anew: a line for each tag, or one for all.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: [indent, compact] + WritingOptions.all + InputOptions.all + [.quiet, .verbose],
    notes: [
      """
      Only white space between elements changes; blank lines go. Tags, comments and text keep their \
      bytes, and so does all that is in an element with text of its own or with \
      xml:space="preserve". A comment on the line of the node before it stays there. Lines end as \
      they did. Laying out a second time changes nothing.
      """
    ],
    examples: [
      .init(does: "two blanks a level, on standard output", line: "outline format groups.opml"),
      .init(does: "what it would change", line: "outline format -n --indent tab feeds.opml"),
      .init(does: "every outline below a directory", line: "outline format -i lists/"),
      .init(
        does: "on one line, for a program to read", line: "outline format --compact groups.opml"),
    ])

  private let unit: [UInt8]?
  private let inputs: InputOptions
  private let writing: WritingOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    writing = try WritingOptions(parsing: &arguments)
    let typed = try arguments.takeText(Self.indent)
    if arguments.take(Self.compact) {
      if typed != nil { throw UsageError("--indent and --compact exclude each other") }
      unit = nil
    } else {
      unit =
        try typed.map { text throws(UsageError) in try Self.unit(typed: text) }
        ?? Array("  ".utf8)
    }
    inputs = try InputOptions(parsing: &arguments)
  }

  private static func unit(typed text: String) throws(UsageError) -> [UInt8] {
    if text == "tab" { return Array("\t".utf8) }
    guard let number = Int(text), (0...most).contains(number) else {
      throw UsageError("--indent is a number from 0 to \(most), or tab, not \"\(text)\"")
    }
    return [UInt8](repeating: UInt8(ascii: " "), count: number)
  }

  func run(on console: Console) -> ExitCode {
    let list = inputs.list(on: console)
    do throws(UsageError) {
      let plan = try OutputPlan(list, writing)
      return plan.run(list, inputs, on: console) { job, console throws(FileFailure) in
        try format(job, console)
      }
    } catch {
      return console.report(error, in: Self.manual.name)
    }
  }

  private func format(
    _ job: OutputPlan.Job, _ console: Console
  ) throws(FileFailure) -> FileResult {
    let (document, origin) = try job.open(on: console)
    if let place = document.textBetweenTopNodes {
      console.report(
        .warning, "text stands between the nodes, so they are left as they are",
        in: origin.name, at: place)
    }
    let bytes = document.formatting(unit: unit).text(of: origin.source)
    let count = document.outline.count
    let writing = OutlineWriting(options: writing, console: console)
    try writing.checkName(of: job.destination, for: document.formatName, origin)
    return try writing.result(
      try OutlineContent(bytes, origin, as: self.writing.encoding), origin, to: job.destination,
      changed: "laid out anew",
      nodes: .init(before: count, after: count))
  }
}
