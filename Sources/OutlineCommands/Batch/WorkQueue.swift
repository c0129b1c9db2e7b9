internal import OutlineXML

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
    /// What the threads are to do before they take the next input.
    var chores: Chores?
  }

  /// Many small things to be done, in any order.
  private struct Chores: Sendable {
    /// So many are taken at a time.
    static let few = 8

    let count: Int
    let body: @Sendable (Int) -> Void
    var taken = 0
    var done = 0

    mutating func take() -> Range<Int>? {
      if taken == count { return nil }
      let start = taken
      taken = min(count, taken + Self.few)
      return start..<taken
    }
  }

  /// What a thread does next.
  private enum Task: Sendable {
    case input(Int)
    case chores(Range<Int>, @Sendable (Int) -> Void)
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
        while let task = take() {
          switch task {
          case .input(let number): finish(number, work(number))
          case .chores(let numbers, let body): finish(numbers, body)
          }
        }
        monitor.change { $0.threads -= 1 }
      }
    } catch {
      monitor.change { $0.threads -= 1 }
      throw error
    }
  }

  /// What is to be done next; nil: there is nothing any more.
  private func take() -> Task? {
    monitor.wait { [ahead] state -> Task?? in
      if let chores = state.chores, let numbers = state.chores?.take() {
        return .chores(numbers, chores.body)
      }
      if state.isStopped { return .some(nil) }
      // Chores may come until all is done with.
      if state.taken == state.count { return state.done == state.count ? .some(nil) : nil }
      let isFree =
        state.taken - state.done < ahead && state.bytes < DeliveryLimits.bytes
        || state.taken == state.done
      guard isFree else { return nil }
      state.taken += 1
      return .input(state.taken - 1)
    }
  }

  /// Does some chores.
  private func finish(_ numbers: Range<Int>, _ body: (Int) -> Void) {
    for number in numbers { body(number) }
    monitor.change { $0.chores?.done += numbers.count }
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

  /// Does many small things, with all threads that are not at work on an input; returns when they are
  /// done.
  func share(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    monitor.change { $0.chores = Chores(count: count, body: body) }
    while let numbers = monitor.change({ $0.chores?.take() }) { finish(numbers, body) }
    _ = monitor.wait { $0.chores?.done == count ? true : nil }
    monitor.change { $0.chores = nil }
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
