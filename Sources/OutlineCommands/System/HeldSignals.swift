#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The signals by which a user or the system ends a program.
enum HeldSignals {
  /// Does what is to be done to its end, or undone; a signal that comes meanwhile ends the program then.
  static func during<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
