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
      of: entries[..<installed].flatMap { $0.result.replacements })
    for entry in entries[..<installed] where !isStopped { deliver(entry) }
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

  /// Gives files their names, up to where the run ends.
  ///
  /// - Returns: How many inputs were come to.
  private func install(_ entries: inout [Entry]) -> Int {
    for index in entries.indices {
      if Interruption.hasCome { return index }
      do throws(FileFailure) {
        for pending in entries[index].result.replacements { try pending.install() }
      } catch {
        entries[index].result.fail(error)
      }
      if ends(at: entries[index].result) { return index + 1 }
    }
    return entries.count
  }

  private func ends(at result: FileResult) -> Bool {
    result.endsRun || isFailFast && result.isFailure
  }

  /// Shows and counts what came of an input.
  private mutating func deliver(_ entry: Entry) {
    var result = entry.result
    progress.clear()
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
    let done = tally.total
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
