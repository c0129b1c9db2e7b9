internal import LibC

/// New bytes for a file that were written beside it and wait to take its place.
///
/// Where that never comes, they go with this value.
struct PendingReplacement: Sendable {
  /// The file as the user named it.
  let path: FilePath
  /// The file behind the links, which is replaced.
  let target: FilePath
  let temporary: TemporaryFile
  /// How many bytes there are.
  let byteCount: Int
  /// The file as it was read.
  let expected: FileStamp?
  /// What the old file is called, behind its name.
  let backupSuffix: String?

  /// Lets the new bytes take their place.
  func finish() throws(FileFailure) {
    do throws(SystemError) {
      try temporary.descriptor.synchronize()
    } catch {
      throw .unwritable(path, error)
    }
    try install()
    Self.synchronizeDirectories(of: [self])
  }

  /// Gives the new file its name. Its bytes must be on the disk already.
  func install() throws(FileFailure) {
    if let expected {
      guard let found = try stamp() else {
        throw .unwritable(path, "another program has taken it away since it was read")
      }
      if found != expected {
        throw .unwritable(path, "another program has changed it since it was read")
      }
    }
    if let backupSuffix { try keepOld(as: target.addingSuffix(backupSuffix)) }
    // While it is open, the old file's blocks are not given back as long as the directory is locked for
    // the new name, so that threads wait less for each other.
    let old = try? OpenFile(target, O_RDONLY | O_NONBLOCK)
    do throws(SystemError) {
      try temporary.rename(to: target)
    } catch {
      throw .unwritable(path, error)
    }
    _ = consume old
  }

  /// The file as it is now; nil where there is none.
  private func stamp() throws(FileFailure) -> FileStamp? {
    do throws(SystemError) {
      return try FileStatus.ifThere(target)?.stamp
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Puts the new names on the disk, once for each directory. The files are whole with or without it,
  /// and not every file system can do it, so a failure is none of the edit.
  static func synchronizeDirectories(of replacements: [PendingReplacement]) {
    var devices: [FilePath: UInt64] = [:]
    for replacement in replacements {
      devices[replacement.target.directory] = replacement.temporary.status.stamp.identity.device
    }
    var directories: [(file: Descriptor, device: UInt64)] = []
    for (path, device) in devices {
      guard let directory = try? Descriptor(opening: path, O_RDONLY) else { continue }
      directories.append((directory, device))
    }
    _ = DiskSynchronization.synchronize(directories)
    for directory in directories { try? directory.file.close() }
  }
}

// MARK: - Backup

extension PendingReplacement {
  /// Keeps the old file under another name: itself where a second name can be given to it, a copy
  /// where that cannot be.
  private func keepOld(as backup: FilePath) throws(FileFailure) {
    do throws(SystemError) {
      let isLinked = try linkOld(as: backup)
      if isLinked { return }
    } catch {
      throw .unwritable(backup, error)
    }
    try AtomicReplacement(of: backup).write(copyOfOld)
  }

  /// - Returns: Whether the file system has second names.
  private func linkOld(as backup: FilePath) throws(SystemError) -> Bool {
    let old = try OpenFile(target, O_RDONLY)
    // The second name is that of a temporary file for a moment. One left over may be a name of this very
    // file, and is cleared away before that is locked.
    let usual = TemporaryName.path(in: backup.directory, for: backup.name)
    let isFree = LeftOver.clear(usual)
    try? old.descriptor.lock(shared: true, waits: false)
    let between =
      (isFree ? usual : TemporaryName.freshPath(in: backup.directory)).cString
    let (from, to) = (target.cString, backup.cString)
    guard link(from, between) == 0 else { return false }
    // Renaming one name of a file to another of its names leaves both.
    defer { unlink(between) }
    try SystemError.check { rename(between, to) }
    return true
  }

  private func copyOfOld(_ sink: ByteSink) throws(SystemError) {
    let file = try OpenFile(target, O_RDONLY)
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { room.deallocate() }
    while true {
      let count = try file.descriptor.read(into: room)
      if count == 0 { return }
      try sink(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
  }
}
