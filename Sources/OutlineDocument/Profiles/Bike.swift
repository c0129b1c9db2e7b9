extension Profile {
  /// Bike outlines: lists of an XHTML page, a paragraph for each row.
  ///
  /// A note is a row of its own, and folding is not in the file.
  static let bike = Profile(
    name: "bike",
    fileExtensions: ["bike"],
    summary: "Bike",
    notes: """
      A note is a row of its own, and folding is not in the file. A row that is checked becomes a \
      task.
      """,
    roots: ["html"],
    container: ["body", "ul"],
    documentTitle: ["head", "title"],
    nodes: [NodeKind(name: "li")],
    wrapper: "ul",
    ownElements: ["p"],
    verbatim: ["p"],
    titles: [.element(ElementPlace(path: ["p"]))],
    identities: ["id"],
    needsIdentity: true,
    checks: [
      Check(attribute: "data-done", done: nil, box: "data-type", boxValue: "task")
    ],
    rules: [.references(attributes: ["href"], prefix: "#")],
    ownAttributes: ["class", "title", "style", "lang", "dir", "xml:lang"],
    otherAttributes: .prefixed("data-"),
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="UTF-8"?>
        <html xmlns="http://www.w3.org/1999/xhtml">
          <head>
            <meta charset="utf-8"/>
            <title>TITLE</title>
          </head>
          <body>
            <ul>

        """,
      back: "    </ul>\n  </body>\n</html>\n", layout: .indented(by: "  ", from: 3)))
}
