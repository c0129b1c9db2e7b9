internal import OutlineConversion
internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// `find`: lists nodes, for people, scripts and programs.
struct FindCommand: Command {
  private static let json = CommandOption(
    "json", "Write a JSON object for each node, one a line, with all that is known of it.")
  private static let tsv = CommandOption(
    "tsv", "Write a table: identifier, line, path, title; and the file, if there are several.")

  static let manual = Manual(
    name: "find", summary: "List the nodes that a selector names, one a line.",
    usage: ["'SELECTOR' [OPTIONS] [PATH ...]"],
    options: [json, tsv] + InputOptions.all + [.quiet, .verbose],
    notes: [
      """
      A line has the node's identifier, by which edits can call it, the line of its tag in the file and \
      the path of titles to it, with tabs between them; on a terminal they stand in columns. With \
      several files each line begins with FILE:LINE:COLUMN:, as editors and compilers have it. Where a \
      file has no such node, the exit code is 1. "outline help language" explains selectors.
      """
    ],
    examples: [
      .init(
        does: "all feeds of one site",
        line: "outline find 'where @xmlUrl contains \"example.org\"' feeds.opml"),
      .init(
        does: "where a title stands in any list", line: "outline find 'title \"Group B\"' lists/"),
      .init(
        does: "the addresses, with jq: outline find --json ... | jq -r .attributes.xmlUrl",
        line: "outline find --json 'where @type = \"rss\"' feeds.opml"),
      .init(
        does: "identifiers alone, for a script",
        line: "outline find --tsv 'children of group-a' groups.opml | cut -f1"),
    ])

  private let selector: ExpressionWord
  private let inputs: InputOptions
  private let form: Form

  private enum Form: Sendable { case lines, table, json }

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let isJSON = arguments.take(Self.json)
    let isTable = arguments.take(Self.tsv)
    if isJSON && isTable { throw UsageError("--json and --tsv exclude each other") }
    form = isJSON ? .json : isTable ? .table : .lines
    selector = try .selector(
      takenFrom: &arguments, usage: "outline find 'SELECTOR' [PATH ...]")
    inputs = try InputOptions(parsing: &arguments)
  }

  func run(on console: Console) -> ExitCode {
    let selector: Selector
    do throws(FileFailure) {
      selector = try self.selector.selector()
    } catch {
      return console.report(error)
    }
    let list = inputs.list(on: console)
    let isSeveral = list.isSeveral
    return list.examine(inputs, on: console) { document, origin, console throws(FileFailure) in
      let (nodes, missing) = try origin.explaining { () throws(EditFailure) in
        try selector.selection(in: document, to: "list")
      }
      for name in missing {
        // One file of several need not have all that is asked for.
        console.report(
          isSeveral ? .note : .warning, document.nothingFound(by: [name]), in: origin.name)
      }
      try write(nodes, of: document, origin, isOneOfSeveral: isSeveral, console)
      return nodes.isEmpty ? .nothingFound : .done
    }
  }

  private func write(
    _ nodes: [NodeID], of document: OutlineDocument, _ origin: Origin, isOneOfSeveral: Bool,
    _ console: Console
  ) throws(FileFailure) {
    switch form {
    case .json:
      try NodeListJSON().write(nodes, of: document, calling: origin.name.shown) {
        bytes throws(FileFailure) in try console.write(bytes)
      }
    case .lines:
      try console.write(
        nodes, of: document,
        lines: FoundLines(of: document, in: origin.name, as: isOneOfSeveral ? .places : .columns))
    case .table:
      try console.write(
        nodes, of: document,
        lines: FoundLines(
          of: document, in: origin.name, as: isOneOfSeveral ? .tableWithFiles : .table))
    }
  }
}

extension Console {
  /// Writes the lines of nodes; a person gets them all at once, as columns are as wide as their widest.
  fileprivate func write(
    _ nodes: [NodeID], of document: OutlineDocument, lines: FoundLines
  ) throws(FileFailure) {
    let pieceSize = 1 << 16
    var lines = lines
    var output: [UInt8] = []
    for node in nodes {
      lines.append(node, of: document, to: &output)
      if output.count >= pieceSize, !isForPerson {
        try write(table: output)
        output.removeAll(keepingCapacity: true)
      }
    }
    try write(table: output)
  }
}
