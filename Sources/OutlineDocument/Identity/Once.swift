internal import Synchronization

/// What follows from the text as read: made when it is first asked for, for all copies of a document.
final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// The value, made by `make` if it is not there.
  func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
}
