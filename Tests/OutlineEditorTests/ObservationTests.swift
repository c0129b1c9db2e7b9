import Observation
import OutlineEditor
import Synchronization
import Testing

/// A view draws itself anew when what it read has changed.
@MainActor @Suite struct ObservationTests {
  private func isSeen(
    by read: () -> Void, after change: () throws -> Void
  ) rethrows -> Bool {
    let mark = Mark()
    withObservationTracking(read) { mark.isSet.store(true, ordering: .relaxed) }
    try change()
    return mark.isSet.load(ordering: .relaxed)
  }

  private final class Mark: Sendable {
    let isSet = Atomic(false)
  }

  @Test func editsFoldsAndFiltersAreSeenInTheRows() throws {
    let model = try OutlineModel(sample: "quotes")
    let first = model.rows[0].id
    let readRows = { _ = model.rows }
    #expect(try isSeen(by: readRows) { try model.setTitle("Britain", of: first) })
    #expect(try isSeen(by: readRows) { try model.setFolded(true, [first]) })
    #expect(isSeen(by: readRows) { model.filter.text = "a" })
    #expect(isSeen(by: readRows) { model.undo() })
    #expect(isSeen(by: readRows) { model.redo() })
    #expect(!isSeen(by: readRows) { model.redo() }, "there is nothing left")
  }

  @Test func whatIsSaidOfUndoAndSavingIsSeen() throws {
    let model = try OutlineModel(sample: "quotes")
    let first = model.rows[0].id
    #expect(try isSeen(by: { _ = model.undoName }) { try model.setTitle("Britain", of: first) })
    #expect(isSeen(by: { _ = model.redoName }) { model.undo() })
    try model.setTitle("Britain", of: first)
    #expect(try isSeen(by: { _ = model.hasUnsavedChanges }) { try model.save { _ in } })
    #expect(isSeen(by: { _ = model.difference }) { model.filter.text = "b" })
  }

  @Test func aRefusedEditIsNotSeen() throws {
    let model = try OutlineModel(sample: "quotes")
    let read = { _ = (model.rows, model.document, model.undoName, model.hasUnsavedChanges) }
    #expect(!isSeen(by: read) { try? model.move(fromOffsets: [99], toOffset: 0) })
    #expect(!isSeen(by: read) { try? model.setTitle("England", of: model.rows[0].id) })
  }
}
