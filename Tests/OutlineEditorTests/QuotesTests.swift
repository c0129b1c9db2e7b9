import OutlineEditor
import OutlineTree
import Testing

/// `Samples/quotes.opml`: sections and items folded and unfolded, kept over saving.
@MainActor @Suite struct QuotesTests {
  private let model: OutlineModel

  init() throws {
    model = try OutlineModel(sample: "quotes")
  }

  private var expansion: String? {
    get throws {
      try model.text.split(separator: "\n").first { $0.contains("<expansionState>") }
        .map { String($0.drop { $0 == " " }) }
    }
  }

  @Test func theFoldStateOfTheFileIsShown() throws {
    #expect(model.titles.count == 8)
    #expect(model.rows.filter(\.isFolded).map(\.title) == ["Ireland", "Rome"])
    #expect(model.rows.totalCount == 11)
  }

  @Test func sectionsFoldAndUnfoldAndStaySoOverSaving() throws {
    try model.setFolded(true, [model.node("England")])
    #expect(model.difference.left.map(\.offset) == [1, 2, 3])
    try model.setFolded(false, [model.node("Rome")])
    #expect(model.difference.entered.map(\.offset) == [5])
    #expect(model.difference.left.isEmpty, "the last change alone counts")
    #expect(
      model.drawing == [
        "+ England", "+ Ireland", "- America", "    Call me Ishmael.", "- Rome",
        "    Arma virumque cano",
      ])
    #expect(try expansion == "<expansionState>3, 5</expansionState>")
    #expect(model.hasUnsavedChanges)
    #expect(try model.reopened().drawing == model.drawing)
  }

  @Test func itemsFoldAndUnfoldAndStaySoOverSaving() throws {
    let item = try model.node("Call me Ishmael.")
    let next = try model.add("Some years ago", at: .last(in: item))
    #expect(model.rows.map(\.id).contains(next), "what gets its first child shows it")
    #expect(try expansion == "<expansionState>1, 6, 7</expansionState>")
    #expect(try model.reopened().drawing == model.drawing)
    try model.setFolded(true, [item])
    #expect(model.difference.left.map(\.id) == [next])
    #expect(model.drawing.suffix(3) == ["- America", "  + Call me Ishmael.", "+ Rome"])
    #expect(try model.reopened().drawing == model.drawing)
    try model.setFolded(false, [item])
    #expect(model.difference.entered.map(\.id) == [next])
  }

  @Test func allFoldAndUnfold() throws {
    try model.setAllFolded(true)
    #expect(model.drawing == ["+ England", "+ Ireland", "+ America", "+ Rome"])
    #expect(try model.reopened().drawing == model.drawing)
    try model.setAllFolded(false)
    #expect(model.rows.count == 11)
    #expect(try expansion == "<expansionState>1, 5, 8, 10</expansionState>")
  }

  @Test func foldingBackGivesTheBytesOfTheFile() throws {
    let original = try sample("quotes")
    let section = try model.node("England")
    try model.setFolded(true, [section])
    try model.setFolded(false, [section])
    #expect(try model.encoded() == original)
  }

  @Test func foldingALeafIsNoChange() throws {
    try model.setFolded(true, [model.node("Call me Ishmael.")])
    #expect(!model.hasUnsavedChanges)
  }

  @Test func aFileWithoutAListGetsOne() throws {
    let model = try OutlineModel(sample: "groups")
    try model.setFolded(true, [model.node("Group A")])
    #expect(model.drawing == ["+ Group A", "- Group B", "    Tile B1", "  Group C"])
    #expect(try model.text.contains("<expansionState>2</expansionState>"))
    #expect(try model.reopened().drawing == model.drawing)
  }

  @Test func aFileWithAttributesKeepsItsWay() throws {
    let model = try OutlineModel(
      body: #"<outline text="A" expanded="false"><outline text="B"/></outline>"#)
    #expect(model.drawing == ["+ A"])
    try model.setFolded(false, [model.rows[0].id])
    #expect(model.drawing == ["- A", "    B"])
    #expect(try model.text.contains(#"<outline text="A" expanded="true">"#))
    #expect(try !model.text.contains("expansionState"))
  }
}
