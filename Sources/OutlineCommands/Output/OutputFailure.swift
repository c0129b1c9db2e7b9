#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Why a result did not reach standard output.
enum OutputFailure: Error, Equatable, Sendable {
  /// The reader of the pipe has gone. It had what it wanted, so this is no fault.
  case readerGone
  /// The system took no more.
  case system(SystemError)

  init(_ error: SystemError) {
    self = error.code == EPIPE ? .readerGone : .system(error)
  }
}
