import OutlineEditor
import OutlineTree
import Testing

/// `Samples/shopping.opml`: a checklist added to, checked, moved, deleted, saved and opened again.
@MainActor @Suite struct ShoppingTests {
  @Test func aChecklistComesBackInTheOrderInWhichItWasSaved() throws {
    let original = try sample("shopping")
    let model = try OutlineModel(decoding: original)
    #expect(
      model.drawing == [
        "- Market", "    [x] Apples", "    [ ] Leeks", "    [ ] Bread",
        "- Hardware store", "    [ ] Screws 4 × 40 mm", "    [x] Sandpaper",
      ])

    let pears = try model.add("Pears", at: .after(model.node("Apples")))
    try model.setChecked(false, [model.node("Apples")])
    try model.setChecked(true, [model.node("Leeks"), pears])
    try model.move([model.node("Bread")], to: .first(in: model.node("Market")))
    try model.move(fromOffsets: [6], toOffset: 8)
    try model.delete([model.node("Leeks")])
    let expected = [
      "- Market", "    [ ] Bread", "    [ ] Apples", "    [x] Pears",
      "- Hardware store", "    [x] Sandpaper", "    [ ] Screws 4 × 40 mm",
    ]
    #expect(model.drawing == expected)
    #expect(model.hasUnsavedChanges)

    var file: [UInt8] = []
    try model.save { file = $0 }
    #expect(!model.hasUnsavedChanges)
    #expect(try OutlineModel(decoding: file).drawing == expected)
    #expect(
      try model.text.contains(
        """
            <outline text="Market">
              <outline text="Bread" _status="unchecked"/>
              <outline text="Apples" _status="unchecked"/>
              <outline text="Pears" _status="checked"/>
            </outline>

        """))

    for name in [EditName.delete, .move, .move, .check, .uncheck, .add] {
      #expect(model.undoName == name)
      model.undo()
    }
    #expect(model.undoName == nil)
    #expect(try model.encoded() == original)
    while model.redoName != nil { model.redo() }
    #expect(try model.encoded() == file)
    #expect(!model.hasUnsavedChanges)
  }

  @Test func aNewRowEntersAndAnOldOneLeaves() throws {
    let model = try OutlineModel(sample: "shopping")
    let leeks = try model.node("Leeks")
    let pears = try model.add("Pears", at: .after(leeks))
    #expect(model.difference.entered.map(\.id) == [pears])
    #expect(model.difference.entered.map(\.offset) == [3])
    try model.delete([leeks])
    #expect(model.difference.left.map(\.id) == [leeks])
    #expect(model.difference.left.map(\.offset) == [2])
    #expect(model.difference.entered.isEmpty && model.difference.moved.isEmpty)
    try model.setChecked(true, [pears])
    #expect(model.difference.isEmpty)
  }

  @Test func titlesNotesAndAttributesChange() throws {
    let model = try OutlineModel(sample: "shopping")
    let leeks = try model.node("Leeks")
    #expect(model.rows[2].note == "two, thin ones")
    try model.setTitle("Leeks & chives", of: leeks)
    try model.setNote("three", of: leeks)
    try model.setAttribute("price", to: "2", of: leeks)
    #expect(model.rows[2].note == "three")
    #expect(
      try model.text.contains(
        #"<outline text="Leeks &amp; chives" _status="unchecked" _note="three" price="2"/>"#))
    try model.setNote(nil, of: leeks)
    try model.setAttribute("price", to: nil, of: leeks)
    #expect(model.rows[2].note == nil)
    #expect(try model.text.contains(#"<outline text="Leeks &amp; chives" _status="unchecked"/>"#))
  }
}
