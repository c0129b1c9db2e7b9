/// Writes names and paths as a selector takes them back.
public enum PathWriter {
  /// The path of these titles from the top, such as `/News/"R & D"`; `top` where there are none.
  ///
  /// A title stands in quotes unless all of it is letters, digits, `.`, `_` and `-`. A line feed is
  /// `\n` and a tab `\t`, so a path is one line.
  ///
  /// - Complexity: O(*n*), *n* the length of all titles.
  public static func path(of titles: [String]) -> String {
    titles.isEmpty ? Keyword.top.rawValue : titles.map { "/" + title($0) }.joined()
  }

  /// An id or title as a name alone: as in a path, but a key word of the language is quoted too.
  public static func name(_ name: String) -> String {
    Keyword(rawValue: name) == nil ? title(name) : quoted(name)
  }

  /// A text in `"…"`, with `\"`, `\\`, `\n` and `\t` within.
  public static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": quoted.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
      case "\t": quoted.append(contentsOf: "\\t".unicodeScalars)
      default: quoted.append(scalar)
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  private static func title(_ title: String) -> String {
    let isBare = !title.isEmpty && title.unicodeScalars.allSatisfy(\.standsInBareNames)
    return isBare ? title : quoted(title)
  }
}
