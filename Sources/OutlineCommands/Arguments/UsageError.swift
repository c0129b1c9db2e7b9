/// A command line that says nothing which could be done.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, as one sentence without its full stop.
  let message: String
  /// What to type instead, where that can be guessed.
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
