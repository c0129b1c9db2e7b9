internal import CSystem
internal import LibC
internal import Synchronization

/// The signals by which a user or the system ends the program: interrupt, terminate, hang up.
///
/// Where nothing has to be put in order they end it at once, with the exit code that shells know for
/// it, 128 and the signal's number. From the first temporary file on a thread of its own waits for
/// them: the first one ends the run in order, a second one at once. A signal that was ignored when
/// the program was started, as under `nohup`, stays so.
enum Interruption {
  /// The signal that came; 0: none.
  private static let received = Atomic<Int32>(0)
  private static let watch = Mutex(Watch())

  private struct Watch {
    var isKept = false
    /// Whoever puts things in order when a signal comes.
    var listener: (@Sendable () -> Void)?
  }

  /// Whether a signal has come.
  static var hasCome: Bool { received.load(ordering: .acquiring) != 0 }

  /// Lets the signals end the program by ``code(for:)``; to be called at the start.
  static func prepare() {
    for number in numbers { signal(number) { _exit(Interruption.code(for: $0)) } }
    // Whoever started the program may have held them back for itself.
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Lets a thread wait for the signals from here on. The threads that the caller starts afterwards
  /// leave them to it.
  static func keepWatch() {
    let isNew = watch.withLock { watch in
      defer { watch.isKept = true }
      return !watch.isKept
    }
    guard isNew else { return }
    var held = signals
    pthread_sigmask(SIG_BLOCK, &held, nil)
    do throws(SystemError) {
      try WorkerThread.start { [held] in wait(for: held) }
    } catch {
      // Without a thread they end the program at once; what is left over a later run clears away.
      pthread_sigmask(SIG_UNBLOCK, &held, nil)
    }
  }

  /// Gives signals to `listener`, which is to see to it that ``leave(saying:)`` is called soon.
  static func listen(_ listener: (@Sendable () -> Void)?) {
    watch.withLock { $0.listener = listener }
  }

  /// Ends the program: no file is replaced any more, and no temporary file stays.
  static func leave(saying text: (Int32) -> Void) -> Never {
    let number = received.load(ordering: .acquiring)
    TemporaryFiles.finish()
    text(number)
    _exit(code(for: number))
  }

  /// Those that were not ignored at the start.
  private static var numbers: [Int32] {
    [SIGINT, SIGTERM, SIGHUP].filter { outline_is_ignored($0) == 0 }
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }

  /// The exit code after a signal, as shells tell it.
  private static func code(for number: Int32) -> Int32 { 128 + number }

  private static func wait(for signals: sigset_t) {
    var signals = signals
    var number: Int32 = 0
    guard sigwait(&signals, &number) == 0 else { return }
    received.store(number, ordering: .releasing)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    if let listener = watch.withLock({ $0.listener }) {
      listener()
      while true { pause() }  // for the next one
    }
    leave { number in
      let end = TemporaryFiles.installedCount == 0 ? "before" : "after"
      Console().explain("outline: ended by \(name(of: number)) \(end) the file was written\n")
    }
  }

  /// What people call the signal.
  static func name(of number: Int32) -> String {
    switch number {
    case SIGINT: "an interrupt"
    case SIGHUP: "a hang-up"
    default: "signal \(number)"
    }
  }
}
