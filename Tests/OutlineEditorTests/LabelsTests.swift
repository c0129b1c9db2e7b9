import OutlineDocument
import OutlineEditor
import OutlineTree
import Testing

/// `Samples/labels.opml`: four labels with the ids 1 to 4, filtered by text and kind.
@MainActor @Suite struct LabelsTests {
  private let model: OutlineModel
  private let tiles: @Sendable (OutlineDocument) -> (NodeID) -> Bool = { document in
    { document.attribute("type", of: $0) == "tile" }
  }

  init() throws {
    model = try OutlineModel(sample: "labels")
  }

  private func labels(_ ids: [NodeID]) -> String {
    ids.compactMap(model.document.writtenID).joined(separator: " ")
  }

  /// Filters and says what is shown, what entered and what left.
  private func filter(_ filter: OutlineFilter) -> [String] {
    model.filter = filter
    let difference = model.difference
    #expect(difference.moved.isEmpty, "filtering moves nothing")
    return [model.rows.map(\.id), difference.entered.map(\.id), difference.left.map(\.id)]
      .map(labels)
  }

  @Test func theSixStepsShowWhatTheyShouldAndSayWhatChanged() throws {
    let before = try model.encoded()
    #expect(filter(OutlineFilter()) == ["1 2 3 4", "", ""])
    #expect(filter(OutlineFilter(text: "a")) == ["1 2", "", "3 4"])
    #expect(filter(OutlineFilter(text: "b")) == ["3 4", "3 4", "1 2"], "as many, and others")
    #expect(filter(OutlineFilter(condition: tiles)) == ["1 3", "1", "4"])
    #expect(filter(OutlineFilter(text: "z")) == ["", "", "1 3"])
    #expect(filter(OutlineFilter()) == ["1 2 3 4", "1 2 3 4", ""])
    #expect(try model.encoded() == before)
    #expect(model.undoName == nil && !model.hasUnsavedChanges)
  }

  @Test func textAndConditionTogetherLeaveWhatPassesBoth() {
    #expect(filter(OutlineFilter(text: "B", condition: tiles)) == ["3", "", "1 2 4"])
    model.filter.text = ""
    #expect(labels(model.rows.map(\.id)) == "1 3")
    #expect(model.rows.matchCount == 2)
    #expect(model.rows.totalCount == 4)
  }

  @Test func theFilterStaysOverEditsAndUndoing() throws {
    model.filter.text = "tile"
    try model.setTitle("Dot C", of: model.node("Tile A"))
    #expect(labels(model.rows.map(\.id)) == "3")
    #expect(labels(model.difference.left.map(\.id)) == "1")
    model.undo()
    #expect(labels(model.rows.map(\.id)) == "1 3")
    #expect(labels(model.difference.entered.map(\.id)) == "1")
    #expect(model.filter.text == "tile")
  }
}
