/// A bar on standard error that shows how far a run has come, where that is a terminal.
struct Progress {
  /// A run over fewer files is over before anyone looks.
  private static let fewest = 4
  /// In milliseconds, so that drawing takes no time from the run.
  private static let pause = 100
  private static let longestBar = 30

  private let console: Console
  private let total: Int
  private var isDrawn = false
  /// When the bar was drawn last, in milliseconds.
  private var last: Int?

  /// For a run over so many inputs.
  init(of total: Int, on console: Console) {
    self.console = console
    self.total = total
    isShown = total >= Self.fewest && console.showsProgress
  }

  /// Whether there is a bar, and a line in the end.
  let isShown: Bool

  /// Shows that so many inputs are done, unless that was shown just now.
  mutating func show(done: Int, failed: Int) {
    guard isShown else { return }
    let now = MonotonicClock.milliseconds
    if let last, now - last < Self.pause { return }
    last = now
    isDrawn = true
    console.draw("\r" + line(done: done, failed: failed) + "\u{1b}[K")
  }

  /// Makes room for something to be written.
  mutating func clear() {
    guard isDrawn else { return }
    isDrawn = false
    last = nil
    console.draw("\r\u{1b}[K")
  }

  private func line(done: Int, failed: Int) -> String {
    let numbers = " \(done) of \(total) files" + (failed == 0 ? "" : ", \(failed) failed")
    let width = min(Self.longestBar, (console.columnCount ?? 80) - numbers.utf8.count - 3)
    guard width > 0 else { return "" }
    let full = total == 0 ? width : width * done / total
    return "[" + String(repeating: "=", count: full)
      + String(repeating: " ", count: width - full) + "]" + numbers
  }
}
