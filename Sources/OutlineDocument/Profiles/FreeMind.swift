extension Profile {
  /// Maps of FreeMind and Freeplane: one top node, whose children are the branches.
  ///
  /// The title is an attribute or, with formatting, an HTML page. Nothing ticks a node off. The first of
  /// the nodes that share content in Freeplane carries it.
  static let freeMind = Profile(
    name: "freemind",
    fileExtensions: ["mm"],
    summary: "Maps of FreeMind and Freeplane",
    notes: """
      There is exactly one top node; where others are converted, one with the document's title. What is written of a title or a note that was formatted has \
      no formatting. Of the nodes that share content in Freeplane, the one that holds it has to \
      stand first.
      """,
    roots: ["map"],
    rootAttribute: "version",
    nodes: [NodeKind(name: "node")],
    ownElements: ["richcontent"],
    verbatim: ["richcontent", "text"],
    titles: [
      .attribute("TEXT"),
      .element(
        ElementPlace(path: [ElementStep("richcontent", where: ("TYPE", "NODE"))], form: .page)),
    ],
    titleFallbacks: ["LOCALIZED_TEXT", "OBJECT", "LINK"],
    notePlaces: [
      .element(
        ElementPlace(path: [ElementStep("richcontent", where: ("TYPE", "NOTE"))], form: .page))
    ],
    identities: ["ID"],
    folds: [Fold(attribute: "FOLDED", folded: "true", open: nil)],
    rules: [
      .topNodes(atLeast: 1, atMost: 1),
      .references(attributes: ["DESTINATION", "SOURCE"], prefix: ""),
      .references(attributes: ["LINK"], prefix: "#"),
      .clones(CloneForm(reference: "TREE_ID", identity: "ID", repeatsChildren: true)),
      .clones(CloneForm(reference: "CONTENT_ID", identity: "ID")),
      .clones(CloneForm(reference: "REFERENCE_ID", identity: "ID", repeatsChildren: true)),
    ],
    address: "LINK",
    ownAttributes: [
      "POSITION", "CREATED", "MODIFIED", "COLOR", "BACKGROUND_COLOR", "STYLE", "STYLE_REF",
      "OBJECT",
      "LOCALIZED_TEXT", "HGAP", "VGAP", "VSHIFT", "MAX_WIDTH", "MIN_WIDTH",
    ],
    otherAttributes: .elements("attribute", name: "NAME", value: "VALUE"),
    frame: Frame(
      front: "<map version=\"1.0.1\">\n", back: "</map>\n", layout: .lines, hasOneTop: true))
}
