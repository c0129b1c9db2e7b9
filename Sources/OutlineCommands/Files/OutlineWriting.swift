internal import OutlineDocument
internal import OutlineXML

/// Brings an edited outline to where the command line says.
struct OutlineWriting: Sendable {
  let options: WritingOptions
  let console: Console

  /// Writes it, or shows the difference where nothing is to be written.
  func write(
    _ document: OutlineDocument, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) {
    try write(try OutlineContent(document, origin), origin, to: destination)
  }

  /// Writes what takes the place of an outline, or shows the difference.
  func write(
    _ content: OutlineContent, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) {
    if options.isDryRun { return try showDifference(content, origin, to: destination) }
    switch destination {
    case .standardOutput:
      try content.write { bytes throws(FileFailure) in try console.write(bytes) }
    case .inPlace(let path):
      guard let stamp = origin.stamp else { throw .notRegular(path) }
      if content.isUnchanged { return }
      try AtomicReplacement(of: path)
        .write(expecting: stamp, backupSuffix: options.backupSuffix, content)
    case .file(let path):
      try AtomicReplacement(of: path).write(content)
    case .fileInDirectory(let path):
      try path.directory.makeDirectories()
      try AtomicReplacement(of: path).write(content)
    }
  }

  private func showDifference(
    _ content: OutlineContent, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) {
    if content.isUnchanged { return }
    if !origin.source.encoding.isUTF8 {
      console.report(
        .warning, "the difference is shown in UTF-8, the file is in \(origin.source.encoding.name)",
        in: origin.name)
    }
    var new: [UInt8] = []
    new.reserveCapacity(origin.source.count)
    content.writeText { new.append(contentsOf: $0) }
    let diff = UnifiedDiff(from: origin.name, to: destination.otherFile ?? origin.name)
    try origin.source.textAsRead.withUnsafeBufferPointer { old throws(FileFailure) in
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
  /// Writes an outline.
  fileprivate func write(
    expecting stamp: FileStamp? = nil, backupSuffix: String? = nil, _ content: OutlineContent
  ) throws(FileFailure) {
    try write(expecting: stamp, backupSuffix: backupSuffix) { sink throws(SystemError) in
      try content.write(to: sink)
    }
  }
}
