internal import OutlineDocument
internal import OutlineXML

/// Brings an edited outline to where the command line says.
struct OutlineWriting: Sendable {
  let options: WritingOptions
  let console: Console

  /// Writes it, or shows the difference where nothing is to be written.
  ///
  /// - Returns: The file that waits to get its name, if one was written.
  func write(
    _ document: OutlineDocument, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) -> PendingReplacement? {
    try write(try content(document, origin, to: destination), origin, to: destination)
  }

  /// Writes what takes the place of an outline, or shows the difference.
  ///
  /// - Returns: The file that waits to get its name, if one was written.
  func write(
    _ content: OutlineContent, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) -> PendingReplacement? {
    for place in content.substitutes {
      console.report(
        .warning,
        "U+FFFD is written as ?: \(content.encoding.name) has no such character, and a reference cannot"
          + " stand here", in: origin.name, at: place)
    }
    if options.isDryRun {
      try showDifference(content, origin, to: destination)
      return nil
    }
    switch destination {
    case .standardOutput:
      try content.write { bytes throws(FileFailure) in try console.write(bytes) }
      return nil
    case .inPlace(let path):
      try checkKeepsFormat(origin)
      guard let stamp = origin.stamp else { throw .notRegular(path) }
      if content.isUnchanged { return nil }
      return try AtomicReplacement(of: path)
        .prepare(expecting: stamp, backupSuffix: options.backupSuffix, content)
    case .file(let path):
      return try AtomicReplacement(of: path).prepare(content)
    case .fileInDirectory(let path):
      try path.directory.makeDirectories()
      return try AtomicReplacement(of: path).prepare(content)
    }
  }

  /// What comes of an outline, written or to be written.
  ///
  /// - Parameters:
  ///   - changed: What is said of it under `--verbose` where it is another.
  ///   - edits: How many statements had an effect.
  ///   - nodes: How many nodes there were and are.
  func result(
    _ content: OutlineContent, _ origin: Origin, to destination: OutputPlan.Destination,
    changed: String, edits: Int = 0, nodes: FileResult.NodeCounts
  ) throws(FileFailure) -> FileResult {
    let pending = try write(content, origin, to: destination)
    let isUnchanged = content.isUnchanged
    var result = FileResult(outcome: isUnchanged ? .unchanged : .changed)
    result.replacements = pending.map { [$0] } ?? []
    result.note = isUnchanged ? "unchanged" : changed
    result.edits = edits
    result.nodes = nodes
    if !options.isDryRun { result.output = destination.reported }
    return result
  }

  private func showDifference(
    _ content: OutlineContent, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) {
    if content.isUnchanged { return }
    let source = content.textToCompare
    let (old, new) = (source.encoding, content.encoding)
    if !old.isUTF8 || !new.isUTF8 {
      let what = old == new ? "" : ", and would be in \(new.name)"
      console.report(
        .warning, "the difference is shown in UTF-8, the file is in \(old.name)\(what)",
        in: origin.name)
    }
    let diff = UnifiedDiff(from: origin.name, to: destination.otherFile ?? origin.name)
    try showDifference(of: content, from: source, as: diff)
  }

  private func showDifference(
    of content: OutlineContent, from source: XMLSource, as diff: UnifiedDiff
  ) throws(FileFailure) {
    var new: [UInt8] = []
    new.reserveCapacity(source.count)
    content.writeText { new.append(contentsOf: $0) }
    try source.textAsRead.withUnsafeBufferPointer { old throws(FileFailure) in
      let old = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old.dropLast()))
      try new.withUnsafeBufferPointer { new throws(FileFailure) in
        try diff.write(from: old, to: UnsafeRawBufferPointer(new)) {
          bytes throws(FileFailure) in try console.write(bytes)
        }
      }
    }
  }
}

extension AtomicReplacement {
  /// Writes an outline beside the file.
  fileprivate func prepare(
    expecting stamp: FileStamp? = nil, backupSuffix: String? = nil, _ content: OutlineContent
  ) throws(FileFailure) -> PendingReplacement? {
    try prepare(expecting: stamp, backupSuffix: backupSuffix) { sink throws(SystemError) in
      try content.write(to: sink)
    }
  }
}

extension OutputPlan.Destination {
  /// What the report calls it.
  fileprivate var reported: FilePath? {
    if case .standardOutput = self { FilePath("-") } else { otherFile }
  }
}
