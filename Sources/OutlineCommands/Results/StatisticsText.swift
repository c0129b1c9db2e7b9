internal import OutlineConversion
internal import OutlineDocument

/// Counts as lines of text or as a JSON object.
struct StatisticsText {
  private let statistics: DocumentStatistics
  /// Whose they are; nil for those of all inputs.
  private let file: FilePath?

  init(_ statistics: DocumentStatistics, of file: FilePath? = nil) {
    self.statistics = statistics
    self.file = file
  }

  /// The single numbers, with their names as lines and as JSON have them.
  private var numbers: [(name: String, key: String, value: Int)] {
    [
      ("files", statistics.files), ("nodes", statistics.nodes), ("top", statistics.top),
      ("leaves", statistics.leaves), ("folders", statistics.folders), ("depth", statistics.depth),
      ("widest", statistics.widest), ("notes", statistics.notes), ("checked", statistics.checked),
      ("unchecked", statistics.unchecked), ("folded", statistics.folded),
      ("commented", statistics.commented), ("ids", statistics.ids),
    ].map { ($0, $0, $1) } + [("repeated ids", "repeatedIds", statistics.repeatedIDs)]
  }

  /// `NAME<tab>VALUE`, then `type<tab>VALUE<tab>COUNT` and `attribute<tab>NAME<tab>COUNT`.
  var table: [UInt8] {
    var lines: [[String]] = file.map { [["file", $0.shown]] } ?? []
    lines += numbers.map { [$0.name, "\($0.value)"] }
    lines += statistics.types.entries.map { ["type", $0.text, "\($0.count)"] }
    lines += statistics.attributes.entries.map { ["attribute", $0.text, "\($0.count)"] }
    return Array(lines.map { $0.map(\.inOneColumn).joined(separator: "\t") + "\n" }.joined().utf8)
  }

  /// One object on one line.
  func appendJSON(to output: inout PieceBuffer) {
    output.append("{")
    if let file {
      output.append("\"file\":")
      JSONText.append(file.shown, to: &output)
      output.append(",")
    }
    for number in numbers { output.append("\"\(number.key)\":\(number.value),") }
    output.append("\"types\":")
    append(statistics.types, to: &output)
    output.append(",\"attributes\":")
    append(statistics.attributes, to: &output)
    output.append("}\n")
  }

  private func append(_ tally: Tally, to output: inout PieceBuffer) {
    output.append("{")
    for (index, entry) in tally.entries.enumerated() {
      if index > 0 { output.append(",") }
      JSONText.append(entry.text, to: &output)
      output.append(":\(entry.count)")
    }
    output.append("}")
  }
}

extension String {
  /// With line ends, tabs and backslashes written as in `find --tsv`, and nothing that steers a terminal.
  fileprivate var inOneColumn: String {
    guard utf8.contains(where: { !(0x20..<0x7f).contains($0) || $0 == UInt8(ascii: "\\") }) else {
      return self
    }
    return String(
      unicodeScalars.map { scalar in
        switch scalar {
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\\": "\\\\"
        default: scalar.steersTerminal ? "\u{fffd}" : String(scalar)
        }
      }.joined())
  }
}
