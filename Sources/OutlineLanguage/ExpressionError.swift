/// What is wrong with an expression, and where.
public struct ExpressionError: Error, Hashable, Sendable {
  /// The name of the text: a file's, or `expression` for what stood on the command line.
  public let sourceName: String
  /// The line of the text, counted from 1; a line ends at LF, CR LF or CR.
  public let line: Int
  /// The place in the line, counted from 1 in Unicode scalars.
  public let column: Int
  /// The line as it is, without its end; of an expression that is a JSON string, the line of what
  /// the string says.
  public let sourceLine: String
  /// The place in ``sourceLine``, in Unicode scalars from 0.
  let caret: Int
  /// What was found and what could stand there; one line without a full stop.
  public let message: String

  /// The message as a person reads it: place and message, the line, and a caret beneath the place.
  ///
  /// Three lines, the last without a line end. Tabs before the place are repeated before the
  /// caret, so that it stands beneath it whatever a tab's width is.
  public var rendered: String {
    "\(sourceName):\(line):\(column): error: \(message)\n\(excerpt)"
  }

  /// So many scalars of a line are shown, around the place.
  private static let longestExcerpt = 160

  /// The line and a caret beneath the place, both indented alike; where the line goes on is an ellipsis.
  var excerpt: String {
    var shown = Array(sourceLine.unicodeScalars)
    let start = max(0, min(caret - Self.longestExcerpt / 2, shown.count - Self.longestExcerpt))
    let end = min(shown.count, start + Self.longestExcerpt)
    if end < shown.count { shown.replaceSubrange(end..., with: ["…"]) }
    if start > 0 { shown.replaceSubrange(..<start, with: ["…"]) }
    let width = start > 0 ? caret - start + 1 : caret
    let lead = shown.prefix(width).map { $0 == "\t" ? "\t" : " " }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown)
    return "  \(String(line))\n  \(lead.joined())^"
  }
}

extension ExpressionError: CustomStringConvertible {
  /// As ``rendered``.
  public var description: String { rendered }
}
