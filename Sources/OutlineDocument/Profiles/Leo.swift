extension Profile {
  /// Leo outlines. Headlines are in the nodes, texts by themselves behind them; nodes with one id are
  /// clones, the first of which carries headline and children.
  static let leo = Profile(
    name: "leo",
    fileExtensions: ["leo"],
    roots: ["leo_file"],
    container: ["vnodes"],
    nodes: [NodeKind(name: "v")],
    ownElements: ["vh"],
    verbatim: ["vh"],
    titles: [.element(ElementPlace(path: ["vh"]))],
    notes: [.elsewhere(DistantPlace(path: ["tnodes", "t"], key: "tx", nodeKey: "t"))],
    identities: ["t"],
    needsIdentity: true,
    rules: [
      .clones(CloneForm(reference: "t", identity: "t")),
      .keptElsewhere(words: [
        "@file", "@auto", "@auto-rst", "@auto-md", "@auto-org", "@clean", "@edit", "@shadow",
        "@nosent",
        "@asis", "@thin",
      ]),
    ])
}
