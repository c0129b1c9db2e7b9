extension Profile {
  /// The binder of a Scrivener project. Texts and synopses are in files beside it.
  static let scrivener = Profile(
    name: "scrivener",
    fileExtensions: ["scrivx"],
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
