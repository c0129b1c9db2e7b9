/// What became of the inputs of a run, counted.
struct RunTally: Sendable {
  private var counts: [FileOutcome: Int] = [:]

  /// How many inputs there were.
  var total: Int { counts.values.reduce(0, +) }

  /// How many came to nothing.
  var failed: Int { counts[.refused, default: 0] + counts[.failed, default: 0] }

  /// How many were not worked on.
  var skipped: Int { counts[.skipped, default: 0] }

  mutating func add(_ outcome: FileOutcome, count: Int = 1) {
    counts[outcome, default: 0] += count
  }

  /// The numbers that are not 0, as a line for people.
  var text: String {
    let parts = FileOutcome.allCases.compactMap { outcome in
      counts[outcome].flatMap { $0 == 0 ? nil : "\($0) \(Self.word(for: outcome))" }
    }
    return parts.isEmpty ? "nothing done" : parts.joined(separator: ", ")
  }

  private static func word(for outcome: FileOutcome) -> String {
    outcome == .nothing ? "without a match" : outcome.rawValue
  }
}
