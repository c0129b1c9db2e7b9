public import OutlineDocument
internal import OutlineTree

extension EditScript {
  /// Runs the statements one after the other, all or nothing: a document that fails is dropped.
  ///
  /// Every selector of a statement is resolved before the statement changes anything; each statement
  /// sees the outcome of those before. At the end what refers to positions is brought into line.
  ///
  /// - Throws: ``EditFailure`` of the first statement that cannot be carried out.
  public func run(on document: consuming OutlineDocument) throws(EditFailure) -> EditOutcome {
    var running = Running(document)
    for statement in statements { try running.perform(statement) }
    return running.finish()
  }
}

/// A script on its way through a document.
///
/// The themes of statements are extensions in files of their own.
struct Running {
  var document: OutlineDocument
  private var edits = 0
  private var warnings: [EditWarning] = []
  /// Whether the statement that runs is preceded by `try`.
  private(set) var isTrying = false

  init(_ document: consuming OutlineDocument) {
    self.document = document
  }

  /// Carries out one statement; a tried one that finds nothing does nothing.
  mutating func perform(_ statement: Statement) throws(EditFailure) {
    isTrying = statement.isTried
    do throws(EditFailure) {
      if try perform(statement.action) { edits += 1 }
    } catch {
      guard isTrying, error.kind == .nothingFound else { throw error }
    }
  }

  /// Carries out an action and tells whether it changed anything.
  private mutating func perform(_ action: Action) throws(EditFailure) -> Bool {
    switch action {
    case .move(let selector, let movement): return try move(selector, movement)
    case .indent(let selector): return try indent(selector)
    case .outdent(let selector): return try outdent(selector)
    case .reorder(let parent, let reordering): return try reorder(parent, reordering)
    default: throw .notYetThere(action)
    }
  }

  mutating func warn(_ message: String, about node: NodeID? = nil) {
    let position = node.flatMap { document.position(of: $0) }
    warnings.append(EditWarning(position: position, message: message))
  }

  consuming func finish() -> EditOutcome {
    document.updatePositions()
    return EditOutcome(document: document, edits: edits, warnings: warnings)
  }
}

extension EditFailure {
  /// Stands in for the statements that a document has no edits for yet.
  fileprivate static func notYetThere(_ action: Action) -> EditFailure {
    let name = "\(action)".prefix { $0.isLetter }
    return EditFailure(.expression, "the statement `\(name)` cannot be run yet")
  }
}
