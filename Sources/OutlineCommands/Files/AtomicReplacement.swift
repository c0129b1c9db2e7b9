#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Takes bytes, in few large pieces.
typealias ByteSink = (UnsafeRawBufferPointer) throws(SystemError) -> Void

/// Hands all the bytes of a file to a sink.
typealias ByteProducer = (_ sink: ByteSink) throws(SystemError) -> Void

/// Gives a file other bytes so that at every moment, also at a kill or on a full disk, it is the old
/// file or the new one, whole.
///
/// The new bytes are written into a temporary file in the same directory, which then takes the name.
/// A symbolic link is followed: the file it leads to is replaced. Mode, owner and extended attributes
/// are the old file's. On any failure the temporary file is removed and the file was not touched;
/// a signal to end waits until all is done or undone.
struct AtomicReplacement: Sendable {
  /// The file as the user named it.
  private let path: FilePath
  /// The file behind the links, which is replaced.
  private let target: FilePath
  /// What stands there now; nil: nothing.
  private let old: FileStatus?

  /// Looks at what is to be replaced.
  init(of path: FilePath) throws(FileFailure) {
    self.path = path
    do throws(SystemError) {
      old = try FileStatus.ifThere(path)
      // What stands for an open file, such as /dev/stdout, leads there without naming it.
      target = old?.kind == .other ? path : try path.followingLinks()
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Writes the new bytes.
  ///
  /// - Parameters:
  ///   - expected: The file as it was read; where it has changed since, it is not replaced.
  ///   - backupSuffix: Where given, the old bytes are kept under the file's name with this behind.
  ///   - produce: Gives the bytes.
  func write(
    expecting expected: FileStamp? = nil, backupSuffix: String? = nil, _ produce: ByteProducer
  ) throws(FileFailure) {
    switch old?.kind {
    case .directory: throw .unwritable(path, SystemError(code: EISDIR))
    case .other, .link: try explained { () throws(SystemError) in try writeThrough(produce) }
    case nil: try install(at: target, produce) { () throws(FileFailure) in }
    case .regular:
      // Without this a file that its owner protected would be replaced all the same.
      try explained { () throws(SystemError) in
        let name = target.cString
        try SystemError.check { access(name, W_OK) }
      }
      try install(at: target, produce) { () throws(FileFailure) in
        try checkUnchanged(since: expected)
        if let backupSuffix { try keepOld(as: target.addingSuffix(backupSuffix)) }
      }
    }
  }

  /// Writes into a device or a pipe, which cannot be replaced.
  private func writeThrough(_ produce: ByteProducer) throws(SystemError) {
    let file = try OpenFile(target, O_WRONLY)
    try produce { bytes throws(SystemError) in try file.descriptor.write(bytes) }
    try file.close()
  }

  /// Says of a failure which file it kept from being written.
  private func explained(_ work: () throws(SystemError) -> Void) throws(FileFailure) {
    do throws(SystemError) {
      try work()
    } catch {
      throw .unwritable(path, error)
    }
  }
}

// MARK: - The steps

extension AtomicReplacement {
  /// Writes a file beside `destination` and gives it that name.
  private func install(
    at destination: FilePath, _ produce: ByteProducer,
    beforeRenaming check: () throws(FileFailure) -> Void
  ) throws(FileFailure) {
    try HeldSignals.during { () throws(FileFailure) in
      try replace(destination, produce, beforeRenaming: check)
    }
  }

  private func replace(
    _ destination: FilePath, _ produce: ByteProducer,
    beforeRenaming check: () throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let directory = destination.directory
    let temporary: TemporaryFile
    do throws(SystemError) {
      temporary = try TemporaryFile(in: directory, mode: old == nil ? 0o666 : 0o600)
    } catch {
      throw .unwritable(path, error)
    }
    let name = temporary.path.cString
    do throws(FileFailure) {
      let descriptor = temporary.file.descriptor
      try explained { () throws(SystemError) in try fill(descriptor, produce) }
      try check()
      try explained { () throws(SystemError) in
        let new = destination.cString
        try SystemError.check { rename(name, new) }
      }
    } catch {
      unlink(name)
      throw error
    }
    Self.synchronize(directory)
  }

  private func fill(_ file: Descriptor, _ produce: ByteProducer) throws(SystemError) {
    try produce { bytes throws(SystemError) in try file.write(bytes) }
    if let old { try pass(on: old, to: file) }
    try file.synchronize()
  }

  /// Gives the new file what the old one has besides its bytes.
  private func pass(on old: FileStatus, to file: Descriptor) throws(SystemError) {
    // Only root may give a file away; whoever owns one may give it to a group of their own.
    let keepsOwner = fchown(file.number, old.owner, old.group) == 0
    if !keepsOwner { _ = fchown(file.number, uid_t.max, old.group) }
    do throws(SystemError) {
      let original = try OpenFile(target, O_RDONLY)
      try ExtendedAttributes.copy(from: original.descriptor, to: file)
    } catch {
      guard error.code == EACCES else { throw error }
    }
    // After the owner, because changing that takes the set-user-id bits away; and those are not for
    // another owner.
    let mode = keepsOwner ? old.mode : old.mode & 0o777
    try SystemError.check { fchmod(file.number, mode) }
  }

  private func checkUnchanged(since expected: FileStamp?) throws(FileFailure) {
    guard let expected else { return }
    var now: FileStamp?
    try explained { () throws(SystemError) in now = try FileStatus(of: target).stamp }
    if now != expected {
      throw .unwritable(path, "another program has changed it since it was read")
    }
  }

  /// Keeps the old file under another name: itself where a second name can be given to it, a copy
  /// where that cannot be.
  private func keepOld(as backup: FilePath) throws(FileFailure) {
    let temporary = TemporaryFile.freshPath(in: backup.directory).cString
    let (from, to) = (target.cString, backup.cString)
    guard link(from, temporary) == 0 else {
      return try install(at: backup, copyOfOld) { () throws(FileFailure) in }
    }
    // Renaming one name of a file to another of its names leaves both.
    defer { unlink(temporary) }
    do throws(SystemError) {
      try SystemError.check { rename(temporary, to) }
    } catch {
      throw .unwritable(backup, error)
    }
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

  /// Puts the new name on the disk. The file is whole with or without it, and not every file system
  /// can do it, so a failure is none of the edit.
  private static func synchronize(_ directory: FilePath) {
    guard let opened = try? OpenFile(directory, O_RDONLY) else { return }
    try? opened.descriptor.synchronize()
  }
}
