/// The columns that every table of nodes has; those of attributes follow.
enum CSVColumn: String, CaseIterable {
  /// The level, 1 for top nodes.
  case level
  case id
  /// The id of the parent, if it has one.
  case parent
  /// The title.
  case text
  case note
  /// `true`, `false` or nothing.
  case checked
  /// `true`, `false`, or nothing for a node without children.
  case expanded

  /// What stands above the column of an attribute: its name, or `@` and its name where another column has
  /// that, in whatever letters.
  static func heading(for name: [UInt8]) -> [UInt8] {
    let lowercased = String(decoding: name, as: UTF8.self).lowercased()
    let isTaken = allCases.contains { $0.rawValue == lowercased }
    return isTaken ? [UInt8(ascii: "@")] + name : name
  }

  /// Whether a spreadsheet would calculate a cell, or not show the apostrophe it begins with.
  static func isFormula(_ text: NodeContent.Text) -> Bool {
    guard let first = text.first else { return false }
    return "=+-@\t\r".utf8.contains(first)
      || (first == UInt8(ascii: "'") && isFormula(text.drop { $0 == first }))
  }
}
