internal import OutlineDocument
internal import OutlineLanguage

/// `identify`: gives each node an id of its own.
struct IdentifyCommand: Command {
  static let manual = Manual(
    name: "identify", summary: "Write an id into each node that has none or another node's.",
    usage: ["[OPTIONS] [PATH ...]"],
    options: WritingOptions.all + [WritingOptions.format] + InputOptions.all + [.quiet, .verbose],
    notes: [
      """
      An id that stands once stays. A new one is "o" and ten signs that follow from what the node \
      says, so equal files get equal ids. Of several nodes with one id the first keeps it; the \
      others get new ones, each with a warning. Nothing but the ids changes.
      """
    ],
    examples: [
      .init(does: "see which ids would be written", line: "outline identify -n feeds.opml"),
      .init(
        does: "write them, and keep the old file",
        line: "outline identify -i --backup .bak feeds.opml"),
      .init(
        does: "the ids of a list on the way",
        line: "outline identify quotes.opml | outline show --ids"),
    ])

  private let editing: OutlineEditing

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let writing = try WritingOptions(parsing: &arguments)
    editing = OutlineEditing(
      Self.manual.name, try InputOptions(parsing: &arguments), writing)
  }

  func run(on console: Console) -> ExitCode {
    editing.run(on: console) { () throws(FileFailure) in
      { document throws(EditFailure) in try Self.identify(document) }
    } note: { outcome in
      ", ids written: \(outcome.edits)"
    }
  }

  private static func identify(
    _ original: consuming OutlineDocument
  ) throws(EditFailure) -> EditOutcome {
    var document = original
    let ids: [NewID]
    do throws(DocumentError) {
      ids = try document.identify()
    } catch {
      throw EditFailure(.refused, "cannot write ids: \(error)")
    }
    var places = NodePlaces(document)
    let warnings = ids.compactMap { id in
      id.old.map { old in
        EditWarning(
          position: places.position(of: id.node),
          message: "\(document.shownTitle(of: id.node)) is called \(id.new) now: an earlier node"
            + " has the id \(PathWriter.name(old))")
      }
    }
    return EditOutcome(document: document, edits: ids.count, warnings: warnings)
  }
}
