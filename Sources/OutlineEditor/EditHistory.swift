internal import OutlineDocument
internal import OutlineTree

/// A document from before or after an edit, to go back to.
struct EditStep {
  let name: EditName
  let document: OutlineDocument
  let revision: Int
  /// What was folded since, which going back keeps.
  fileprivate(set) var foldings: [Folding] = []

  init(_ name: EditName, _ document: OutlineDocument, revision: Int) {
    self.name = name
    self.document = document
    self.revision = revision
  }
}

/// Nodes that were folded or unfolded.
struct Folding {
  let isFolded: Bool
  let nodes: [NodeID]
}

/// The edits that can be undone, and those that can be made again.
struct EditHistory {
  let limit: Int
  private(set) var undone = Steps()
  private(set) var done = Steps()

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// Notes an edit: what was undone before cannot be made again.
  mutating func push(_ step: EditStep) {
    undone = Steps()
    done.push(step)
    done.drop(beyond: limit)
  }

  /// Takes the last edit, to be undone; `present` makes the step with which it is made again.
  mutating func undo(present: (EditName) -> EditStep) -> EditStep? {
    guard let step = done.pop() else { return nil }
    undone.push(present(step.name))
    return step
  }

  /// Takes the edit undone last, to be made again.
  mutating func redo(present: (EditName) -> EditStep) -> EditStep? {
    guard let step = undone.pop() else { return nil }
    done.push(present(step.name))
    return step
  }

  /// Notes what was folded, for the documents on both sides.
  mutating func note(_ folding: Folding) {
    done.note(folding)
    undone.note(folding)
  }

  /// Steps, the one that is next last; each knows what was folded until the one after it.
  struct Steps {
    private var steps: [EditStep] = []

    var next: EditStep? { steps.last }

    mutating func push(_ step: EditStep) {
      steps.append(step)
    }

    mutating func pop() -> EditStep? {
      guard let step = steps.popLast() else { return nil }
      if !steps.isEmpty { steps[steps.count - 1].foldings += step.foldings }
      return step
    }

    mutating func drop(beyond limit: Int) {
      if steps.count > limit { steps.removeFirst(steps.count - limit) }
    }

    mutating func note(_ folding: Folding) {
      if !steps.isEmpty { steps[steps.count - 1].foldings.append(folding) }
    }
  }
}
