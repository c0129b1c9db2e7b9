/// Something to read, as the command line names it.
struct Input: Hashable, Sendable {
  /// What it is.
  enum Source: Hashable, Sendable {
    case standardInput
    case file(FilePath)
  }

  let source: Source
  /// For a file found in a directory that was given: its path below that directory.
  let pathBelowDirectory: FilePath?
  /// How it is read.
  var reading = ReadingOptions()

  /// Standard input.
  static let standardInput = Input(source: .standardInput, pathBelowDirectory: nil)

  /// A file that was named itself.
  static func file(_ path: FilePath) -> Input {
    Input(source: .file(path), pathBelowDirectory: nil)
  }

  /// What messages and results call it.
  var name: FilePath {
    switch source {
    case .standardInput: FilePath("-")
    case .file(let path): path
    }
  }

  /// The path, where it is a file.
  var path: FilePath? {
    if case .file(let path) = source { path } else { nil }
  }

  /// Whether it was found rather than named.
  var isFromDirectory: Bool { pathBelowDirectory != nil }

  /// Whether it is passed over where it is no outline: as it was found rather than named, and XML of
  /// every kind has such a name.
  var mayBeNoOutline: Bool {
    guard isFromDirectory, let path else { return false }
    return OutlineFileName.isXML(path.name)
  }

  /// Reads all of it.
  func read() throws(FileFailure) -> InputFile {
    switch source {
    case .standardInput: try .standardInput(most: reading.mostBytes)
    case .file(let path): try InputFile(path, most: reading.mostBytes)
    }
  }
}
