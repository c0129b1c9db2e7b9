internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// `merge`: makes one outline of several.
struct MergeCommand: Command {
  private static let key = CommandOption(
    "key", value: "@ATTRIBUTE", "The attribute by which nodes meet (the default is @xmlUrl).")
  private static let perFolder = CommandOption(
    "per-folder", "Let nodes meet by it only in the same folder.")
  private static let output = CommandOption(
    "output", letter: "o", value: "PATH", "Write to this file.")

  static let manual = Manual(
    name: "merge", summary: "Put several outlines into one, without doubles.",
    usage: ["[OPTIONS] PATH ..."],
    options: [key, perFolder, output, WritingOptions.dryRun, WritingOptions.encoding]
      + InputOptions.inTurn + [
        .quiet, .verbose,
      ],
    notes: [
      """
      The first outline stays as it is; the others add what it has not. Nodes with an address meet by \
      it, in the same folder or anywhere; folders and all others meet by their paths of titles. What \
      meets nothing is appended to its folder. Where values differ, those of the first outline stay. \
      All must have one format.
      """,
      """
      Standard error has a line for each node that was added, skipped or is conflicting, and the \
      numbers of them; -q hides it. If one of the outlines cannot be read, nothing is written.
      """,
    ],
    examples: [
      .init(
        does: "two lists of feeds in one",
        line: "outline merge feeds.opml lists/groups.opml -o all.opml"),
      .init(does: "see what a list would add", line: "outline merge -n groups.opml labels.opml"),
      .init(
        does: "all outlines below a directory, their nodes told apart by id",
        line: "outline merge -q --key @id lists/ > all.opml"),
    ],
    refused: [WritingOptions.inPlace, WritingOptions.backup])

  private let attribute: String
  private let isPerFolder: Bool
  private let inputs: InputOptions
  private let writing: WritingOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let typed = try arguments.takeText(Self.key) ?? "@xmlUrl"
    attribute = typed.hasPrefix("@") ? String(typed.dropFirst()) : typed
    if attribute.isEmpty
      || attribute.contains(where: { $0.isWhitespace || "\"'<>=/@".contains($0) })
    {
      throw UsageError("--key is an attribute such as @xmlUrl, not \"\(typed)\"")
    }
    isPerFolder = arguments.take(Self.perFolder)
    if arguments.take(WritingOptions.inPlace) || arguments.takeWord(WritingOptions.backup) != nil {
      throw UsageError(
        "merge makes one outline of several and replaces none of them",
        hint: "to write it to a file: -o FILE")
    }
    writing = try WritingOptions(parsing: &arguments)
    inputs = try InputOptions(parsing: &arguments)
  }

  func run(on console: Console) -> ExitCode {
    let list = inputs.list(on: console)
    let destination: OutputPlan.Destination
    do throws(UsageError) {
      guard let planned = try OutputPlan.destination(ofAll: list, writing) else {
        return list.reportDirectories(on: console)
      }
      destination = planned
    } catch {
      return console.report(error, in: Self.manual.name)
    }
    do throws(FileFailure) {
      try destination.checkDirectory()
    } catch {
      return console.report(error)
    }
    var merging = Merging(by: attribute, perFolder: isPerFolder)
    let code = list.run(on: console) { input throws(FileFailure) in
      try merging.add(input, on: console)
    }
    if code > .nothingFound { return code }
    do throws(FileFailure) {
      guard let (document, origin) = try merging.finish(on: console) else { return code }
      try OutlineWriting(options: writing, console: console)
        .write(document, origin, to: destination)?.finish()
      return code
    } catch {
      return console.report(error)
    }
  }
}

/// The outline that is being made, and what there is to say of it once all inputs have been read.
private struct Merging {
  private let attribute: String
  private let isPerFolder: Bool
  private var first: (merger: OutlineMerger, origin: Origin)?
  private var lines: [String] = []
  private var counts = MergeLines.Counts()
  private var warnings: [(file: FilePath, message: String)] = []
  private var hasFailed = false

  init(by attribute: String, perFolder isPerFolder: Bool) {
    self.attribute = attribute
    self.isPerFolder = isPerFolder
  }

  mutating func add(_ input: Input, on console: Console) throws(FileFailure) {
    do throws(FileFailure) {
      let (document, origin) = try input.open(on: console)
      if hasFailed { return }
      if first == nil {
        let merger = OutlineMerger(into: document, key: attribute, perFolder: isPerFolder)
        first = (merger, origin)
      } else {
        try merge(document, origin)
      }
    } catch {
      if error.kind != .noOutline || !input.mayBeNoOutline { hasFailed = true }
      throw error
    }
  }

  private mutating func merge(
    _ other: OutlineDocument, _ origin: Origin
  ) throws(FileFailure) {
    guard let base = first?.merger.document, let baseName = first?.origin.name else { return }
    do throws(DocumentError) {
      guard let report = try first?.merger.merge(other) else { return }
      let text = MergeLines(of: other, origin.name, into: base, baseName)
      lines += text.lines(for: report.nodes)
      counts.add(report.nodes)
      warnings += renamingWarnings(report.renamed).map { (origin.name, $0) }
    } catch {
      throw FileFailure(refusing: error, in: origin.name)
    }
  }

  private func renamingWarnings(_ nodes: [NodeID]) -> [String] {
    guard let document = first?.merger.document else { return [] }
    return nodes.map { node in
      "\(document.shownTitle(of: node)) is called \(document.writtenID(of: node) ?? "") now:"
        + " its id was taken"
    }
  }

  /// Says what became of the nodes.
  consuming func finish(on console: Console) throws(FileFailure) -> (OutlineDocument, Origin)? {
    guard let (merger, origin) = first else { return nil }
    let document: OutlineDocument
    do throws(DocumentError) {
      document = try merger.finish()
    } catch {
      throw FileFailure(refusing: error, in: origin.name)
    }
    for warning in warnings { console.report(.warning, warning.message, in: warning.file) }
    for line in lines { console.tell(line) }
    console.tell("outline: \(counts.text)")
    return (document, origin)
  }
}

extension FileFailure {
  /// Why an outline cannot be merged with others.
  fileprivate init(refusing error: DocumentError, in file: FilePath) {
    let reason =
      switch error {
      case .otherFormat(let other, let own):
        "it is \(other), and the first is \(own); convert it first:"
          + " outline convert --to \(own) -o NEW-FILE \(file.shown)"
      default: error.description
      }
    self.init(file: file, message: "cannot be merged: \(reason)", code: .refused)
  }
}
