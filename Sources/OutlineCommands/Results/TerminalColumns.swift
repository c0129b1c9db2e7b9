internal import OutlineConversion

/// Lines with tabs between their columns, made fit for a person to read on a terminal.
enum TerminalColumns {
  /// The lines with blanks in the place of tabs, so that what belongs together stands one below the
  /// other, and without anything that would steer the terminal.
  ///
  /// Columns of numbers stand flush right. The last column of a line is not padded.
  static func padded(_ table: [UInt8]) -> String {
    let lines = table.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(cell)
    }
    var widths: [Int] = []
    var areNumbers: [Bool] = []
    for line in lines {
      for (column, cell) in line.enumerated() {
        if column == widths.count {
          widths.append(0)
          areNumbers.append(true)
        }
        widths[column] = max(widths[column], cell.count)
        areNumbers[column] = areNumbers[column] && cell.allSatisfy(\.isASCIIDigit)
      }
    }
    return lines.map { line in
      line.enumerated().map { column, cell in
        let isLast = column == line.count - 1
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        if areNumbers[column] { return blanks + cell }
        return isLast ? cell : cell + blanks
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func cell(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
          $0.steersTerminal ? "\u{fffd}" : $0
        }))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}

extension Console {
  /// Writes lines with tabs between their columns: as they are for a program, in columns for a person.
  func write(table: [UInt8]) throws(FileFailure) {
    if isForPerson { return try write(TerminalColumns.padded(table)) }
    if table.isEmpty { return }
    try table.withUnsafeBufferPointer { bytes throws(FileFailure) in
      try write(UnsafeRawBufferPointer(bytes))
    }
  }
}
