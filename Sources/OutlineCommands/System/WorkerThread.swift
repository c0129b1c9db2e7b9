internal import OutlineXML

/// A thread of the system. It ends when its work is done.
enum WorkerThread {
  /// Begins to do some work beside what the caller does.
  ///
  /// - Throws: That the system has no more threads.
  static func start(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
    let code = SystemThread.start(work)
    if code != 0 { throw SystemError(code: code) }
  }
}
