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
  /// - Parameters:
  ///   - operands: The words that name them; none is standard input.
  ///   - reading: How they are read.
  ///   - selection: Which files of directories are meant.
  ///   - passedOver: Is told which are not, and why.
  init(
    _ operands: [Argument], _ reading: ReadingOptions, _ selection: FileSelection = .outlines,
    passedOver: @escaping (FilePath, String) -> Void = { _, _ in }
  ) {
    isSeveral = operands.count > 1
    if operands.isEmpty { inputs = [.standardInput] }
    for operand in operands {
      if operand.isHyphen {
        inputs.append(.standardInput)
      } else if (try? FileStatus(of: operand.path))?.kind == .directory {
        isSeveral = true
        addDirectory(DirectoryWalk(operand.path, selection, passedOver: passedOver), operand.path)
      } else {
        inputs.append(.file(operand.path))
      }
    }
    for index in inputs.indices { inputs[index].reading = reading }
  }

  private mutating func addDirectory(_ walk: DirectoryWalk, _ path: FilePath) {
    failures += walk.failures
    if walk.found.isEmpty && walk.failures.isEmpty { withoutOutlines.append(path) }
    for below in walk.found {
      inputs.append(
        Input(source: .file(path.appending(below.bytes)), pathBelowDirectory: below))
    }
  }
}
