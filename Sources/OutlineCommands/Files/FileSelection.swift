/// Which files of a directory are meant.
///
/// Those whose names end as outlines' names do, or that a pattern includes; not those that a pattern
/// excludes. Paths that are named one by one are meant whatever they are called.
struct FileSelection: Sendable {
  static let include = CommandOption(
    "include", value: "GLOB",
    "Of a directory, take the files that match, in place of *.opml, *.xml and the other names of"
      + " \"outline help formats\"; a pattern with / is matched with the path below the directory. May"
      + " be repeated.", isRepeatable: true)
  static let exclude = CommandOption(
    "exclude", value: "GLOB",
    "Pass over the files and directories that match. May be repeated.", isRepeatable: true)

  /// Both, for a command's manual.
  static let options = [include, exclude]

  private let included: [FilePattern]
  private let excluded: [FilePattern]

  /// Takes the options.
  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    included = try Self.patterns(Self.include, &arguments)
    excluded = try Self.patterns(Self.exclude, &arguments)
  }

  /// All files that are called as outlines are.
  static let outlines = FileSelection()

  private init() {
    included = []
    excluded = []
  }

  private static func patterns(
    _ option: CommandOption, _ arguments: inout ArgumentReader
  ) throws(UsageError) -> [FilePattern] {
    try arguments.takeWords(option).map { word throws(UsageError) in try FilePattern(word.bytes) }
  }

  /// Why a file or directory is passed over; nil: it is not.
  ///
  /// - Parameter path: Its path below the directory that was given.
  func reasonToPassOver(_ path: FilePath, isDirectory: Bool) -> String? {
    if excluded.contains(where: { $0.matches(path, isDirectory: isDirectory) }) {
      return "it is excluded"
    }
    if isDirectory { return nil }
    if included.isEmpty {
      return OutlineFileName.isOutline(path.name) ? nil : "its name is not that of an outline"
    }
    return included.contains { $0.matches(path) } ? nil : "it is not included"
  }
}
