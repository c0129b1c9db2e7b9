internal import CSystem

/// A thread of the system. It ends when its work is done.
package enum SystemThread {
  /// As much as the first thread mostly has: the others get less on some systems.
  private static let stackSize = 8 << 20

  /// Begins to do some work beside what the caller does.
  ///
  /// - Returns: 0, or the number of the error if the system has no more threads.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Int32 {
    let argument = Unmanaged.passRetained(Work(work)).toOpaque()
    let code = outline_start_thread(
      stackSize,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, argument)
    if code != 0 { Unmanaged<Work>.fromOpaque(argument).release() }
    return code
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
