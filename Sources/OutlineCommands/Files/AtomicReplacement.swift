internal import LibC

/// Takes bytes, in few large pieces.
typealias ByteSink = (UnsafeRawBufferPointer) throws(SystemError) -> Void

/// Hands all the bytes of a file to a sink.
typealias ByteProducer = (_ sink: ByteSink) throws(SystemError) -> Void

/// Gives a file other bytes so that at every moment, also at a kill, on a full disk or where the power
/// fails, it is the old file or the new one, whole.
///
/// The new bytes are written into a temporary file in the same directory, which takes the name once
/// they are on the disk: see ``PendingReplacement``. A symbolic link is followed: the file it leads to
/// is replaced. Mode, owner and extended attributes are the old file's. On any failure the temporary
/// file goes and the file was not touched.
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
      let there = try FileStatus.ifThere(path, following: false)
      let isLink = there?.kind == .link
      old = isLink ? try FileStatus.ifThere(path) : there
      // What stands for an open file, such as /dev/stdout, leads there without naming it.
      target = isLink && old?.kind != .other ? try path.followingLinks() : path
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Writes the new bytes and lets them take their place.
  func write(
    expecting expected: FileStamp? = nil, backupSuffix: String? = nil, _ produce: ByteProducer
  ) throws(FileFailure) {
    let pending = try prepare(expecting: expected, backupSuffix: backupSuffix, produce)
    try pending?.finish()
  }

  /// Writes the new bytes beside the file.
  ///
  /// - Parameters:
  ///   - expected: The file as it was read; where it has changed since, it is not replaced.
  ///   - backupSuffix: Where given, the old bytes are kept under the file's name with this behind.
  ///   - produce: Gives the bytes.
  /// - Returns: What is still to be done; nil where they went into a device or a pipe, which cannot be
  ///   replaced.
  func prepare(
    expecting expected: FileStamp? = nil, backupSuffix: String? = nil, _ produce: ByteProducer
  ) throws(FileFailure) -> PendingReplacement? {
    do throws(SystemError) {
      switch old?.kind {
      case .directory: throw SystemError(code: EISDIR)
      case .other, .link:
        try writeThrough(produce)
        return nil
      case .regular, nil: break
      }
      if old != nil {
        // Without this a file that its owner protected would be replaced all the same.
        let name = target.cString
        try SystemError.check { access(name, W_OK) }
      }
      let temporary = try TemporaryFile(beside: target, mode: old == nil ? 0o666 : 0o600)
      var count = 0
      try produce { bytes throws(SystemError) in
        try temporary.descriptor.write(bytes)
        count += bytes.count
      }
      if let old { try pass(on: old, to: temporary) }
      return PendingReplacement(
        path: path, target: target, temporary: temporary, byteCount: count,
        expected: expected, backupSuffix: old == nil ? nil : backupSuffix)
    } catch {
      throw .unwritable(path, error)
    }
  }

  private func writeThrough(_ produce: ByteProducer) throws(SystemError) {
    let file = try OpenFile(target, O_WRONLY)
    try produce { bytes throws(SystemError) in try file.descriptor.write(bytes) }
    try file.close()
  }

  /// Gives the new file what the old one has besides its bytes.
  private func pass(on old: FileStatus, to temporary: TemporaryFile) throws(SystemError) {
    let (file, new) = (temporary.descriptor, temporary.status)
    var keepsOwner = new.owner == old.owner && new.group == old.group
    if !keepsOwner {
      // Only root may give a file away; whoever owns one may give it to a group of their own.
      keepsOwner = fchown(file.number, old.owner, old.group) == 0
      if !keepsOwner { _ = fchown(file.number, uid_t.max, old.group) }
    }
    do throws(SystemError) {
      try ExtendedAttributes.copy(from: target, to: file)
    } catch {
      guard error.code == EACCES else { throw error }
    }
    // After the owner, because changing that takes the set-user-id bits away; and those are not for
    // another owner.
    let mode = keepsOwner ? old.mode : old.mode & 0o777
    try SystemError.check { fchmod(file.number, mode) }
  }
}
