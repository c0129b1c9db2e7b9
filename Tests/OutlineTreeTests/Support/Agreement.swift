import OutlineTree
import Testing

/// An outline and the plain model of it.
struct Modelled {
  var outline: Outline
  var model: PlainTree

  init(_ outline: Outline) {
    self.outline = outline
    model = PlainTree(outline)
  }

  init(drawn drawing: String) { self.init(Outline(drawn: drawing)) }

  /// Expects that the outline is as the model has it, and so was not harmed by edits of copies.
  func expectUnharmed(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(PlainTree(outline) == model, sourceLocation: sourceLocation)
  }

  /// Does the same edit on copies of both and expects the same end.
  ///
  /// That is: the same nodes in the same places or the same error and nothing changed, a sound
  /// outline, no node relocated twice, and none at all where nothing changes in the end.
  /// - Returns: Both after the edit.
  @discardableResult
  func expectAgreement(
    on edit: Edit, _ context: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Modelled {
    var after = self
    var recorder = Recorder(outline)
    let expected = outcome { () throws(OutlineError) in try edit.apply(to: &after.model) }
    let actual = outcome { () throws(OutlineError) in try edit.apply(to: &recorder) }
    after.outline = recorder.outline
    let moved = recorder.relocations.map(\.id)
    let isRight =
      actual == expected && PlainTree(after.outline) == after.model
      && after.outline.firstBrokenInvariant() == nil
      && Set(moved).count == moved.count && (after.model != model || moved.isEmpty)
    if !isRight {
      Issue.record(
        """
        \(context()) \(edit) on \(model.children): \(actual), expected \(expected); \
        now \(PlainTree(after.outline).children), expected \(after.model.children); \
        relocated \(recorder.relocations), \(after.outline.firstBrokenInvariant() ?? "sound")
        """, sourceLocation: sourceLocation)
    }
    return after
  }
}

func outcome<Value>(
  _ body: () throws(OutlineError) -> Value
) -> Result<Value, OutlineError> {
  do throws(OutlineError) {
    return .success(try body())
  } catch {
    return .failure(error)
  }
}

extension Outline {
  /// Expects this error and an outline that stays as it is.
  func expectRefusal(
    _ error: OutlineError, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout Outline) throws(OutlineError) -> Void
  ) {
    var edited = self
    let result = outcome { () throws(OutlineError) in try edit(&edited) }
    if case .failure(let actual) = result {
      #expect(actual == error, sourceLocation: sourceLocation)
    } else {
      Issue.record("not refused", sourceLocation: sourceLocation)
    }
    #expect(PlainTree(edited) == PlainTree(self), sourceLocation: sourceLocation)
    #expect(edited.slotCount == slotCount, sourceLocation: sourceLocation)
  }
}
