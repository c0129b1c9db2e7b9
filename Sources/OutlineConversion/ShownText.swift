/// Makes text fit to be shown on a terminal.
enum ShownText {
  /// On one line: line ends as `\n`, other control characters as U+FFFD.
  static func append(title: String, to output: inout PieceBuffer) {
    if title.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return output.append(title) }
    var isAfterReturn = false
    for scalar in title.unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && !isAfterReturn) {
        output.append("\\n")
      } else if scalar != "\n" {
        append(scalar, to: &output)
      }
      isAfterReturn = scalar == "\r"
    }
  }

  /// A line of a note; tabs stay.
  static func append(noteLine: Substring.UnicodeScalarView, to output: inout PieceBuffer) {
    for scalar in noteLine {
      if scalar == "\t" { output.append(byte: 0x09) } else { append(scalar, to: &output) }
    }
  }

  /// The lines of a text, whichever way they end: LF, CR LF or CR.
  static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    let scalars = text.unicodeScalars
    var lines: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let end = index
      scalars.formIndex(after: &index)
      guard scalar == "\n" || scalar == "\r" else { continue }
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" {
        scalars.formIndex(after: &index)
      }
      lines.append(scalars[start..<end])
      start = index
    }
    lines.append(scalars[start...])
    return lines
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout PieceBuffer) {
    output.append(scalar: scalar.isControl ? "\u{fffd}" : scalar)
  }
}
