internal import OutlineConversion
internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// `show`: an outline for a person to look at.
struct ShowCommand: Command {
  private static let ids = CommandOption("ids", "Show each node's identifier behind its title.")
  private static let depth = CommandOption(
    "depth", value: "N", "Show levels 1 to N only, 1 being the top.")
  private static let all = CommandOption("all", "Show what is folded away, too.")
  private static let noNotes = CommandOption("no-notes", "Leave notes out.")
  private static let condition = CommandOption(
    "where", value: "CONDITION", "Show only the nodes that match, and what leads to them.")
  private static let json = CommandOption(
    "json", "Write one JSON object, for programs; nothing is folded in it.")

  static let manual = Manual(
    name: "show", summary: "Show an outline as an indented list, or as JSON.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: [condition, ids, depth, all, noNotes, json] + InputOptions.all + [.quiet, .verbose],
    notes: [
      """
      In the list, "[x]" and "[ ]" stand before what is checked or not, "#" before what is \
      commented out, "|" before each line of a note, and "+" before a folded node, behind which \
      stands how many nodes it hides. With several paths, "PATH:" stands above each outline.
      """,
      """
      With --where a last line tells how many of the nodes match, which stand out on a terminal; where \
      none does, the exit code is 1. "outline help language" explains conditions.
      """,
    ],
    examples: [
      .init(does: "a feed list with its folders", line: "outline show feeds.opml"),
      .init(
        does: "with the names by which edits can call the nodes",
        line: "outline show --ids groups.opml"),
      .init(does: "the top two levels only", line: "outline show --depth 2 feeds.opml"),
      .init(
        does: "what is still to be bought, and where",
        line: "outline show --where 'leaf and not checked' shopping.opml"),
      .init(does: "as JSON", line: "outline show --json groups.opml"),
    ])

  private let inputs: InputOptions
  private let condition: ExpressionWord?
  private let form: Form

  private enum Form: Sendable {
    case text(TreeText)
    case json(TreeJSON)
  }

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    condition = try ExpressionWord(Self.condition, takenFrom: &arguments)
    let depth = try arguments.takeNumber(Self.depth, from: 1)
    if arguments.take(Self.json) {
      if arguments.take(Self.ids) {
        throw UsageError("--ids has no meaning here", hint: "JSON always has the ids")
      }
      var json = TreeJSON()
      json.depth = depth
      form = .json(json)
    } else {
      var text = TreeText()
      text.depth = depth
      text.showsIDs = arguments.take(Self.ids)
      text.opensFolded = arguments.take(Self.all)
      text.showsNotes = !arguments.take(Self.noNotes)
      form = .text(text)
    }
    inputs = try InputOptions(parsing: &arguments)
  }

  func run(on console: Console) -> ExitCode {
    let selector: Selector?
    do throws(FileFailure) {
      selector = try condition.map { condition throws(FileFailure) in
        .matching(try condition.condition())
      }
    } catch {
      return console.report(error)
    }
    let list = inputs.list(on: console)
    let isSeveral = list.isSeveral
    return list.examine(inputs, on: console) { document, origin, console throws(FileFailure) in
      let selection = try selector.map { selector throws(FileFailure) in
        TreeSelection(
          try origin.explaining { () throws(EditFailure) in try selector.select(in: document) },
          in: document)
      }
      switch form {
      case .text(let text):
        if isSeveral { try console.write("\(origin.name.harmless):\n") }
        try show(document, as: text, selection, on: console)
      case .json(var json):
        json.selection = selection
        try json.write(document, calling: origin.name.shown) {
          bytes throws(FileFailure) in try console.write(bytes)
        }
      }
      return selection?.count == 0 ? .nothingFound : .done
    }
  }

  private func show(
    _ document: OutlineDocument, as text: TreeText, _ selection: TreeSelection?,
    on console: Console
  ) throws(FileFailure) {
    var text = text
    text.selection = selection
    text.isColoured = console.coloursResults
    try text.write(document) { bytes throws(FileFailure) in try console.write(bytes) }
    guard let selection else { return }
    let total = document.outline.count
    try console.write(
      selection.count == 0
        ? "no matching nodes\n"
        : "\(selection.count) of \(total) node\(total == 1 ? "" : "s")\n")
  }
}
