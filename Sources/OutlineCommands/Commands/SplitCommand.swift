internal import OutlineDocument
internal import OutlineLanguage

/// `split`: a document for each top node.
struct SplitCommand: Command {
  private static let directory = CommandOption(
    "output", letter: "o", value: "DIR",
    "Write into this directory, which is made if it is missing.")
  private static let nodes = CommandOption(
    "by", value: "SELECTOR", "One document for each of these nodes, in place of the top ones.")
  private static let force = CommandOption(
    "force", "Replace files that are in the way.")

  static let manual = Manual(
    name: "split", summary: "Make a document for each top node.",
    usage: ["-o DIR [OPTIONS] [PATH ...]"],
    options: [directory, nodes, force, WritingOptions.dryRun, WritingOptions.encoding]
      + InputOptions.all + [
        .quiet, .verbose,
      ],
    notes: [
      """
      Each document is whole: all around the outline, its head too, is the source's. The files are \
      called by number and title, such as 02-Comics.opml, so that their names keep the order. Where a \
      file is in the way, nothing is written (exit 5) unless --force is given. With --by, a node that \
      lies in another stays there. Several inputs get a directory each, in DIR.
      """
    ],
    examples: [
      .init(does: "a file for each folder", line: "outline split -o folders feeds.opml"),
      .init(
        does: "a file for each country that is told of, further down too",
        line: "outline split --by 'where children > 2' -o countries quotes.opml"),
      .init(
        does: "and all of them in one file again",
        line: "outline split -o parts groups.opml && outline merge -q parts"),
    ],
    refused: [WritingOptions.inPlace, WritingOptions.backup])

  private let splitting: OutlineSplitting
  private let nodes: ExpressionWord?
  private let inputs: InputOptions

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    if arguments.take(WritingOptions.inPlace) || arguments.takeWord(WritingOptions.backup) != nil {
      throw UsageError("split makes new files and replaces none", hint: "outline split -o DIR")
    }
    let writing = try WritingOptions(parsing: &arguments)
    guard let directory = writing.output else {
      throw UsageError("the directory for the documents is missing", hint: "outline split -o DIR")
    }
    splitting = OutlineSplitting(
      directory: directory, replaces: arguments.take(Self.force), writing: writing)
    nodes = try ExpressionWord(Self.nodes, takenFrom: &arguments)
    inputs = try InputOptions(parsing: &arguments)
  }

  func run(on console: Console) -> ExitCode {
    let list = inputs.list(on: console)
    let jobs: [OutlineSplitting.Job]
    let extraction: Extraction?
    do throws(UsageError) {
      jobs = try splitting.jobs(for: list)
    } catch {
      return console.report(error, in: Self.manual.name)
    }
    do throws(FileFailure) {
      try splitting.directory.checkHoldsNewFiles(isMade: true)
      extraction = try nodes.map { nodes throws(FileFailure) in Extraction(try nodes.selector()) }
    } catch {
      return console.report(error)
    }
    return list.runTogether(on: jobs, input: \.input, inputs, on: console) {
      job, console throws(FileFailure) in
      let (document, origin) = try job.input.open(on: console)
      let split = try origin.explaining { () throws(EditFailure) in
        guard let extraction else { return DocumentSplit(document) }
        let outcome = try extraction.run(on: document)
        for warning in outcome.warnings {
          console.report(.warning, warning.message, in: origin.name, at: warning.position)
        }
        return DocumentSplit(outcome.document)
      }
      console.report(split.warnings, in: origin.name)
      var result = FileResult.read(.done)
      if split.parts.isEmpty {
        result = FileResult(outcome: .nothing, code: .nothingFound)
        result.note = "there is no node to be a document"
      } else {
        result.replacements = try splitting.write(split.parts, of: job, origin, on: console)
        result.note = "documents: \(split.parts.count)"
      }
      return result
    }
  }
}
