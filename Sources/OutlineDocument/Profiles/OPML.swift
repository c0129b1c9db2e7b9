extension Profile {
  /// OPML 1.0, 1.1 and 2.0 (opml.org/spec2.opml), with or without a namespace.
  ///
  /// `outlineDocument` is the root's name before version 1.0. The attributes of notes, ids and states
  /// are those that outliners write; the specification has none.
  static let opml = Profile(
    name: "opml",
    fileExtensions: ["opml"],
    summary: "OPML 1.0, 1.1 and 2.0",
    notes: """
      Folding is written as the file does it, by expansionState in its head or by an attribute; \
      check marks and notes likewise.
      """,
    roots: ["opml", "outlineDocument"],
    container: ["body"],
    mendsContainer: true,
    head: "head",
    documentTitle: ["head", "title"],
    nodes: [NodeKind(name: "outline")],
    hasOwnElements: false,
    titles: [.attribute("text")],
    titleFallbacks: ["title", "xmlUrl", "url", "htmlUrl"],
    notePlaces: [.attribute("_note"), .attribute("note")],
    hasMarkup: true,
    identities: ["id", "xml:id", "_id", "uuid"],
    checks: [
      Check(attribute: "_status", done: "checked", open: "unchecked", isOpenOnlyIfUsed: true),
      Check(attribute: "_complete", done: "true"),
      Check(attribute: "complete", done: "true", box: "checkbox"),
      Check(attribute: "checked", done: "true", open: "false"),
    ],
    folds: [
      Fold(attribute: "collapsed", folded: "true", open: "false"),
      Fold(attribute: "collapse", folded: "true", open: "false"),
      Fold(attribute: "expanded", folded: "false", open: "true"),
      Fold(attribute: "_expanded", folded: "false", open: "true"),
    ],
    listsLines: true)
}
