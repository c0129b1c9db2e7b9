internal import OutlineConversion
internal import OutlineDocument

/// `show`: an outline for a person to look at.
struct ShowCommand: Command {
  private static let ids = CommandOption("ids", "Show each node's identifier behind its title.")
  private static let depth = CommandOption(
    "depth", value: "N", "Show levels 1 to N only, 1 being the top.")
  private static let all = CommandOption("all", "Show what is folded away, too.")
  private static let noNotes = CommandOption("no-notes", "Leave notes out.")
  private static let json = CommandOption(
    "json", "Write one JSON object, for programs; nothing is folded in it.")

  static let manual = Manual(
    name: "show", summary: "Show an outline as an indented list, or as JSON.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: [ids, depth, all, noNotes, json, .quiet, .verbose],
    notes: [
      """
      In the list, "[x]" and "[ ]" stand before what is checked or not, "#" before what is \
      commented out, "|" before each line of a note, and "+" before a folded node, behind which \
      stands how many nodes it hides. With several paths, "PATH:" stands above each outline.
      """
    ],
    examples: [
      .init(does: "a feed list with its folders", line: "outline show feeds.opml"),
      .init(
        does: "with the names by which edits can call the nodes",
        line: "outline show --ids groups.opml"),
      .init(does: "the top two levels only", line: "outline show --depth 2 feeds.opml"),
      .init(does: "as JSON", line: "outline show --json groups.opml"),
    ])

  private let paths: [Argument]
  private let form: Form

  private enum Form: Sendable {
    case text(TreeText)
    case json(TreeJSON)
  }

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let depth = try arguments.takeNumber(Self.depth, from: 1)
    if arguments.take(Self.json) {
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
    paths = arguments.takeOperands()
  }

  func run(on console: Console) -> ExitCode {
    let list = InputList(paths)
    return list.examine(on: console) { document, origin throws(FileFailure) in
      switch form {
      case .text(let text):
        if list.isSeveral { try console.write("\(origin.name.harmless):\n") }
        try text.write(document) { bytes throws(FileFailure) in try console.write(bytes) }
      case .json(let json):
        try json.write(document, calling: origin.name.shown) {
          bytes throws(FileFailure) in try console.write(bytes)
        }
      }
      return .done
    }
  }
}
