internal import Synchronization

/// Brings what came of the inputs to where it belongs, in their order: files get their names, messages
/// are shown, the report grows, numbers are added up.
///
/// Files are written by the dozen before the disk is waited for once, and then all get their names: at every
/// moment each is the old one or the new one, whole.
struct Delivery {
  /// What came of an input.
  struct Entry: Sendable {
    let input: Input
    let transcript: Transcript
    var result: FileResult
  }

  private let console: Console
  private let isFailFast: Bool
  /// Does many small things at the same time, where there are threads for it.
  var share: ((Int, @escaping @Sendable (Int) -> Void) -> Void)?
  private var report: ReportFile?
  private var progress: Progress
  private var tally = RunTally()
  private var group: [Entry] = []

  /// The highest of the exit codes.
  private(set) var code = ExitCode.done
  /// Whether the run ends before its last input.
  private(set) var isStopped = false

  /// For a run over so many inputs.
  ///
  /// - Throws: That the report cannot be begun.
  init(
    of total: Int, on console: Console, report: ReportFile.Destination?, isFailFast: Bool
  ) throws(FileFailure) {
    self.console = console
    self.isFailFast = isFailFast
    progress = Progress(of: total, on: console)
    if let report { self.report = try ReportFile(report, on: console) } else { self.report = nil }
  }

  /// How many inputs are done with.
  var doneCount: Int { tally.total }

  /// How many bytes wait in temporary files.
  private(set) var pendingBytes = 0

  /// Takes what came of the next input.
  mutating func add(_ entry: Entry) {
    group.append(entry)
    pendingBytes += entry.result.byteCount
    let waits =
      pendingBytes > 0 && group.count < DeliveryLimits.files && pendingBytes < DeliveryLimits.bytes
    if !waits || entry.result.endsRun { flush() }
  }

  /// Does all that was put off.
  mutating func flush() {
    var entries: [Entry] = []
    swap(&entries, &group)
    synchronize(&entries)
    let installed = install(&entries)
    PendingReplacement.synchronizeDirectories(
      of: entries.indices.filter { installed[$0] }.flatMap { entries[$0].result.replacements })
    for (index, entry) in entries.enumerated() where !isStopped {
      if installed[index] { deliver(entry) } else { count(.skipped(), of: entry.input) }
    }
    pendingBytes = 0
  }

  /// Makes way for an input that writes directly.
  mutating func giveWay() {
    flush()
    progress.clear()
  }

  /// Waits for the disk.
  private func synchronize(_ entries: inout [Entry]) {
    let owners = entries.indices.flatMap { index in
      entries[index].result.replacements.map { (index, $0) }
    }
    let files = owners.map { _, pending in
      let temporary = pending.temporary
      return (file: temporary.descriptor, device: temporary.status.stamp.identity.device)
    }
    for (number, error) in DiskSynchronization.synchronize(files) {
      let (index, pending) = owners[number]
      entries[index].result.fail(.unwritable(pending.path, error))
    }
  }

  /// Gives files their names, until a signal comes.
  ///
  /// - Returns: For each input whether it was come to.
  private func install(_ entries: inout [Entry]) -> [Bool] {
    let replacements = entries.map(\.result.replacements)
    let outcomes = Mutex([Installation?](repeating: nil, count: entries.count))
    let install: @Sendable (Int) -> Void = { index in
      if Interruption.hasCome { return }
      var failure: FileFailure?
      do throws(FileFailure) {
        for pending in replacements[index] { try pending.install() }
      } catch {
        failure = error
      }
      outcomes.withLock { [failure] in $0[index] = Installation(failure: failure) }
    }
    if let share, !isFailFast, replacements.contains(where: { !$0.isEmpty }) {
      share(entries.count, install)
    } else {
      for index in entries.indices {
        install(index)
        let hasFailed = outcomes.withLock { $0[index]?.failure } != nil
        if isFailFast, hasFailed || entries[index].result.isFailure { break }
      }
    }
    let found = outcomes.withLock { $0 }
    for (index, outcome) in found.enumerated() {
      if let failure = outcome?.failure { entries[index].result.fail(failure) }
    }
    return found.map { $0 != nil }
  }

  /// That an input was come to, and what kept its files from getting their names.
  private struct Installation: Sendable {
    let failure: FileFailure?
  }

  private func ends(at result: FileResult) -> Bool {
    result.endsRun || isFailFast && result.isFailure
  }

  /// Shows and counts what came of an input.
  private mutating func deliver(_ entry: Entry) {
    var result = entry.result
    let isSpoken = result.note != nil && Severity.note.isShown(with: console.settings)
    if entry.transcript.isKeeping || result.inTurn != nil || result.failure != nil || isSpoken {
      progress.clear()
    }
    result.warnings = entry.transcript.warnings
    do throws(SystemError) {
      try entry.transcript.open()
    } catch {
      result.fail(.standardOutput(error))
    }
    if result.failure == nil, let inTurn = result.inTurn {
      do throws(FileFailure) {
        try inTurn(console)
      } catch {
        result.fail(error)
      }
    }
    if let failure = result.failure { _ = console.report(failure) }
    if let note = result.note { console.report(.note, note, in: entry.input.name) }
    count(result, of: entry.input)
    isStopped = ends(at: result)
  }

  private mutating func count(_ result: FileResult, of input: Input) {
    code = max(code, result.code)
    tally.add(result.outcome)
    do throws(FileFailure) {
      try report?.add(result, for: input)
    } catch {
      code = max(code, console.report(error))
    }
    progress.show(done: tally.total, failed: tally.failed)
  }
}

// MARK: - The end

extension Delivery {
  /// Does what was put off and says what became of the inputs.
  ///
  /// - Parameter rest: Those that were not come to.
  mutating func finish(skipping rest: some Sequence<Input>) -> ExitCode {
    skip(rest)
    if progress.isShown { console.explain("outline: \(tally.text)\n") }
    return code
  }

  /// Says how far the run came before a signal ended it; no file gets its name any more.
  mutating func interrupt(by signal: Int32, skipping rest: some Sequence<Input>) {
    let done = tally.total - tally.skipped
    group = []
    skip(rest)
    console.explain(
      "outline: ended by \(Interruption.name(of: signal)) after \(done) of \(tally.total) files:"
        + " \(tally.text)\n")
  }

  private mutating func skip(_ rest: some Sequence<Input>) {
    progress.clear()
    for input in rest { count(.skipped(), of: input) }
    progress.clear()
    do throws(FileFailure) {
      try report?.close()
    } catch {
      code = max(code, console.report(error))
    }
  }
}
