extension Profile {
  /// Bike outlines: lists of an XHTML page, a paragraph for each row.
  ///
  /// A note is a row of its own, and folding is not in the file.
  static let bike = Profile(
    name: "bike",
    fileExtensions: ["bike"],
    summary: "Bike",
    notes: """
      A note is a row of its own, and folding is not in the file. A row that is checked becomes a \
      task.
      """,
    roots: ["html"],
    container: ["body", "ul"],
    documentTitle: ["head", "title"],
    nodes: [NodeKind(name: "li")],
    wrapper: "ul",
    ownElements: ["p"],
    verbatim: ["p"],
    titles: [.element(ElementPlace(path: ["p"]))],
    identities: ["id"],
    needsIdentity: true,
    checks: [
      Check(attribute: "data-done", done: nil, box: "data-type", boxValue: "task")
    ],
    rules: [.references(attributes: ["href"], prefix: "#")])
}
