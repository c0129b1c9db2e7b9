public import OutlineDocument
internal import OutlineTree

extension EditScript {
  /// Runs the statements one after the other, all or nothing: a document that fails is dropped.
  ///
  /// Every selector of a statement is resolved before the statement changes anything; each statement
  /// sees the outcome of those before. At the end what refers to positions is brought into line.
  ///
  /// - Parameters:
  ///   - document: The document to be edited.
  ///   - outlines: For each of ``mergedFiles`` the outline in it.
  /// - Throws: ``EditFailure`` of the first statement that cannot be carried out.
  public func run(
    on document: consuming OutlineDocument, merging outlines: [String: OutlineDocument] = [:]
  ) throws(EditFailure) -> EditOutcome {
    var running = Running(document, merging: outlines)
    if statements.count > Self.fewStatements { running.document.indexNames() }
    for statement in statements {
      do throws(EditFailure) {
        try running.perform(statement)
      } catch {
        throw statements.count == 1 ? error : error.placed(at: statement.origin?.place)
      }
    }
    return try running.finish()
  }

  /// Up to so many statements, looking for their names costs less than an index of all names.
  private static let fewStatements = 8

  /// The names of the files that `merge` statements take outlines from, each once, in order.
  public var mergedFiles: [String] {
    var seen: Set<String> = []
    return statements.compactMap { statement in
      guard case .merge(let file, _) = statement.action, seen.insert(file).inserted else {
        return nil
      }
      return file
    }
  }
}

/// A script on its way through a document.
///
/// The themes of statements are extensions in files of their own. Each statement tells whether it
/// changed anything.
struct Running {
  var document: OutlineDocument
  /// The outlines that `merge` takes nodes from, by the names of their files.
  let outlines: [String: OutlineDocument]
  private var edits = 0
  private var warnings = Warnings()
  /// Whether the statement that runs is preceded by `try`.
  private(set) var isTrying = false

  init(_ document: consuming OutlineDocument, merging outlines: [String: OutlineDocument]) {
    self.document = document
    self.outlines = outlines
  }

  /// Carries out one statement; a tried one that finds nothing does nothing.
  mutating func perform(_ statement: Statement) throws(EditFailure) {
    isTrying = statement.isTried
    warnings.begin()
    do throws(EditFailure) {
      if try perform(statement.action) { edits += 1 }
    } catch {
      guard isTrying, error.kind == .nothingFound else { throw error }
    }
  }

  /// Carries out an edit that no statement asks for.
  mutating func perform(
    _ edit: (inout Running) throws(EditFailure) -> Bool
  ) throws(EditFailure) {
    warnings.begin()
    if try edit(&self) { edits += 1 }
  }

  private mutating func perform(_ action: Action) throws(EditFailure) -> Bool {
    switch action {
    case .move(let selector, let movement): try move(selector, movement)
    case .indent(let selector): try indent(selector)
    case .outdent(let selector): try outdent(selector)
    case .reorder(let parent, let reordering): try reorder(parent, reordering)
    case .sort(let parent, let order): try sort(parent, by: order)
    case .reverse(let parent): try reverse(parent)
    case .add(let title, let place, let attributes): try add(title, to: place, with: attributes)
    case .copy(let selector, let place): try copy(selector, to: place)
    case .group(let selector, let title): try group(selector, under: title)
    case .merge(let file, let parent): try merge(file, into: parent)
    case .delete(let selector): try delete(selector)
    case .keep(let selector): try keep(selector)
    case .unwrap(let selector): try unwrap(selector)
    case .flatten(let selector, let joint): try flatten(selector, joining: joint)
    case .dedupe(let deduplication): try dedupe(deduplication)
    case .set(let selector, let field, let value):
      try change(selector, [FieldChange(field, value)], to: "set \(field) of")
    case .unset(let selector, let field):
      try change(selector, [FieldChange(field, nil)], to: "unset \(field) of")
    case .change(let selector, let changes):
      try change(selector, changes, to: "set values of")
    case .replace(let selector, let field, let pattern, let replacement):
      try replace(selector, field, pattern, by: replacement)
    case .check(let selector): try setChecked(true, selector)
    case .uncheck(let selector): try setChecked(false, selector)
    case .fold(let selector, let isDeep): try setFolded(true, selector, deep: isDeep)
    case .unfold(let selector, let isDeep): try setFolded(false, selector, deep: isDeep)
    case .tag(let selector, let category): try tag(selector, category)
    case .untag(let selector, let category): try untag(selector, category)
    case .fileByCategory(let selector): try fileByCategory(selector)
    }
  }

  /// Warns of something; a statement that has very much to warn of is cut short.
  mutating func warn(
    about node: NodeID? = nil, _ message: (OutlineDocument) -> String
  ) {
    guard warnings.hasRoom() else { return }
    let position = node.flatMap { document.position(of: $0) }
    warnings.add(EditWarning(position: position, message: message(document)))
  }

  consuming func finish() throws(EditFailure) -> EditOutcome {
    do throws(DocumentError) {
      try document.checkOrder()
    } catch {
      throw document.refusal(because: error)
    }
    document.updatePositions()
    warnings.begin()
    return EditOutcome(document: document, edits: edits, warnings: warnings.list)
  }
}
