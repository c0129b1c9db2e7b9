internal import OutlineXML

/// A run over inputs, several at a time: output, messages and report come in the order of the inputs,
/// whatever the timing, and what goes wrong with one is no hindrance for the others.
struct Batch<Item: Sendable>: Sendable {
  /// What is done to an input; it writes only to the console that it is given.
  typealias Work = @Sendable (Item, Console) throws(FileFailure) -> FileResult

  private let items: [Item]
  private let inputs: [Input]
  private let console: Console
  private let work: Work

  /// A run that does some work for each item, all of which have an input of their own.
  init(
    _ items: [Item], input: (Item) -> Input, on console: Console, _ work: @escaping Work
  ) {
    self.items = items
    inputs = items.map(input)
    self.console = console
    self.work = work
  }

  /// Does the work.
  ///
  /// - Returns: The highest of the exit codes.
  func run(_ options: InputOptions, report: ReportFile.Destination? = nil) -> ExitCode {
    var delivery: Delivery
    do throws(FileFailure) {
      delivery = try Delivery(
        of: items.count, on: console, report: report, isFailFast: options.isFailFast)
    } catch {
      return console.report(error)
    }
    // Cores beyond those asked for help with no long document either.
    if let jobs = options.jobs { _ = Cores.take(Cores.count - jobs) }
    if items.count < 2 || !runTogether(options.jobs ?? Cores.count, &delivery) {
      runAlone(&delivery)
    }
    return delivery.finish(skipping: inputs.dropFirst(delivery.doneCount))
  }

  /// Does one after the other.
  private func runAlone(_ delivery: inout Delivery) {
    for number in items.indices where !delivery.isStopped {
      let transcript = Transcript(to: console.files, waitForTurn: nil)
      let result = result(of: number, transcript)
      delivery.add(.init(input: inputs[number], transcript: transcript, result: result))
    }
    delivery.flush()
  }

  /// Does several at a time.
  ///
  /// - Returns: Whether the system has threads for it.
  private func runTogether(_ jobs: Int, _ delivery: inout Delivery) -> Bool {
    let threads = min(jobs, items.count)
    // With one at a time nothing is worked on while files get their names.
    let ahead = threads == 1 ? DeliveryLimits.files : 2 * (DeliveryLimits.files + threads)
    let queue = WorkQueue(count: items.count, ahead: ahead)
    let transcripts = items.indices.map { number in
      Transcript(to: console.files) { () throws(SystemError) in
        try queue.waitForTurn(number)
      }
    }
    Interruption.keepWatch()
    Interruption.listen { queue.interrupt() }
    defer { Interruption.listen(nil) }
    let cores = Cores.take(threads - 1)
    defer { Cores.giveBack(cores) }
    var started = 0
    for _ in 0..<threads {
      guard
        (try? queue.start { number in result(of: number, transcripts[number]) }) != nil
      else { break }
      started += 1
    }
    if started == 0 { return false }
    if threads > 1 { delivery.share = queue.share }
    defer { delivery.share = nil }
    deliver(from: queue, transcripts, &delivery)
    if Interruption.hasCome { leave(&delivery) }
    queue.stop()
    return true
  }

  private func deliver(
    from queue: WorkQueue, _ transcripts: [Transcript], _ delivery: inout Delivery
  ) {
    var number = 0
    while number < items.count, !delivery.isStopped {
      let pending = delivery.pendingBytes
      var size = 0
      switch queue.next(number) {
      case .interrupted: return
      case .waitsForTurn:
        delivery.giveWay()
        // Where this fails, it is told when the input is delivered.
        if !delivery.isStopped { try? transcripts[number].open() }
        queue.giveTurn(to: number)
      case .finished(let result):
        size = result.byteCount
        delivery.add(
          .init(input: inputs[number], transcript: transcripts[number], result: result))
        number += 1
      }
      queue.release(upTo: delivery.doneCount, bytes: pending + size - delivery.pendingBytes)
    }
    delivery.flush()
  }

  /// What comes of an input.
  private func result(of number: Int, _ transcript: Transcript) -> FileResult {
    do throws(FileFailure) {
      return try work(items[number], console.writing(to: transcript))
    } catch {
      if error.kind == .noOutline, inputs[number].mayBeNoOutline {
        return .skipped(error.message)
      }
      return FileResult(error)
    }
  }

  /// Ends the program in order after a signal.
  private func leave(_ delivery: inout Delivery) -> Never {
    Interruption.leave { signal in
      delivery.interrupt(by: signal, skipping: inputs.dropFirst(delivery.doneCount))
    }
  }
}
