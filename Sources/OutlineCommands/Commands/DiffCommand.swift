internal import OutlineConversion
internal import OutlineDocument

/// `diff`: tells what became of the nodes of one outline in another.
struct DiffCommand: Command {
  private static let json = CommandOption("json", "Write a JSON object for each change.")
  private static let quiet = CommandOption(
    "quiet", letter: "q", "Write nothing; the exit code tells whether there are differences.")

  static let manual = Manual(
    name: "diff", summary: "Compare two outlines node by node.",
    usage: ["[OPTIONS] OLD NEW"],
    options: [json] + ReadingOptions.all + [quiet],
    notes: [
      """
      A line for each change, with tabs between: "+" added, "-" removed, ">" moved or "~" changed; \
      the id; the line in NEW, for what was removed in OLD; the path of titles. Behind that, for what \
      moved, where it stood and stands ("/News 3 -> /Fun 0": the parent, and the index from 0), and \
      for what changed each value.
      """,
      """
      Nodes meet by their ids, else by what they say, else by their path. As few as possible count \
      as moved. Layout, quotes, the order of attributes, comments and the head are no difference. Of what changed, @name is an attribute, \
      #text a title in elements, #note a note in elements, <name> other elements of that name. \
      OLD or NEW can be -, standard input. The exit code is 0 without differences, 1 with some.
      """,
    ],
    examples: [
      .init(
        does: "what an edit does to the nodes",
        line: "outline edit 'move a1 into group-b' groups.opml | outline diff groups.opml -",
        code: .nothingFound),
      .init(does: "for a script", line: "outline diff -q feeds.opml feeds.opml && echo the same"),
    ])

  private let old: Argument
  private let new: Argument
  private let isJSON: Bool
  private let reading: ReadingOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    reading = try ReadingOptions(parsing: &arguments)
    isJSON = arguments.take(Self.json)
    guard let old = arguments.takeOperand(), let new = arguments.takeOperand() else {
      throw UsageError("two outlines are needed", hint: "outline diff OLD NEW")
    }
    if old.isHyphen && new.isHyphen {
      throw UsageError("only one of the outlines can come from standard input")
    }
    self.old = old
    self.new = new
  }

  func run(on console: Console) -> ExitCode {
    var documents: [OutlineDocument] = []
    let list = InputList([old, new], reading)
    if list.inputs.count != 2 || list.inputs.contains(where: \.isFromDirectory) {
      return console.report(
        UsageError("a directory cannot be compared", hint: "outline diff OLD NEW"),
        in: Self.manual.name)
    }
    let code = list.run(on: console) { input throws(FileFailure) in
      documents.append(try input.open(on: console).0)
    }
    guard code == .done, documents.count == 2 else { return code }
    do throws(FileFailure) {
      return try compare(documents[0], documents[1], console)
    } catch {
      return console.report(error)
    }
  }

  private func compare(
    _ old: OutlineDocument, _ new: OutlineDocument, _ console: Console
  ) throws(FileFailure) -> ExitCode {
    let changes = DocumentDifference(from: old, to: new).changes
    if changes.isEmpty { return .done }
    if console.settings.isQuiet { return .nothingFound }
    let lines = DifferenceLines(from: old, to: new)
    var output = PieceBuffer()
    for change in changes {
      if isJSON { lines.appendJSON(change, to: &output) } else { lines.append(change, to: &output) }
      try output.pass { bytes throws(FileFailure) in try console.write(bytes) }
    }
    try output.finish { bytes throws(FileFailure) in try console.write(bytes) }
    return .nothingFound
  }
}
