extension Profile {
  /// CherryTree documents. The text of a node is its note; where it is written in several runs, or
  /// holds objects, it is read but not replaced.
  static let cherryTree = Profile(
    name: "cherrytree",
    fileExtensions: ["ctd"],
    summary: "CherryTree",
    notes: """
      The text of a node is its note; one that has formatting, or objects at places in it, is read \
      but not replaced.
      """,
    roots: ["cherrytree"],
    nodes: [NodeKind(name: "node")],
    ownElements: ["rich_text"],
    verbatim: ["rich_text", "codebox", "table", "encoded_png"],
    titles: [.attribute("name")],
    notePlaces: [.element(ElementPlace(path: ["rich_text"], isAlone: true))],
    identities: ["unique_id"],
    newIdentity: .number,
    needsIdentity: true,
    rules: [
      .clones(CloneForm(reference: "master_id", identity: "unique_id", isOrdered: false))
    ],
    ownAttributes: [
      "prog_lang", "tags", "readonly", "nosearch_me", "nosearch_ch", "custom_icon_id", "is_bold",
      "foreground", "ts_creation", "ts_lastsave",
    ],
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="UTF-8"?>
        <cherrytree>
          <bookmarks list=""/>

        """,
      back: "</cherrytree>\n"))
}
