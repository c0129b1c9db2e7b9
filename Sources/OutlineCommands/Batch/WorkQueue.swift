/// The inputs of a run, taken by several threads, and what came of them, given out in order.
///
/// Only so many are taken before those in front are done with, so that neither results nor temporary
/// files pile up.
struct WorkQueue: Sendable {
  private let monitor: Monitor<State>
  /// How many inputs that are not done with may have been taken.
  private let ahead: Int

  private struct State: Sendable {
    let count: Int
    var taken = 0
    /// How many are done with.
    var done = 0
    var bytes = 0
    var results: [Int: FileResult] = [:]
    /// The first inputs, up to here, may write.
    var turn = 0
    /// Inputs that wait for their turn.
    var waiting: Set<Int> = []
    /// How many threads are at work.
    var threads = 0
    var isStopped = false
    var isInterrupted = false
  }

  init(count: Int, ahead: Int) {
    monitor = Monitor(State(count: count))
    self.ahead = ahead
  }

  // MARK: For the threads

  /// Does all that is to be had, on a thread of its own.
  func start(_ work: @escaping @Sendable (Int) -> FileResult) throws(SystemError) {
    monitor.change { $0.threads += 1 }
    do throws(SystemError) {
      try WorkerThread.start {
        while let number = take() { finish(number, work(number)) }
        monitor.change { $0.threads -= 1 }
      }
    } catch {
      monitor.change { $0.threads -= 1 }
      throw error
    }
  }

  /// The number of the next input; nil: there is none.
  private func take() -> Int? {
    monitor.wait { [ahead] state -> Int?? in
      if state.isStopped || state.taken == state.count { return .some(nil) }
      let isFree =
        state.taken - state.done < ahead && state.bytes < DeliveryLimits.bytes
        || state.taken == state.done
      guard isFree else { return nil }
      state.taken += 1
      return state.taken - 1
    }
  }

  /// Puts down what came of an input.
  private func finish(_ number: Int, _ result: FileResult) {
    monitor.change { state in
      if state.isStopped { return }
      state.results[number] = result
      state.bytes += result.byteCount
    }
  }

  /// Returns when all inputs in front are done with.
  ///
  /// - Throws: That this will never be.
  func waitForTurn(_ number: Int) throws(SystemError) {
    _ = monitor.change { $0.waiting.insert(number) }
    let hasTurn = monitor.wait { state in
      state.isStopped ? false : state.turn > number ? true : nil
    }
    if !hasTurn { throw .cancelled }
  }

  // MARK: For whoever brings the results on their way

  /// What happened to the next input.
  enum Event: Sendable {
    case finished(FileResult)
    /// It has much to write: whatever is in front of it should be done with.
    case waitsForTurn
    case interrupted
  }

  /// Waits for something to happen to an input.
  func next(_ number: Int) -> Event {
    monitor.wait { state in
      if state.isInterrupted { return .interrupted }
      if let result = state.results.removeValue(forKey: number) { return .finished(result) }
      return state.waiting.remove(number) == nil ? nil : .waitsForTurn
    }
  }

  /// Lets an input write.
  func giveTurn(to number: Int) { monitor.change { $0.turn = number + 1 } }

  /// Says that the first `count` inputs are done with, and that so many bytes have gone.
  func release(upTo count: Int, bytes: Int) {
    monitor.change { state in
      state.done = count
      state.bytes -= bytes
    }
  }

  /// Lets no more inputs be taken, and waits for those that are being worked on.
  func stop() {
    let dropped = monitor.change { state in
      state.isStopped = true
      defer { state.results = [:] }
      return state.results
    }
    _ = dropped  // their temporary files go here, where nobody waits for it
    _ = monitor.wait { $0.threads == 0 ? true : nil }
  }

  /// Ends all waiting for results.
  func interrupt() { monitor.change { $0.isInterrupted = true } }
}

extension FileResult {
  /// The bytes in temporary files.
  var byteCount: Int { replacements.reduce(0) { $0 + $1.byteCount } }
}
