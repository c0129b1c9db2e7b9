/// What is read, and where what comes of it goes.
struct OutputPlan: Sendable {
  /// One input with its output.
  struct Job: Sendable {
    let input: Input
    let destination: Destination
    /// For a file that comes before under this or another name: that name; it is edited there.
    var first: FilePath?
  }

  /// Where an outline is written.
  enum Destination: Sendable {
    case standardOutput
    /// In the place of the input.
    case inPlace(FilePath)
    /// To another file.
    case file(FilePath)
    /// To a file in the output directory, or further down; directories that are missing are made.
    case fileInDirectory(FilePath)

    /// The path of another file; nil: it is none.
    var otherFile: FilePath? {
      if case .inPlace = self { nil } else { path }
    }

    /// Refuses a directory in which another file cannot be made.
    func checkDirectory() throws(FileFailure) {
      switch self {
      case .standardOutput, .inPlace: break
      case .file(let path):
        // What is there may be a device, for which the directory does not count.
        if (try? FileStatus(of: path)) == nil {
          try path.directory.checkHoldsNewFiles(isMade: false)
        }
      case .fileInDirectory(let path): try path.directory.checkHoldsNewFiles(isMade: true)
      }
    }

    /// The path of the file that is written; nil: it is none.
    var path: FilePath? {
      switch self {
      case .standardOutput: nil
      case .inPlace(let path), .file(let path), .fileInDirectory(let path): path
      }
    }
  }

  let jobs: [Job]
  private let report: ReportFile.Destination?
  /// Whether files are written at all.
  private let isWriting: Bool

  /// Checks that each input has an output of its own, before anything is read.
  ///
  /// - Parameter ending: What names in a directory end in, in place of the input's ending; nil: they are
  ///   as the input's.
  init(
    _ list: InputList, _ options: WritingOptions, ending: String? = nil
  ) throws(UsageError) {
    report = options.report
    isWriting = !options.isDryRun
    if let output = options.output {
      jobs = try Self.jobs(for: list, to: output, ending: ending)
    } else if options.isInPlace {
      let planned = try list.inputs.map { input throws(UsageError) in
        guard let path = input.path else {
          throw UsageError("standard input cannot be replaced in place", hint: "name a file")
        }
        return Job(input: input, destination: .inPlace(path))
      }
      let files = DistinctFiles(planned)
      if let suffix = options.backupSuffix { try files.check(backupSuffix: suffix) }
      jobs = files.jobs
    } else {
      guard !list.isSeveral || options.isDryRun else {
        let hint = "outlines are not written one behind the other"
        // What gives names a new ending makes new files.
        if ending != nil { throw UsageError("several inputs need -o DIR", hint: hint) }
        throw UsageError("several inputs need --in-place, --output or --dry-run", hint: hint)
      }
      jobs = DistinctFiles(list.inputs.map { Job(input: $0, destination: .standardOutput) }).jobs
    }
    if case .file(let path) = report { try OutputCheck(list.inputs).check(report: path, jobs) }
  }

  /// Does each job once, several at a time, past those that fail.
  ///
  /// - Parameter work: What is done; it writes only to the console that it is given.
  /// - Returns: The highest of the exit codes.
  func run(
    _ list: InputList, _ options: InputOptions, on console: Console,
    _ work: @escaping Batch<Job>.Work
  ) -> ExitCode {
    do throws(FileFailure) {
      try checkDirectories()
    } catch {
      return console.report(error)
    }
    if jobs.count > 1 { clearLeftOvers() }
    return list.runTogether(on: jobs, input: \.input, options, on: console, report: report) {
      job, console throws(FileFailure) in
      if let first = job.first {
        return .skipped("it is the same file as \(first.shown)")
      }
      return try work(job, console)
    }
  }

  /// Refuses directories in which nothing can be written, before anything is read.
  private func checkDirectories() throws(FileFailure) {
    var checked: Set<FilePath> = []
    for job in jobs {
      guard let path = job.destination.otherFile else { continue }
      if checked.insert(path.directory).inserted { try job.destination.checkDirectory() }
    }
  }

  /// Clears away what a killed run left in the directories that are written to.
  private func clearLeftOvers() {
    guard isWriting else { return }
    for directory in Set(jobs.compactMap { $0.destination.path?.directory }) {
      LeftOver.clear(in: directory)
    }
  }

  /// Where the one output goes that is made of several inputs and is named as the first is.
  ///
  /// - Returns: nil if there is no input.
  static func destination(
    ofAll list: InputList, _ options: WritingOptions
  ) throws(UsageError) -> Destination? {
    guard let first = list.inputs.first else { return nil }
    guard let output = options.output else { return .standardOutput }
    let isDirectory = output.endsInSlash || (try? FileStatus(of: output))?.kind == .directory
    let job = try job(first, to: output, isDirectory: isDirectory)
    try OutputCheck(list.inputs).check([job], hint: "write to another file, then rename that")
    return job.destination
  }

  private static func jobs(
    for list: InputList, to output: FilePath, ending: String?
  ) throws(UsageError) -> [Job] {
    let status = try? FileStatus(of: output)
    if list.isSeveral, let status, status.kind != .directory {
      throw UsageError("several inputs need a directory, and \(output.shown) is none")
    }
    if list.isSeveral, status == nil, !output.endsInSlash, output.isNamedAsOutline {
      let name = output.shown
      throw UsageError(
        "several inputs, or a directory, go into a directory, and \(name) is named as a file",
        hint: "to join them: outline merge -o \(name); for a directory of that name: -o \(name)/")
    }
    let isDirectory = list.isSeveral || output.endsInSlash || status?.kind == .directory
    let jobs = try list.inputs.map { input throws(UsageError) in
      try job(input, to: output, isDirectory: isDirectory, ending: ending)
    }
    try OutputCheck(list.inputs).check(jobs, hint: "to replace a file by its edited self: -i")
    return jobs
  }

  private static func job(
    _ input: Input, to output: FilePath, isDirectory: Bool, ending: String? = nil
  ) throws(UsageError) -> Job {
    guard isDirectory else { return Job(input: input, destination: .file(output)) }
    var path = output.appending(try name(of: input))
    if let ending { path = path.withoutNameEnding.addingSuffix("." + ending) }
    return Job(input: input, destination: .fileInDirectory(path))
  }

  /// The path below the output directory.
  private static func name(of input: Input) throws(UsageError) -> [UInt8] {
    if let below = input.pathBelowDirectory { return below.bytes }
    guard let path = input.path else {
      throw UsageError(
        "standard input has no name to be given in a directory", hint: "name a file after -o")
    }
    return path.name
  }
}
