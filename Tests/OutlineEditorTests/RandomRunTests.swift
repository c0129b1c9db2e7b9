import OutlineDocument
import OutlineEditor
import OutlineTree
import TestSupport
import Testing

/// Random edits of a sample; a failure names the seed.
@MainActor @Suite struct RandomRunTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func undoingAllBringsBackEveryFileThatWas(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["groups", "shopping", "quotes", "labels"]
    let model = try OutlineModel(sample: names[random.below(4)])
    var files = [try model.encoded()]
    for _ in 0..<30 {
      let (revision, rows) = (model.revision, model.rows.map(\.id))
      try random.edit(model)
      #expect(
        model.difference.isEmpty == (model.rows.map(\.id) == rows) || model.revision == revision)
      if model.revision != revision { files.append(try model.encoded()) }
      #expect(try model.reopened().titles == model.titles, "seed \(seed)")
    }
    for file in files.dropLast().reversed() {
      #expect(model.undoName != nil, "seed \(seed)")
      model.undo()
      #expect(try model.encoded() == file, "seed \(seed)")
    }
    #expect(model.undoName == nil, "seed \(seed)")
    #expect(!model.hasUnsavedChanges)
    for file in files.dropFirst() {
      model.redo()
      #expect(try model.encoded() == file, "seed \(seed)")
    }
    #expect(model.redoName == nil, "seed \(seed)")
  }
}

extension SeededGenerator {
  /// Makes an edit, or has it refused.
  @MainActor fileprivate mutating func edit(_ model: OutlineModel) throws {
    let rows = model.rows
    guard let row = rows.randomElement(using: &self), let other = rows.randomElement(using: &self)
    else {
      try model.add("First", at: .last(in: model.document.outline.root))
      return
    }
    let place = [Place.before(other.id), .after(other.id), .first(in: other.id)][below(3)]
    do {
      switch below(8) {
      case 0: try model.add("New & \(below(100))", at: place)
      case 1: try model.delete([row.id])
      case 2: try model.move([row.id, other.id], to: place)
      case 3: try model.move(fromOffsets: [below(rows.count)], toOffset: below(rows.count + 1))
      case 4: try model.indent([row.id, other.id])
      case 5: try model.outdent([row.id])
      case 6: try model.setChecked(below(2) == 0, [row.id, other.id])
      default: try model.setTitle("Title \(below(100))", of: row.id)
      }
    } catch DocumentError.outline(.destinationInsideSubtree) {
      // Nothing is to be seen of it, which the caller checks.
    }
  }
}
