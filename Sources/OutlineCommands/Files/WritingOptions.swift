internal import OutlineConversion

/// Where the command line says that an outline is to be written.
struct WritingOptions: Sendable {
  static let inPlace = CommandOption(
    "in-place", letter: "i",
    "Replace each file; one whose bytes would not change is not touched.",
    hintWhenMoreFollows: "to keep the old file: -i --backup .bak")
  static let backup = CommandOption(
    "backup", value: "SUFFIX",
    "With -i: keep the old file, SUFFIX behind its name; an older backup is replaced.")
  static let output = CommandOption(
    "output", letter: "o", value: "PATH",
    "Write to this file; for several inputs or a directory, into this directory.")
  static let dryRun = CommandOption(
    "dry-run", letter: "n", "Write nothing; show what would change, as a unified diff.")
  static let format = CommandOption(
    "to", value: "FORMAT",
    "Write in this format, which \"outline help formats\" lists; without it, what the name given to -o ends"
      + " in says it; else outlines of XML keep theirs and others become OPML.",
    choices: ConversionFormat.all.filter(\.isWritten).map(\.name))
  static let encoding = CommandOption(
    "encoding", value: "NAME",
    "Write in this encoding, which the declaration then names; characters that it lacks become"
      + " references.")
  static let report = CommandOption(
    "report", value: "FILE",
    "Write a JSON object a line for each file: outcome, edits, nodes, error; - is standard output.")

  /// All of them, for a command's manual.
  static let all = [inPlace, backup, output, dryRun, encoding, report]

  let isInPlace: Bool
  let backupSuffix: String?
  /// nil also where standard output was asked for, as `-` or by the system's names for it.
  let output: FilePath?
  let isDryRun: Bool
  /// The format to write in; nil: that of each file, or OPML.
  var format: ConversionFormat?
  /// The name of the encoding to write in; nil: that of each file.
  let encoding: String?
  let report: ReportFile.Destination?

  /// Takes the options.
  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    isInPlace = arguments.take(Self.inPlace)
    isDryRun = arguments.take(Self.dryRun)
    format = try arguments.takeFormat(Self.format, where: \.isWritten)
    encoding = try arguments.takeEncodingToWrite(Self.encoding)
    backupSuffix = try arguments.takeText(Self.backup)
    let word = arguments.takeWord(Self.output)
    output = word?.isStandardOutput == true ? nil : word?.path
    if isInPlace, word != nil {
      throw UsageError("--in-place and --output exclude each other")
    }
    if let word, word.bytes.isEmpty { throw UsageError("the path of --output is empty") }
    report = arguments.takeWord(Self.report).map { $0.isHyphen ? .standardOutput : .file($0.path) }
    if case .standardOutput = report, isDryRun || !isInPlace && output == nil {
      throw UsageError(
        "what comes of the outlines goes to standard output, so the report cannot go there",
        hint: "name a file after --report")
    }
    guard let backupSuffix else { return }
    if !isInPlace { throw UsageError("--backup is for --in-place") }
    if backupSuffix.isEmpty || backupSuffix.contains("/") {
      throw UsageError("the suffix of --backup is empty or holds a \"/\"")
    }
  }
}
