internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// `filter`: keeps what matches.
struct FilterCommand: Command {
  private static let context = CommandOption(
    "context", value: "WHAT",
    """
    Keep besides: ancestors (the default), descendants (what matches then comes on top), both, or none \
    (each match by itself on top).
    """, choices: Filter.Context.allCases.map(\.rawValue))

  static let manual = Manual(
    name: "filter", summary: "Keep the nodes that match a condition, with what leads to them.",
    usage: ["'CONDITION' [OPTIONS] [PATH ...]"],
    options: [context] + WritingOptions.all + [WritingOptions.format] + InputOptions.all + [
      .quiet, .verbose,
    ],
    notes: [
      """
      What is kept stays as it was, comments that belong to it too; all other nodes go. Without -i, -o \
      or -n the outline goes to standard output. Where no node matches, nothing is written and the \
      exit code is 1. "outline help language" explains conditions.
      """
    ],
    examples: [
      .init(
        does: "the feeds of one site, in their folders",
        line: "outline filter '@xmlUrl contains \"example.org\"' feeds.opml"),
      .init(
        does: "what is still to be bought, as a list",
        line: "outline filter 'leaf and not checked' shopping.opml | outline show"),
      .init(
        does: "a node with all below it, without what it lies in",
        line: "outline filter --context descendants 'text = \"Spring\"' notes.opml"),
      .init(
        does: "every quotation that names a year of the 1890s, without the countries",
        line: "outline filter --context none 'note matches /189\\d/' quotes.opml"),
      .init(
        does: "see what would go", line: "outline filter -n 'not @type = \"dot\"' labels.opml"),
      .init(
        does: "what has an id, of all lists, into another directory",
        line: "outline filter -o kept '@id' lists/"),
    ])

  private let condition: ExpressionWord
  private let context: Filter.Context
  private let editing: OutlineEditing

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let writing = try WritingOptions(parsing: &arguments)
    context = try arguments.takeChoice(Self.context) ?? .ancestors
    condition = try ExpressionWord(
      takenFrom: &arguments, name: "the condition is",
      usage: "outline filter 'CONDITION' [PATH ...]",
      isWhole: { (try? Condition(parsing: $0)) != nil })
    editing = OutlineEditing(
      Self.manual.name, try InputOptions(parsing: &arguments), writing)
  }

  func run(on console: Console) -> ExitCode {
    editing.run(on: console) { () throws(FileFailure) in
      let filter = Filter(try condition.condition(), context: context)
      return { document throws(EditFailure) in try filter.run(on: document) }
    } note: { outcome in
      ", nodes left: \(outcome.document.outline.count)"
    }
  }
}
