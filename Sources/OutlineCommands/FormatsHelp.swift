internal import OutlineConversion

/// What `help formats` shows: the formats, and what each has a place for.
enum FormatsHelp {
  /// The whole text, at most 80 columns wide, with a line end at its end.
  static var text: String {
    """
    FORMATS, for --to and --from; in brackets what they may be called as well, then
    how the names of their files end.

    \(Manual.table(ConversionFormat.all.map { ($0.called, $0.described) }))
    WHAT THEY HOLD besides the order of nodes and their titles; "title" is that of the
    document. What one does not hold is counted in a warning when it is written, and
    an error with --strict; so is what one that is read says and OPML does not hold.

    \(columns)
    MARKUP
    \(markup.indented)
    HOW THEY SAY IT
    \(ConversionFormat.all.filter { !$0.notes.isEmpty }.map(\.explained).joined(separator: "\n"))
    \(ProfilesHelp.text)
    """
  }

  private static let markup = """
    In OPML a title may hold markup of HTML. It is kept as it is unless --html decode is given. In \
    Markdown, tags that mark text within a line, and references such as &amp;, are thus left to whoever \
    shows it, and all other signs are escaped, so that they are shown as they are; what \
    html does, see below; in the other formats nobody takes tags for more than text. With --html decode, bold, italic, code, struck and linked text \
    becomes that of Markdown or Org, all other tags go, and references become characters. Of what stands \
    in the head, only the title is carried; comments are not.
    """

  private static var columns: String {
    let head = ["", "title", "notes", "checks", "folds", "ids", "attributes"]
    let rows = ConversionFormat.all.map { format in
      let holding = format.holding
      return [format.name, holding.documentTitle.inWords]
        + [holding.notes, holding.checks, holding.folds, holding.ids].map { $0 ? "yes" : "-" }
        + [holding.attributes.inWords]
    }
    let width = (ConversionFormat.all.map(\.name.count).max() ?? 0) + 2
    return ([head] + rows).map { row in
      let cells = row.enumerated().map { index, cell in
        cell.padded(to: index == 0 ? width : 8)
      }
      return "  " + cells.joined().trimmedAtEnd + "\n"
    }.joined()
  }
}

extension ConversionFormat {
  fileprivate var called: String {
    name + (aliases.isEmpty ? "" : " (\(aliases.joined(separator: ", ")))")
  }

  fileprivate var described: String {
    let endings = fileExtensions.map { "." + $0 }.joined(separator: " ")
    return "\(summary); \(endings)" + (isWritten ? "" : "; is only read")
  }

  fileprivate var explained: String { "  \(name)\n" + notes.map(\.indented).joined() }
}

extension FormatHolding.DocumentTitle {
  fileprivate var inWords: String {
    switch self {
    case .held: "yes"
    case .lost: "-"
    case .ofTopNode: "on top"
    }
  }
}

extension FormatHolding.Attributes {
  fileprivate var inWords: String {
    switch self {
    case .none: "-"
    case .all: "all"
    case .only, .bookmarked, .places: "in part"
    }
  }
}

extension String {
  fileprivate var indented: String {
    wrapped(width: 74).split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
