import OutlineEditor
import OutlineLanguage
import OutlineTree
import Testing

@MainActor @Suite struct FilterTests {
  @Test(arguments: [
    ("ÉCLAIR", "Éclair"), ("éclair", "ÉCLAIR"), ("σ", "Σ"), ("air", "Éclair"), ("", "any"),
  ])
  func lettersOfBothCasesAreAlike(text: String, title: String) throws {
    let model = try OutlineModel(body: #"<outline text="\#(title)"/>"#)
    model.filter.text = text
    #expect(model.titles == [title])
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("ss", "ß"), ("strasse", "Straße"), (" air", "air"),
  ])
  func nothingElseIs(text: String, title: String) throws {
    let model = try OutlineModel(body: #"<outline text="\#(title)"/>"#)
    model.filter.text = text
    #expect(model.titles == [])
  }

  @Test func notesAreSearchedToo() throws {
    let model = try OutlineModel(sample: "quotes")
    model.filter.text = "MELVILLE"
    #expect(model.drawing == ["- America", "    Call me Ishmael."])
    #expect(model.rows.matchCount == 1)
  }

  @Test func aMatchInAFoldedNodeIsCountedAndShownWhenThatIsOpened() throws {
    let model = try OutlineModel(sample: "quotes")
    model.filter.text = "dracula"
    #expect(model.drawing == ["+ Ireland"])
    #expect(model.rows[0].childCount == 1)
    #expect(model.rows.matchCount == 1)
    try model.setFolded(false, [model.rows[0].id])
    #expect(model.drawing == ["- Ireland", "    3 May. Bistritz."])
  }

  @Test func aConditionOfTheLanguageFilters() throws {
    let model = try OutlineModel(sample: "shopping")
    let condition = Selector.matching(try Condition(parsing: #"leaf and not checked"#))
    model.filter.condition = { document in
      let found = Set((try? condition.select(in: document)) ?? [])
      return found.contains
    }
    #expect(
      model.titles == ["Market", "Leeks", "Bread", "Hardware store", "Screws 4 × 40 mm"])
    try model.setChecked(true, [model.node("Bread")])
    #expect(model.titles == ["Market", "Leeks", "Hardware store", "Screws 4 × 40 mm"])
    #expect(model.rows.matchCount == 2)
  }
}
