import OutlineDocument
import OutlineEditor
import OutlineTree
import Testing

@MainActor @Suite struct UndoTests {
  private func model(undoLimit: Int = 100) throws -> OutlineModel {
    let body = #"""
      <outline text="A"><outline text="B"/><outline text="C"/></outline>
      <outline text="D"/>
      """#
    return try OutlineModel(body: body, undoLimit: undoLimit)
  }

  @Test func anEditThatChangesNothingLeavesNothingToUndo() throws {
    let model = try model()
    let (first, last) = (try model.node("A"), try model.node("D"))
    try model.move([first], to: .before(last))
    try model.move(fromOffsets: [0], toOffset: 1, in: model.document.outline.root)
    try model.moveUp([first])
    try model.moveDown([last])
    #expect(try model.indent([first]) == [first])
    #expect(try model.outdent([last]) == [last])
    try model.setTitle("A", of: first)
    try model.setNote(nil, of: first)
    try model.setChecked(false, [first, last])
    try model.delete([])
    #expect(model.undoName == nil)
    #expect(!model.hasUnsavedChanges)
  }

  @Test func aRefusedEditChangesNothingAndLeavesNothingToUndo() throws {
    let model = try model()
    let (first, inner) = (try model.node("A"), try model.node("B"))
    try model.delete([inner])
    let (before, revision) = (try model.text, model.revision)
    let root = model.document.outline.root
    func refuse(_ error: DocumentError, _ edit: () throws(DocumentError) -> Void) {
      #expect(throws: error, performing: edit)
    }
    let unknown = DocumentError.outline(.unknownNode(inner))
    refuse(unknown) { () throws(DocumentError) in try model.move([inner], to: .after(first)) }
    refuse(unknown) { () throws(DocumentError) in try model.delete([first, inner]) }
    refuse(unknown) { () throws(DocumentError) in try model.setChecked(true, [first, inner]) }
    refuse(unknown) { () throws(DocumentError) in try model.setChecked(false, [inner]) }
    refuse(unknown) { () throws(DocumentError) in try model.add("X", at: .before(inner)) }
    refuse(unknown) { () throws(DocumentError) in try model.setTitle("X", of: inner) }
    refuse(.outline(.rootNotAllowed)) { () throws(DocumentError) in try model.delete([root]) }
    refuse(.outline(.offsetOutOfRange(offset: 3, count: 3, parent: root))) {
      () throws(DocumentError) in try model.move(fromOffsets: [0, 3], toOffset: 0)
    }
    refuse(.outline(.boundaryOutOfRange(boundary: 4, count: 3, parent: root))) {
      () throws(DocumentError) in try model.move(fromOffsets: [0], toOffset: 4)
    }
    refuse(.repeatedAttribute("text")) { () throws(DocumentError) in
      let attribute = NodeAttribute(name: "text", value: "Y")
      try model.add("X", attributes: [attribute], at: .after(first))
    }
    refuse(unknown) { () throws(DocumentError) in
      try model.edit(.other("half")) { document throws(DocumentError) in
        try document.setTitle("X", of: first)
        try document.setTitle("X", of: inner)
      }
    }
    #expect(try model.text == before)
    #expect(model.revision == revision)
    #expect(model.undoName == .delete)
    #expect(model.rows.count == 3)
  }

  @Test func aNewEditCutsWhatCouldBeMadeAgain() throws {
    let model = try model()
    let node = try model.node("D")
    try model.setTitle("E", of: node)
    try model.setTitle("F", of: node)
    model.undo()
    #expect(model.redoName == .setTitle)
    try model.moveUp([node])
    #expect(model.redoName == nil)
    model.redo()
    #expect(model.titles == ["E", "A", "B", "C"])
    model.undo()
    model.undo()
    model.undo()
    #expect(model.titles == ["A", "B", "C", "D"])
  }

  @Test func theOldestEditsBecomeFinal() throws {
    let model = try model(undoLimit: 2)
    let node = try model.node("D")
    for title in ["1", "2", "3"] { try model.setTitle(title, of: node) }
    model.undo()
    model.undo()
    #expect(model.undoName == nil)
    #expect(model.titles.last == "1")
    let none = try self.model(undoLimit: 0)
    try none.setTitle("1", of: none.node("D"))
    #expect(none.undoName == nil)
  }

  @Test func whatIsFoldedStaysSoOverUndoAndRedo() throws {
    let model = try model()
    let (group, node) = (try model.node("A"), try model.node("D"))
    try model.setTitle("E", of: node)
    try model.setTitle("F", of: node)
    try model.setFolded(true, [group])
    #expect(model.undoName == .setTitle)
    model.undo()
    #expect(model.drawing == ["+ A", "  E"])
    model.undo()
    #expect(model.drawing == ["+ A", "  D"])
    #expect(model.redoName == .setTitle)
    try model.setFolded(false, [group])
    #expect(model.redoName == .setTitle, "folding is no edit")
    model.redo()
    model.redo()
    #expect(model.drawing == ["- A", "    B", "    C", "  F"])
    try model.setFolded(true, [group])
    try model.setFolded(false, [group])
    model.undo()
    model.undo()
    #expect(model.drawing == ["- A", "    B", "    C", "  D"])
  }

  @Test func onlyWhatIsNotSavedCountsAsUnsaved() throws {
    let model = try model()
    let node = try model.node("D")
    try model.setTitle("E", of: node)
    struct Full: Error {}
    #expect(throws: Full.self) { try model.save { _ in throw Full() } }
    #expect(model.hasUnsavedChanges)
    let (saved, revision) = (try model.encoded(), model.revision)
    try model.setTitle("F", of: node)
    model.didSave(revision)
    #expect(model.hasUnsavedChanges, "the later edit is not in the file")
    model.undo()
    #expect(!model.hasUnsavedChanges)
    #expect(try model.encoded() == saved)
    model.undo()
    #expect(model.hasUnsavedChanges)
  }

  @Test func editsOfTheAppsOwnAreOneStep() throws {
    let model = try model()
    let original = try model.text
    let copy = try model.edit(.other("Duplicate")) { document throws(DocumentError) in
      let node = document.nodes(titled: "A")[0]
      return try document.copy(node, to: .after(node))
    }
    #expect(model.titles == ["A", "B", "C", "A", "B", "C", "D"])
    #expect(model.difference.entered.first?.id == copy)
    #expect(model.undoName == .other("Duplicate"))
    model.undo()
    #expect(try model.text == original)
  }
}
