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

/// All that a command line names to be read.
struct InputList: Sendable {
  /// What is to be read, in order: as given, and within a directory by path, part by part.
  private(set) var inputs: [Input] = []
  /// Whether they are, or could have been, more than one, so that each result says whose it is.
  private(set) var isSeveral: Bool
  /// Directories that could not be read.
  private(set) var failures: [FileFailure] = []
  /// Directories in which there was no outline.
  private(set) var withoutOutlines: [FilePath] = []

  /// Finds the inputs; nothing is read but directories.
  ///
  /// - Parameter operands: What names them.
  init(_ operands: InputOperands) {
    isSeveral = operands.paths.count > 1
    if operands.paths.isEmpty { inputs = [.standardInput] }
    for operand in operands.paths {
      if operand.isHyphen {
        inputs.append(.standardInput)
      } else if (try? FileStatus(of: operand.path))?.kind == .directory {
        isSeveral = true
        addDirectory(operand.path)
      } else {
        inputs.append(.file(operand.path))
      }
    }
    for index in inputs.indices { inputs[index].reading = operands.reading }
  }

  private mutating func addDirectory(_ path: FilePath) {
    let walk = DirectoryWalk(path)
    failures += walk.failures
    if walk.found.isEmpty && walk.failures.isEmpty { withoutOutlines.append(path) }
    for below in walk.found {
      inputs.append(
        Input(source: .file(path.appending(below.bytes)), pathBelowDirectory: below))
    }
  }
}
