internal import OutlineDocument

/// Writes the parts of documents as files of a directory.
struct OutlineSplitting: Sendable {
  /// Where the files go.
  let directory: FilePath
  /// Whether files that are in the way are replaced.
  let replaces: Bool
  let writing: WritingOptions

  /// One input, with the directory for its parts.
  struct Job: Sendable {
    let input: Input
    let directory: FilePath
  }

  /// Gives each input a directory: that of the command line where there is only one.
  func jobs(for list: InputList) throws(UsageError) -> [Job] {
    if let status = try? FileStatus(of: directory), status.kind != .directory {
      throw UsageError("split needs a directory, and \(directory.shown) is none")
    }
    guard list.isSeveral else { return list.inputs.map { Job(input: $0, directory: directory) } }
    var taken: [[ArraySlice<UInt8>]: FilePath] = [:]
    return try list.inputs.map { input throws(UsageError) in
      guard let path = input.pathBelowDirectory ?? input.path.map({ FilePath(bytes: $0.name) })
      else {
        throw UsageError("standard input has no name to be given to a directory")
      }
      let job = Job(input: input, directory: directory.appending(path.withoutNameEnding.bytes))
      if let other = taken.updateValue(input.name, forKey: job.directory.parts) {
        throw UsageError(
          "\(other.shown) and \(input.name.shown) would both be written into \(job.directory.shown)"
        )
      }
      return job
    }
  }

  /// Writes the parts of one input, unless a file is in the way of any.
  ///
  /// - Returns: The files that wait to get their names.
  func write(
    _ parts: [DocumentPart], of job: Job, _ origin: Origin, on console: Console
  ) throws(FileFailure) -> [PendingReplacement] {
    let names = PartNames(count: parts.count, source: job.input.path)
    let paths = parts.enumerated().map { index, part in
      job.directory.appending(names.name(number: index + 1, title: part.title))
    }
    for path in paths { try check(path, origin) }
    if !writing.isDryRun { LeftOver.clear(in: job.directory) }
    let writer = OutlineWriting(options: writing, console: console)
    var pending: [PendingReplacement] = []
    for (part, path) in zip(parts, paths) {
      let destination = OutputPlan.Destination.fileInDirectory(path)
      let content = try writer.content(part, origin, to: destination)
      let written = try writer.write(content, origin, to: destination)
      if let written { pending.append(written) }
      if pending.count == Self.mostWaiting { try deliver(&pending) }
    }
    return pending
  }

  /// So many files may wait at a time: each is open, and a process may have only some hundred open.
  private static let mostWaiting = 128

  /// Gives files their names that wait for it.
  private func deliver(_ pending: inout [PendingReplacement]) throws(FileFailure) {
    let failed = DiskSynchronization.synchronize(
      pending.map { ($0.temporary.descriptor, $0.temporary.status.stamp.identity.device) })
    for (index, file) in pending.enumerated() {
      if let error = failed[index] { throw .unwritable(file.path, error) }
      try file.install()
    }
    PendingReplacement.synchronizeDirectories(of: pending)
    pending.removeAll()
  }

  private func check(_ path: FilePath, _ origin: Origin) throws(FileFailure) {
    guard let status = try? FileStatus(of: path, following: false) else { return }
    if let target = try? FileStatus(of: path), target.stamp.identity == origin.stamp?.identity {
      throw .unwritable(path, "it is the file that is read")
    }
    if status.kind == .directory { throw .unwritable(path, "a directory is in the way") }
    if !replaces { throw .unwritable(path, "a file is in the way; --force replaces it") }
  }
}

extension FilePath {
  /// The path without what its last name ends in.
  var withoutNameEnding: FilePath {
    FilePath(bytes: Array(bytes.dropLast(nameEnding?.count ?? 0)))
  }
}
