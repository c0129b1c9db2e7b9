extension Profile {
  /// The binder of a Scrivener project. Texts and synopses are in files beside it.
  static let scrivener = Profile(
    name: "scrivener",
    fileExtensions: ["scrivx"],
    summary: "The binder of a Scrivener project",
    notes: """
      Texts and notes are in files beside it. The three special folders stay on top.
      """,
    roots: ["ScrivenerProject"],
    container: ["Binder"],
    nodes: [NodeKind(name: "BinderItem")],
    wrapper: "Children",
    ownElements: ["Title", "MetaData", "TextSettings", "Keywords", "Bookmarks"],
    verbatim: ["Title"],
    titles: [.element(ElementPlace(path: ["Title"]))],
    identities: ["UUID", "ID"],
    newIdentity: .uuid,
    needsIdentity: true,
    rules: [
      .references(attributes: ["BinderUUID"], prefix: ""),
      .staysOnTop(attribute: "Type", values: ["DraftFolder", "ResearchFolder", "TrashFolder"]),
    ])
}
