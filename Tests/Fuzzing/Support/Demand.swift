/// Traps where a promise is not kept: libFuzzer keeps the input, and the message is in its report.
///
/// Unlike `precondition` it says what was promised in an optimized build, too.
public func demand(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(promise())") }
}
