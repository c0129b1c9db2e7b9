internal import LibC

/// Why a call of the operating system failed.
struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  let code: Int32

  /// What the call that just failed left behind; to be asked before any other call.
  static var last: SystemError { SystemError(code: errno) }

  /// The run ends before it could be done.
  static var cancelled: SystemError { SystemError(code: ECANCELED) }

  /// The system's own words, such as "No such file or directory".
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Makes a call again for as long as a signal interrupts it.
  ///
  /// - Returns: What the call returned, which is not negative.
  @discardableResult
  static func check<Result: FixedWidthInteger & SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = last
      if error.code != EINTR { throw error }
    }
  }
}
