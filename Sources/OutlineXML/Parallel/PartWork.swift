/// The parts of a document, parsed by several threads, and what they tell, given out in order.
struct PartWork: Sendable {
  private let source: XMLSource
  private let attributes: [String]
  private let monitor: Monitor<State>

  private struct State: Sendable {
    var finder: PartFinder
    /// What was parsed and not yet told.
    var tapes: [Int: EventTape] = [:]
    /// The bytes of all names of all threads.
    var nameBytes: Int
    /// How many threads help.
    var helpers = 0
    /// Whether no more parts are to be parsed: it is not sure that they would tell what one pass does.
    var isStopped = false

    mutating func takePart(of source: XMLSource) -> SourcePart? {
      if isStopped { return nil }
      // Looking for a part takes far less time than parsing it.
      return source.bytes.withUnsafeBufferPointer { bytes in
        finder.next(in: UnsafeBufferPointer(rebasing: bytes.dropLast()))
      }
    }
  }

  /// So many bytes of different names together cannot reach the limit of one table: that takes memory in
  /// pieces of at least four times the size of the one before, and at most four times what is needed.
  private static let mostNameBytes = NameTable.mostBytes / 6

  init(_ source: XMLSource, watching attributes: [String], _ finder: PartFinder, nameBytes: Int) {
    self.source = source
    self.attributes = attributes
    monitor = Monitor(State(finder: finder, nameBytes: nameBytes))
  }

  // MARK: For all threads

  private func newScanner() -> PartScanner {
    let scanner = PartScanner(source, watching: attributes)
    let nameBytes = scanner.nameBytes
    monitor.change { $0.nameBytes += nameBytes }
    return scanner
  }

  private func parse(_ part: SourcePart, with scanner: borrowing PartScanner) {
    let nameBytes = scanner.nameBytes
    let tape = scanner.tape(of: part)
    let growth = scanner.nameBytes - nameBytes
    monitor.change { state in
      state.tapes[part.number] = tape
      state.nameBytes += growth
      if tape == nil || state.nameBytes > Self.mostNameBytes { state.isStopped = true }
    }
  }

  // MARK: For the helpers

  /// Begins with threads that parse parts, as many as the system has of those wanted.
  func start(helpers: Int) {
    for _ in 0..<helpers {
      monitor.change { $0.helpers += 1 }
      if SystemThread.start({ help() }) != 0 { return monitor.change { $0.helpers -= 1 } }
    }
  }

  private func help() {
    parseParts()
    monitor.change { $0.helpers -= 1 }
  }

  private func parseParts() {
    let scanner = newScanner()
    while let part = monitor.change({ $0.takePart(of: source) }) { parse(part, with: scanner) }
  }

  // MARK: For the one that they help

  /// Parses parts, too, and hands over the tapes of all in their order. All helpers have gone when it
  /// returns.
  ///
  /// - Returns: Whether the tapes are all, and tell what one pass would.
  func finish(telling tell: (EventTape) -> Void) -> Bool {
    let isWhole = tellParts(tell)
    monitor.change { $0.isStopped = true }
    _ = monitor.wait { $0.helpers == 0 ? true : nil }
    return isWhole
  }

  private enum Step: Sendable {
    case tell(EventTape)
    case parse(SourcePart)
    case end(isWhole: Bool)
  }

  private func tellParts(_ tell: (EventTape) -> Void) -> Bool {
    let scanner = newScanner()
    var told = 0
    var open: [Int] = []
    while true {
      switch nextStep(behind: told) {
      case .tell(let tape):
        guard tape.openAtStart == open else { return false }
        tell(tape)
        told += 1
        open = tape.openAtEnd
      case .parse(let part): parse(part, with: scanner)
      case .end(let isWhole): return isWhole
      }
    }
  }

  private func nextStep(behind told: Int) -> Step {
    monitor.wait { state in
      if state.isStopped { return .end(isWhole: false) }
      if let tape = state.tapes.removeValue(forKey: told) { return .tell(tape) }
      if let part = state.takePart(of: source) { return .parse(part) }
      return told == state.finder.count ? .end(isWhole: true) : nil
    }
  }
}
