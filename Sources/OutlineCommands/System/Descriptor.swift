internal import LibC

/// An open file by its number; whoever opened it closes it.
struct Descriptor: Equatable, Sendable {
  /// The system's number.
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// How many signs a line of the terminal has; nil: it is none, or does not know.
  var columnCount: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all the bytes, however few of them the system takes at a time.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      do throws(SystemError) {
        rest = rest.dropFirst(
          try SystemError.check { systemWrite(number, piece.baseAddress, piece.count) })
      } catch {
        guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
        try waitUntil(ready: POLLOUT)
      }
    }
  }

  /// Reads what there is, at most as much as `buffer` holds.
  ///
  /// - Returns: The number of bytes; 0 only at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try SystemError.check { systemRead(number, buffer.baseAddress, buffer.count) }
      } catch {
        guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
        try waitUntil(ready: POLLIN)
      }
    }
  }

  /// Waits for a file that does not block by itself.
  private func waitUntil(ready event: some BinaryInteger) throws(SystemError) {
    var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
    try SystemError.check { poll(&wanted, 1, -1) }
  }

  /// Returns once the bytes are on the disk, where the file is one that can say so.
  func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // There `fsync` leaves them in the memory of the drive.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    do throws(SystemError) {
      try SystemError.check { fsync(number) }
    } catch {
      guard error.code == EINVAL || error.code == ENOTSUP else { throw error }
    }
  }
}

extension Descriptor {
  /// Opens a file as `open(2)` does; whoever does it has to close it.
  init(opening path: FilePath, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
    let name = path.cString
    self.init(number: try SystemError.check { open(name, flags | O_CLOEXEC, mode) })
  }

  /// Closes the file and says if that told of a write that failed after all.
  func close() throws(SystemError) {
    guard systemClose(number) < 0 else { return }
    let error = SystemError.last
    if error.code != EINTR { throw error }  // closed all the same
  }

  /// Keeps others who ask for it from the file, until the last number of this opening is closed or the
  /// program ends, however it ends.
  ///
  /// - Parameters:
  ///   - isShared: Whether others may have it likewise, and only nobody alone.
  ///   - waits: Whether it is waited for where somebody has it.
  /// - Throws: `EWOULDBLOCK` where somebody has it, and what a file system says that has no such locks.
  func lock(shared isShared: Bool = false, waits: Bool) throws(SystemError) {
    try SystemError.check {
      flock(number, (isShared ? LOCK_SH : LOCK_EX) | (waits ? 0 : LOCK_NB))
    }
  }
}

/// Under names of their own, because the methods above hide the functions of the system.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}
private func systemClose(_ number: Int32) -> Int32 {
  close(number)
}

/// A file opened here, closed at the end of its life.
struct OpenFile: ~Copyable {
  /// What can be done with it.
  let descriptor: Descriptor

  /// Opens a file as `open(2)` does.
  init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
    descriptor = try Descriptor(opening: path, flags, mode: mode)
  }

  /// Closes the file and says if that told of a write that failed after all.
  consuming func close() throws(SystemError) {
    let descriptor = descriptor
    discard self
    try descriptor.close()
  }

  deinit {
    _ = systemClose(descriptor.number)
  }
}
