/// One line of what was measured.
struct Row {
  /// What was done.
  let work: String
  /// What it is compared with.
  let peer: String
  /// The bound, as it is read: `at most 1.60` or `at least 3.00`.
  let bound: Bound
  /// What was measured; not a number where it could not be.
  let ratio: Double

  enum Bound {
    case atMost(Double)
    case atLeast(Double)

    /// Whether a ratio is within it.
    func holds(_ ratio: Double) -> Bool {
      switch self {
      case .atMost(let bound): ratio <= bound
      case .atLeast(let bound): ratio >= bound
      }
    }

    var text: String {
      switch self {
      case .atMost(let bound): "≤ \(short(bound))"
      case .atLeast(let bound): "≥ \(short(bound))"
      }
    }
  }
}

/// Prints rows as a table of Markdown.
func printTable(_ rows: [Row]) {
  print("\n| work | compared with | bound | measured | |\n| --- | --- | --- | --- | --- |")
  for row in rows {
    let outcome = !row.ratio.isFinite ? "not measured" : row.bound.holds(row.ratio) ? "" : "missed"
    print("| \(row.work) | \(row.peer) | \(row.bound.text) | \(short(row.ratio)) | \(outcome) |")
  }
}
