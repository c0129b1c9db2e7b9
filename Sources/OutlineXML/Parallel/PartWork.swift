internal import Dispatch
internal import Synchronization

/// The parts of a document, parsed by several threads, and what they tell, given out in order.
final class PartWork: Sendable {
  private let source: XMLSource
  private let attributes: [String]
  private let state: Mutex<State>
  /// Counts the tapes of helpers.
  private let progress = DispatchSemaphore(value: 0)

  private struct State {
    var finder: PartFinder
    /// What was parsed and not yet told.
    var tapes: [Int: EventTape] = [:]
    /// The bytes of all names of all threads.
    var nameBytes: Int
    var isDoubtful = false
  }

  /// So many bytes of different names together cannot reach the limit of one table: that takes memory in
  /// pieces of at least four times the size of the one before, and at most four times what is needed.
  private static let mostNameBytes = NameTable.mostBytes / 6

  init(_ source: XMLSource, watching attributes: [String], _ finder: PartFinder, nameBytes: Int) {
    self.source = source
    self.attributes = attributes
    state = Mutex(State(finder: finder, nameBytes: nameBytes))
  }

  /// Parses parts as long as there are any.
  func help() {
    let scanner = newScanner()
    while let part = state.withLock({ $0.isDoubtful ? nil : nextPart(&$0) }) {
      parse(part, with: scanner)
      progress.signal()
    }
  }

  /// Parses parts, too, and hands over the tapes of all in their order.
  ///
  /// - Returns: Whether they are all, and what one pass would tell.
  func finish(telling tell: (EventTape) -> Void) -> Bool {
    let scanner = newScanner()
    var told = 0
    var open: [Int] = []
    while true {
      switch state.withLock({ nextStep(&$0, behind: told) }) {
      case .tell(let tape):
        guard tape.openAtStart == open else { return stop() }
        tell(tape)
        told += 1
        open = tape.openAtEnd
      case .parse(let part): parse(part, with: scanner)
      case .wait: progress.wait()
      case .end(let isWhole): return isWhole
      }
    }
  }

  private enum Step: Sendable {
    case tell(EventTape)
    case parse(DocumentPart)
    case wait
    case end(isWhole: Bool)
  }

  private func nextStep(_ state: inout State, behind told: Int) -> Step {
    if state.isDoubtful { return .end(isWhole: false) }
    if let tape = state.tapes.removeValue(forKey: told) { return .tell(tape) }
    if let part = nextPart(&state) { return .parse(part) }
    return told == state.finder.count ? .end(isWhole: true) : .wait
  }

  /// The next part for whoever asks; looking for it takes far less time than parsing it.
  private func nextPart(_ state: inout State) -> DocumentPart? {
    source.bytes.withUnsafeBufferPointer { bytes in
      state.finder.next(in: UnsafeBufferPointer(rebasing: bytes.dropLast()))
    }
  }

  private func newScanner() -> PartScanner {
    let scanner = PartScanner(source, watching: attributes)
    let nameBytes = scanner.nameBytes
    state.withLock { $0.nameBytes += nameBytes }
    return scanner
  }

  private func parse(_ part: DocumentPart, with scanner: borrowing PartScanner) {
    let nameBytes = scanner.nameBytes
    let tape = scanner.tape(of: part)
    let growth = scanner.nameBytes - nameBytes
    state.withLock { state in
      state.tapes[part.number] = tape
      state.nameBytes += growth
      if tape == nil || state.nameBytes > Self.mostNameBytes { state.isDoubtful = true }
    }
  }

  /// Lets no more parts be taken.
  private func stop() -> Bool {
    state.withLock { $0.isDoubtful = true }
    return false
  }
}
