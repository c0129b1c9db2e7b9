extension Profile {
  /// DITA maps, 1.x and 2.0 (docs.oasis-open.org/dita).
  ///
  /// The elements are those of the base map and of the map group; what a specialization calls otherwise
  /// is told by its `class`.
  static let dita = Profile(
    name: "dita",
    fileExtensions: ["ditamap"],
    summary: "DITA maps",
    notes: """
      Titles are navtitle elements or attributes. A new node with @href or @keyref is a topicref, \
      any other a topichead. A change of which definition of a key comes first is told.
      """,
    roots: ["map", "bookmap"],
    documentTitle: ["title"],
    nodes: [
      NodeKind(name: "topicref", attribute: "href"),
      NodeKind(name: "topicref", attribute: "keyref"),
      NodeKind(name: "keydef", attribute: "keys"), NodeKind(name: "topichead"),
      NodeKind(name: "mapref", isMade: false, isLeaf: true),
    ]
      + [
        "topicgroup", "topicset", "topicsetref", "anchorref", "chapter", "part", "appendix",
        "appendices", "preface", "notices", "dedication", "colophon", "abbrevlist", "glossarylist",
        "bibliolist", "draftintro", "frontmatter", "backmatter", "booklists", "toc", "figurelist",
        "tablelist", "indexlist", "trademarklist", "amendments", "bookabstract", "mapresources",
        "glossref",
      ].map { NodeKind(name: $0, isMade: false) },
    ownElements: ["topicmeta"],
    verbatim: ["navtitle", "shortdesc", "linktext"],
    titles: [
      .element(ElementPlace(path: ["topicmeta", "navtitle"])), .attribute("navtitle"),
    ],
    titleFallbacks: ["href", "keyref", "keys"],
    notePlaces: [
      .element(
        ElementPlace(
          path: ["topicmeta", "shortdesc"],
          behind: ["navtitle", "titlealts", "linktext", "searchtitle"]))
    ],
    identities: ["id"],
    rules: [.firstDefinition(attribute: "keys")],
    address: "href",
    ownAttributes: [
      "keyref", "keys", "format", "scope", "toc", "print", "search", "audience", "platform",
      "product", "otherprops", "props", "rev", "status", "processing-role", "collection-type",
      "linking",
      "locktitle", "chunk", "copy-to", "keyscope", "cascade", "outputclass", "xml:lang",
      "translate",
    ],
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE map PUBLIC "-//OASIS//DTD DITA Map//EN" "map.dtd">
        <map>
          <title>TITLE</title>

        """,
      back: "</map>\n"))
}
