internal import Synchronization

/// What is written while one input is worked on, kept back until its turn has come, so that output and
/// messages stand in the order of the inputs.
final class Transcript: Sendable {
  enum Stream: Sendable { case output, errors }

  fileprivate struct Piece: Sendable {
    let stream: Stream
    let bytes: [UInt8]
  }

  private struct State: Sendable {
    var pieces: [Piece] = []
    var size = 0
    /// Whether everything goes out at once.
    var isOpen: Bool
    var warnings = 0
    /// Why standard output takes no more.
    var failure: SystemError?
  }

  /// So much is kept; whoever writes more waits for the turn.
  private static let mostKept = 1 << 20

  private let state: Mutex<State>
  private let files: Files
  private let waitForTurn: (@Sendable () throws(SystemError) -> Void)?

  /// Where it goes.
  struct Files: Sendable {
    let output: Descriptor
    let errors: Descriptor

    func write(_ bytes: UnsafeRawBufferPointer, to stream: Stream) throws(SystemError) {
      try (stream == .output ? output : errors).write(bytes)
    }

    /// - Returns: Why standard output takes no more. There is nobody left to tell where standard error
    ///   itself cannot be written.
    fileprivate func write(_ pieces: [Piece]) -> SystemError? {
      for piece in pieces {
        do throws(SystemError) {
          try piece.bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
            try write(UnsafeRawBufferPointer(bytes), to: piece.stream)
          }
        } catch {
          if piece.stream == .output { return error }
        }
      }
      return nil
    }
  }

  /// - Parameter waitForTurn: Returns once ``open()`` was called; nil: the turn has come already.
  init(to files: Files, waitForTurn: (@Sendable () throws(SystemError) -> Void)?) {
    self.files = files
    self.waitForTurn = waitForTurn
    state = Mutex(State(isOpen: waitForTurn == nil))
  }

  /// How many warnings there were.
  var warnings: Int { state.withLock { $0.warnings } }

  /// Whether something is kept.
  var isKeeping: Bool { state.withLock { !$0.pieces.isEmpty } }

  func countWarning() { state.withLock { $0.warnings += 1 } }

  /// Writes, or keeps what is written.
  func write(_ bytes: UnsafeRawBufferPointer, to stream: Stream) throws(SystemError) {
    // What goes out at once is not copied. The turn may come between the two looks.
    if state.withLock({ $0.isOpen }) { return try files.write(bytes, to: stream) }
    let copy = Array(bytes)
    let isKept = state.withLock { state in
      if state.isOpen { return false }
      state.pieces.append(Piece(stream: stream, bytes: copy))
      state.size += copy.count
      return true
    }
    if !isKept {
      try files.write(bytes, to: stream)
    } else if state.withLock({ $0.size > Self.mostKept }) {
      try waitForTurn?()
    }
  }

  /// Writes what was kept; what comes next goes out at once.
  ///
  /// - Throws: Why standard output takes no more, also if this was so before.
  func open() throws(SystemError) {
    let failure = state.withLock { state in
      state.isOpen = true
      if state.failure == nil { state.failure = files.write(state.pieces) }
      state.pieces = []
      return state.failure
    }
    if let failure { throw failure }
  }
}
