internal import LibC

/// The three files that a process is started with.
enum StandardFiles {
  /// Makes failed writes come back as errors, and keeps the numbers 0 to 2 from other files.
  ///
  /// Where a number is closed at the start, the next file opened would get it, and a message would
  /// be written into the user's file. Each is held by a file that refuses what the number is for.
  static func prepare() {
    Interruption.prepare()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Closes standard output, which may be when a file system tells of a failed write.
  static func finish() throws(FileFailure) {
    guard close(STDOUT_FILENO) < 0 else { return }
    let error = SystemError.last
    if error.code != EINTR && error.code != EBADF { throw .standardOutput(error) }
  }
}
