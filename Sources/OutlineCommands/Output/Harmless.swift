internal import OutlineConversion

extension String {
  /// The text without what would steer a terminal; lines and tabs stay.
  ///
  /// Messages quote titles, and these may hold anything that XML lets pass.
  var harmless: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.steersTerminal && $0 != "\n" && $0 != "\t" ? "\u{fffd}" : $0 }))
  }

  /// The text as one field of one line: without line ends and tabs either.
  var harmlessOnOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.steersTerminal ? "\u{fffd}" : $0 }))
  }
}

extension FilePath {
  /// The name for a line of a message, without what would steer a terminal or end the line.
  var harmless: String { shown.harmlessOnOneLine }
}
