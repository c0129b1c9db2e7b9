extension Profile {
  /// The table of contents of an EPUB 2 (NISO Z39.86-2005, DTBook NCX).
  static let ncx = Profile(
    name: "ncx",
    fileExtensions: ["ncx"],
    summary: "The contents of an EPUB 2",
    notes: """
      A new node needs @src. Play order and depth follow the order of nodes. In a new file dtb:uid is \
      empty: it is to be the identifier of the package.
      """,
    roots: ["ncx"],
    container: ["navMap"],
    documentTitle: ["docTitle", "text"],
    nodes: [NodeKind(name: "navPoint", parts: [(element: "content", attribute: "src")])],
    ownElements: ["navLabel", "content"],
    verbatim: ["text"],
    titles: [.element(ElementPlace(path: [ElementStep("navLabel", number: 0), "text"]))],
    identities: ["id"],
    needsIdentity: true,
    rules: [.topNodes(atLeast: 1, atMost: .max)],
    playOrder: PlayOrder(
      attribute: "playOrder", target: (element: "content", attribute: "src"),
      others: ["pageTarget", "navTarget"], depth: "dtb:depth"),
    address: "src",
    ownAttributes: ["class"],
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="UTF-8"?>
        <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
          <head>
            <meta name="dtb:uid" content=""/>
          </head>
          <docTitle>
            <text>TITLE</text>
          </docTitle>
          <navMap>

        """,
      back: "  </navMap>\n</ncx>\n", layout: .indented(by: "  ", from: 2)))
}
