internal import OutlineTree
internal import OutlineXML

/// The rows of a table, put into the order of the outline that they make.
///
/// A row hangs on the row whose id its parent names; without a parent, on the last row before it whose level
/// is less than its own; without a level, it is at the top.
struct RowOrder {
  /// What a row says of its place.
  struct Row {
    /// Where it stands in the text.
    let offset: Int
    var id: [UInt8] = []
    var parent: [UInt8] = []
    var level: Int?
    /// What siblings are sorted by; without it they stand as the rows do.
    var sortNumber: Int?
  }

  /// The rows by number, with the level of each.
  private(set) var steps: [(row: Int, level: Int)] = []

  /// Puts rows into order. O(*n* log *n*).
  ///
  /// - Throws: ``XMLFailure`` for a row whose parent there is not, or that lies in itself.
  init(_ rows: [Row], in text: ImportedText) throws(XMLFailure) {
    let parents = try Self.parents(of: rows, in: text)
    let records = rows.indices.map { row in
      FlatRecord(id: row, parent: parents[row], sortNumber: rows[row].sortNumber ?? row)
    }
    do throws(FlatRecordError<Int>) {
      let (outline, nodes) = try Outline.assembled(from: records)
      var numbers: [NodeID: Int] = [:]
      numbers.reserveCapacity(rows.count)
      for (row, node) in nodes { numbers[node] = row }
      var walk = TreeWalk(outline)
      while let step = walk.next() {
        if case .enter(let node) = step, let row = numbers[node] { steps.append((row, walk.level)) }
      }
    } catch {
      guard case .cycle(let cycle) = error, let first = cycle.min() else {
        throw text.failure(at: text.bytes.startIndex, "the rows make no outline")
      }
      throw text.failure(
        at: rows[first].offset,
        "this row lies in itself, by way of its parent: let parent name another")
    }
  }

  private static func parents(
    of rows: [Row], in text: ImportedText
  ) throws(XMLFailure) -> [Int?] {
    var firsts: [[UInt8]: Int] = [:]
    for (number, row) in rows.enumerated() where !row.id.isEmpty && firsts[row.id] == nil {
      firsts[row.id] = number
    }
    var before: [[UInt8]: Int] = [:]
    /// The rows on the way down to the last one, by their levels.
    var path: [(level: Int, row: Int)] = []
    var parents: [Int?] = []
    parents.reserveCapacity(rows.count)
    for (number, row) in rows.enumerated() {
      let level = row.level ?? .max
      while let last = path.last, last.level >= level { path.removeLast() }
      let above = row.level == nil ? nil : path.last?.row
      if row.parent.isEmpty {
        parents.append(above)
      } else if let above, rows[above].id == row.parent {
        parents.append(above)
      } else if let found = before[row.parent] ?? firsts[row.parent] {
        parents.append(found)
      } else {
        throw text.failure(
          at: row.offset,
          "no row has the id \"\(String(decoding: row.parent, as: UTF8.self))\", which"
            + " this one names as its parent")
      }
      if row.level != nil { path.append((level, number)) }
      if !row.id.isEmpty { before[row.id] = number }
    }
    return parents
  }
}
