internal import OutlineLanguage

/// `extract`: a document of some nodes of another.
struct ExtractCommand: Command {
  private static let contents = CommandOption(
    "contents", "Put the children of the nodes on top, in place of the nodes themselves.")

  static let manual = Manual(
    name: "extract", summary: "Make an outline of its own of some nodes, with all below them.",
    usage: ["'SELECTOR' [OPTIONS] [PATH ...]"],
    options: [contents] + WritingOptions.all + [WritingOptions.format] + InputOptions.all + [
      .quiet, .verbose,
    ],
    notes: [
      """
      The nodes come on top, in document order; one that lies in another stays there. All around the \
      outline, its head too, is the source's. Without -i, -o or -n the outline goes to standard \
      output. Where nothing is selected, nothing is written and the exit code is 1. "outline help \
      language" explains selectors.
      """
    ],
    examples: [
      .init(does: "one folder as a file", line: "outline extract Comics -o comics.opml feeds.opml"),
      .init(
        does: "what is in two folders, without the folders",
        line: "outline extract --contents '/News, /Comics' feeds.opml"),
      .init(
        does: "all that is done",
        line: "outline extract 'where checked' shopping.opml | outline show"),
    ])

  private let selector: ExpressionWord
  private let takesContents: Bool
  private let editing: OutlineEditing

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let writing = try WritingOptions(parsing: &arguments)
    takesContents = arguments.take(Self.contents)
    selector = try .selector(
      takenFrom: &arguments, usage: "outline extract 'SELECTOR' [PATH ...]")
    editing = OutlineEditing(
      Self.manual.name, try InputOptions(parsing: &arguments), writing)
  }

  func run(on console: Console) -> ExitCode {
    editing.run(on: console) { () throws(FileFailure) in
      let extraction = Extraction(try selector.selector(), takesContents: takesContents)
      return { document throws(EditFailure) in try extraction.run(on: document) }
    }
  }
}
