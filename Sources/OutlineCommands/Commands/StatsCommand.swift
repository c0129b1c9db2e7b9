internal import OutlineConversion
internal import OutlineDocument
internal import Synchronization

/// `stats`: counts what there is.
struct StatsCommand: Command {
  private static let json = CommandOption("json", "Write a JSON object.")
  private static let each = CommandOption(
    "each", "Count each input by itself, with \"file\" in front, in place of adding them up.")

  static let manual = Manual(
    name: "stats", summary: "Count nodes, levels, states, attributes and types.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: [json, each] + InputOptions.all + [.quiet, .verbose],
    notes: [
      """
      A line has a name and a number, with a tab between: what the nodes are, how deep the deepest lies \
      (depth) and how many children one node has at most (widest); then how often each value of "type" \
      and each attribute occurs, the most frequent first. On a terminal they stand in columns. Several \
      inputs are added up.
      """
    ],
    examples: [
      .init(does: "what is in a file", line: "outline stats feeds.opml"),
      .init(does: "how many nodes all lists have", line: "outline stats lists/ | grep '^nodes'"),
      .init(
        does: "an object for each file, a line each", line: "outline stats --json --each lists/"),
    ])

  private let isJSON: Bool
  private let isEach: Bool
  private let inputs: InputOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    isJSON = arguments.take(Self.json)
    isEach = arguments.take(Self.each)
    inputs = try InputOptions(parsing: &arguments)
  }

  func run(on console: Console) -> ExitCode {
    let sum = Mutex(DocumentStatistics())
    let list = inputs.list(on: console)
    let code = list.runTogether(on: list.inputs, input: { $0 }, inputs, on: console) {
      input, console throws(FileFailure) in
      let (document, origin) = try input.open(on: console)
      console.report(document.warnings, in: origin.name)
      let statistics = DocumentStatistics(of: document)
      var result = FileResult.read(.done)
      result.inTurn = { console throws(FileFailure) in
        let isFirst = sum.withLock { sum in
          defer { sum += statistics }
          return sum.files == 0
        }
        if isEach {
          if !isFirst, !isJSON { try console.write("\n") }
          try write(StatisticsText(statistics, of: origin.name), on: console)
        }
      }
      return result
    }
    let total = sum.withLock { $0 }
    if isEach || total.files == 0 { return code }
    do throws(FileFailure) {
      try write(StatisticsText(total), on: console)
      return code
    } catch {
      return max(code, console.report(error))
    }
  }

  private func write(_ text: StatisticsText, on console: Console) throws(FileFailure) {
    guard isJSON else { return try console.write(table: text.table) }
    var output = PieceBuffer()
    text.appendJSON(to: &output)
    try output.finish { bytes throws(FileFailure) in try console.write(bytes) }
  }
}
