internal import CSystem
internal import Synchronization

/// A state that several threads share, and on whose changes they can wait.
package final class Monitor<State: Sendable>: Sendable {
  private let state: Mutex<State>
  private let changes = outline_eventcount_make()

  package init(_ state: State) {
    self.state = Mutex(state)
  }

  deinit { outline_eventcount_free(changes) }

  /// Changes the state and wakes all who wait.
  package func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { body(&$0) }
    outline_eventcount_advance(changes)
    return result
  }

  /// Waits until `body` gives something. What it changes then is nobody's reason to wake.
  package func wait<Result: Sendable>(until body: (inout State) -> Result?) -> Result {
    while true {
      // Read before the state is looked at, so that no change in between is missed.
      let seen = outline_eventcount_read(changes)
      if let found = state.withLock({ body(&$0) }) { return found }
      outline_eventcount_await(changes, seen)
    }
  }
}
