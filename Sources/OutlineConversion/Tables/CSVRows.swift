internal import OutlineXML

/// Reads the rows of a table (RFC 4180), one after the other.
struct CSVRows {
  /// One cell of a row.
  struct Cell {
    let text: [UInt8]
    /// Whether it stands in quotes, so that an empty one is there.
    let isQuoted: Bool
    /// Where it begins.
    let offset: Int
  }

  private let text: ImportedText
  private let separator: UInt8
  private var index: Int

  /// The rows from an offset on.
  init(_ text: ImportedText, separator: UInt8, from offset: Int? = nil) {
    self.text = text
    self.separator = separator
    index = offset ?? text.bytes.startIndex
  }

  /// What parts the cells: a comma, semicolon or tab, whichever the first line has most of.
  static func separator(of text: ImportedText) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in text.bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      counts[byte, default: 0] += 1
    }
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    return signs.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? signs[0]
  }

  /// The next row; nil at the end. A row without any text is passed over.
  mutating func next() throws(XMLFailure) -> [Cell]? {
    let bytes = text.bytes
    while index < bytes.endIndex {
      var cells: [Cell] = []
      while true {
        cells.append(try readCell())
        guard index < bytes.endIndex, bytes[index] == separator else { break }
        index += 1
      }
      if index < bytes.endIndex, bytes[index] == 0x0D { index += 1 }
      if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      if cells.count > 1 || cells[0].isQuoted || !cells[0].text.isEmpty { return cells }
    }
    return nil
  }

  private mutating func readCell() throws(XMLFailure) -> Cell {
    let bytes = text.bytes
    let start = index
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.endIndex, bytes[index] != separator, bytes[index] != 0x0A,
        bytes[index] != 0x0D
      {
        if bytes[index] == UInt8(ascii: "\"") {
          throw text.failure(
            at: index,
            "a quote stands within a cell that has none in front: put the cell into quotes, and"
              + " double those in it")
        }
        index += 1
      }
      return Cell(text: Array(bytes[start..<index]), isQuoted: false, offset: start)
    }
    return try readQuoted()
  }

  private mutating func readQuoted() throws(XMLFailure) -> Cell {
    let bytes = text.bytes
    let start = index
    var value: [UInt8] = []
    index += 1
    while true {
      guard let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) else {
        throw text.failure(at: start, "the quote that begins here has no end")
      }
      value += bytes[index..<quote]
      index = quote + 1
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { break }
      value.append(UInt8(ascii: "\""))
      index += 1
    }
    if index < bytes.endIndex, bytes[index] != separator, bytes[index] != 0x0A,
      bytes[index] != 0x0D
    {
      throw text.failure(
        at: index, "text stands behind the quote that ends a cell: double the quotes within cells")
    }
    return Cell(text: value, isQuoted: true, offset: start)
  }
}
