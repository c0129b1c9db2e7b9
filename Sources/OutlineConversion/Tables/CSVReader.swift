internal import OutlineXML

/// Reads a table: a row for each node, the columns named in the first one.
struct CSVReader: NodeReader {
  private let text: ImportedText
  private let options: ConversionOptions
  private let separator: UInt8
  /// What the columns are, by number.
  private var columns: [Column] = []
  private var known: Set<Column> = []

  private enum Column: Hashable {
    case own(CSVColumn)
    case attribute([UInt8])
  }

  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    var reader = CSVReader(text, options)
    var rows = CSVRows(text, separator: reader.separator)
    try reader.readHead(rows.next() ?? [])
    var order: [RowOrder.Row] = []
    while let cells = try rows.next() { order.append(try reader.place(of: cells)) }
    for step in try RowOrder(order, in: text).steps {
      let offset = order[step.row].offset
      var row = CSVRows(text, separator: reader.separator, from: offset)
      try nodes.begin(depth: step.level, at: offset)
      try reader.fill(&nodes, from: row.next() ?? [])
    }
  }

  private init(_ text: ImportedText, _ options: ConversionOptions) {
    self.text = text
    self.options = options
    separator = CSVRows.separator(of: text)
  }

  private mutating func readHead(_ cells: [CSVRows.Cell]) throws(XMLFailure) {
    let names = cells.map { String(decoding: $0.text, as: UTF8.self).lowercased() }
    let hasText = names.contains(CSVColumn.text.rawValue)
    for (cell, name) in zip(cells, names) {
      let column: Column
      if let own = CSVColumn(rawValue: name) ?? (!hasText && name == "title" ? .text : nil) {
        column = .own(own)
      } else {
        column = .attribute(
          cell.text.first == UInt8(ascii: "@") ? Array(cell.text.dropFirst()) : cell.text)
      }
      if !known.insert(column).inserted {
        throw text.failure(
          at: cell.offset,
          "the column \"\(String(decoding: cell.text, as: UTF8.self))\" stands twice")
      }
      columns.append(column)
    }
    if !known.contains(.own(.text)) {
      throw text.failure(
        at: text.bytes.startIndex,
        "the first row has no column text or title: it has to name the columns, as in level,text,note"
      )
    }
  }

  /// What a row says of its place.
  private func place(of cells: [CSVRows.Cell]) throws(XMLFailure) -> RowOrder.Row {
    if cells.count > columns.count {
      throw text.failure(
        at: cells[columns.count].offset,
        "this row has \(cells.count) cells, and the first row names \(columns.count) columns")
    }
    var row = RowOrder.Row(offset: cells.first?.offset ?? 0)
    for (cell, column) in zip(cells, columns) where !cell.text.isEmpty {
      switch column {
      case .own(.id): row.id = unguarded(cell.text)
      case .own(.parent): row.parent = unguarded(cell.text)
      case .own(.level):
        guard let level = Int(String(decoding: cell.text, as: UTF8.self)), level > 0 else {
          throw text.failure(
            at: cell.offset,
            "the level is a number from 1, not \"\(String(decoding: cell.text, as: UTF8.self))\"")
        }
        row.level = level
      default: break
      }
    }
    return row
  }

  private func fill(
    _ nodes: inout NodeCollector, from cells: [CSVRows.Cell]
  ) throws(XMLFailure) {
    for (cell, column) in zip(cells, columns) {
      switch column {
      case .own(.text): nodes.title = unguarded(cell.text)
      case .own(.note): if !cell.text.isEmpty { nodes.addNoteLine(unguarded(cell.text)) }
      case .own(.id): nodes.node.setID(unguarded(cell.text))
      case .own(.checked): nodes.node.isChecked = try flag(cell)
      case .own(.expanded): nodes.node.isFolded = try flag(cell) == false
      case .own(.level), .own(.parent): break
      case .attribute(let name):
        if cell.isQuoted || !cell.text.isEmpty {
          nodes.node.addAttribute(name, unguarded(cell.text))
        }
      }
    }
  }

  /// The text without the apostrophe that keeps a spreadsheet from calculating.
  private func unguarded(_ text: [UInt8]) -> [UInt8] {
    guard options.guardsFormulas, text.first == UInt8(ascii: "'"),
      CSVColumn.isFormula(text.dropFirst())
    else { return text }
    return Array(text.dropFirst())
  }

  private func flag(_ cell: CSVRows.Cell) throws(XMLFailure) -> Bool? {
    switch String(decoding: cell.text, as: UTF8.self).lowercased() {
    case "": nil
    case "true", "yes", "1", "x": true
    case "false", "no", "0": false
    case let word:
      throw text.failure(at: cell.offset, "expected true, false or nothing, found \"\(word)\"")
    }
  }
}
