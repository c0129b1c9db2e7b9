/// Makes text fit to be shown on a terminal.
enum ShownText {
  /// On one line: line ends as `\n`, what else steers a terminal as U+FFFD.
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
    output.append(scalar: scalar.steersTerminal ? "\u{fffd}" : scalar)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something for it but show a sign: a control character (C0, DEL or C1), or one
  /// that changes the direction of what stands around it (Unicode's property Bidi_Control), so that
  /// a line reads otherwise than it is.
  package var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7f...0x9f: true
    case 0x061c, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
