extension Profile {
  /// Leo outlines. Headlines are in the nodes, texts by themselves behind them; nodes with one id are
  /// clones, the first of which carries headline and children.
  static let leo = Profile(
    name: "leo",
    fileExtensions: ["leo"],
    summary: "Leo",
    notes: """
      Texts stand behind the nodes and are their notes. Of clones the first holds headline and \
      children, and stays first. What lies below @file and its like is kept elsewhere, which is \
      told.
      """,
    roots: ["leo_file"],
    container: ["vnodes"],
    nodes: [NodeKind(name: "v")],
    ownElements: ["vh"],
    verbatim: ["vh"],
    titles: [.element(ElementPlace(path: ["vh"]))],
    notePlaces: [.elsewhere(DistantPlace(path: ["tnodes", "t"], key: "tx", nodeKey: "t"))],
    identities: ["t"],
    needsIdentity: true,
    rules: [
      .clones(CloneForm(reference: "t", identity: "t")),
      .keptElsewhere(words: [
        "@file", "@auto", "@auto-rst", "@auto-md", "@auto-org", "@clean", "@edit", "@shadow",
        "@nosent",
        "@asis", "@thin",
      ]),
    ],
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="utf-8"?>
        <leo_file>
        <leo_header file_format="2"/>
        <globals/>
        <preferences/>
        <find_panel_settings/>
        <vnodes>

        """,
      back: "</vnodes>\n<tnodes>\nTEXTS</tnodes>\n</leo_file>\n", layout: .lines))
}
