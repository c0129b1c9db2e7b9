internal import OutlineDocument

extension OutlineModel {
  /// The edit that ``undo()`` takes back, `nil` if there is none.
  public var undoName: EditName? { history.done.next?.name }

  /// The edit that ``redo()`` makes again, `nil` if there is none.
  public var redoName: EditName? { history.undone.next?.name }

  /// Takes the last edit back: the document is what it was before, to the byte.
  ///
  /// What is folded now stays folded, as it was no edit; the filter stays. Nothing happens where there
  /// is nothing to be undone.
  public func undo() {
    let (present, revision) = (document, revision)
    if let step = history.undo(present: { EditStep($0, present, revision: revision) }) {
      goBack(to: step)
    }
  }

  /// Makes the edit again that was undone last, if no other edit has been made since.
  public func redo() {
    let (present, revision) = (document, revision)
    if let step = history.redo(present: { EditStep($0, present, revision: revision) }) {
      goBack(to: step)
    }
  }

  private func goBack(to step: EditStep) {
    document = step.document
    for folding in step.foldings {
      // It was possible once; nodes that are not there are passed over.
      _ = try? document.setFolded(folding.isFolded, folding.nodes)
    }
    if document.isUntouched(since: step.document) {
      revision = step.revision
    } else {
      beginRevision()
    }
    showRows()
  }

  /// Gives the document, which has changed, a number that it never had.
  func beginRevision() {
    lastRevision += 1
    revision = lastRevision
  }
}
