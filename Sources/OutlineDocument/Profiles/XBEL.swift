extension Profile {
  /// XBEL 1.0 bookmarks (pyxml.sourceforge.net/topics/xbel). A folder without `folded` is folded.
  static let xbel = Profile(
    name: "xbel",
    fileExtensions: ["xbel"],
    summary: "XBEL bookmarks",
    notes: """
      A new node with @href is a bookmark, which holds no nodes, one with @ref an alias, any other \
      a folder. A folder without @folded is folded.
      """,
    roots: ["xbel"],
    documentTitle: ["title"],
    nodes: [
      NodeKind(name: "bookmark", attribute: "href", isLeaf: true),
      NodeKind(name: "alias", attribute: "ref", isLeaf: true),
      NodeKind(name: "folder"),
      NodeKind(name: "separator", isMade: false, isLeaf: true),
    ],
    ownElements: ["title", "info", "desc"],
    verbatim: ["title", "desc"],
    titles: [.element(ElementPlace(path: ["title"]))],
    titleFallbacks: ["href", "ref"],
    notePlaces: [.element(ElementPlace(path: ["desc"]))],
    identities: ["id"],
    folds: [Fold(attribute: "folded", folded: "yes", open: "no", isFoldedIfAbsent: true)],
    rules: [.references(attributes: ["ref"], prefix: "")])
}
