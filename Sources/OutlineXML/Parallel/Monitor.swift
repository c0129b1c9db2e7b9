internal import Dispatch
internal import Synchronization

/// A state that several threads share, and on whose changes they can wait.
package final class Monitor<State: Sendable>: Sendable {
  private let shared: Mutex<Shared>

  private struct Shared: Sendable {
    var state: State
    var waiting: [DispatchSemaphore] = []
  }

  package init(_ state: State) {
    shared = Mutex(Shared(state: state))
  }

  /// Changes the state and wakes all who wait.
  package func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let (result, waiting) = shared.withLock { shared in
      let result = body(&shared.state)
      defer { shared.waiting.removeAll() }
      return (result, shared.waiting)
    }
    for semaphore in waiting { semaphore.signal() }
    return result
  }

  /// Waits until `body` gives something. What it changes then is nobody's reason to wake.
  package func wait<Result: Sendable>(until body: (inout State) -> Result?) -> Result {
    let semaphore = DispatchSemaphore(value: 0)
    while true {
      let found = shared.withLock { shared in
        let result = body(&shared.state)
        if result == nil { shared.waiting.append(semaphore) }
        return result
      }
      if let found { return found }
      semaphore.wait()
    }
  }
}
