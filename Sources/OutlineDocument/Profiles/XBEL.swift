extension Profile {
  /// XBEL 1.0 bookmarks (pyxml.sourceforge.net/topics/xbel). A folder without `folded` is folded.
  static let xbel = Profile(
    name: "xbel",
    fileExtensions: ["xbel"],
    summary: "XBEL bookmarks",
    notes: """
      A new node with @href is a bookmark, which holds no nodes, one with @ref an alias, any other \
      a folder. A folder without @folded is folded. In other formats an alias has the title and \
      address of the bookmark that it stands for.
      """,
    roots: ["xbel"],
    documentTitle: ["title"],
    nodes: [
      NodeKind(name: "bookmark", attribute: "href", isLeaf: true),
      NodeKind(
        name: "alias", attribute: "ref", isLeaf: true, hasElements: false, isAlias: true),
      NodeKind(name: "folder"),
      NodeKind(
        name: "separator", isMade: false, isLeaf: true, hasElements: false, type: "separator"),
    ],
    ownElements: ["title", "info", "desc"],
    verbatim: ["title", "desc"],
    titles: [.element(ElementPlace(path: ["title"]))],
    titleFallbacks: ["href", "ref"],
    notePlaces: [.element(ElementPlace(path: ["desc"]))],
    identities: ["id"],
    folds: [Fold(attribute: "folded", folded: "yes", open: "no", isFoldedIfAbsent: true)],
    rules: [.references(attributes: ["ref"], prefix: "")],
    address: "href",
    ownAttributes: ["added", "visited", "modified", "ref"],
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE xbel PUBLIC "+//IDN python.org//DTD XML Bookmark Exchange Language 1.0//EN//XML" \
        "http://www.python.org/topics/xml/dtds/xbel-1.0.dtd">
        <xbel version="1.0">
          <title>TITLE</title>

        """,
      back: "</xbel>\n"))
}
