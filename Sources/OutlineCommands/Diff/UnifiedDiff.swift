internal import OutlineConversion

/// Writes what changed in a text in the form that `diff -u` made common and `patch` reads.
///
/// Bytes are passed on as they are, carriage returns and what is not UTF-8 included.
struct UnifiedDiff {
  private let oldName: FilePath
  private let newName: FilePath

  /// Names the two texts.
  init(from oldName: FilePath, to newName: FilePath) {
    self.oldName = oldName
    self.newName = newName
  }

  /// Writes the differences in few pieces, and nothing where there are none.
  func write<Failure>(
    from old: UnsafeRawBufferPointer, to new: UnsafeRawBufferPointer,
    _ sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let stretch = ChangedStretch(from: old, to: new, context: Hunk.context) else { return }
    let oldLines = LineTable(old, in: stretch.old)
    let newLines = LineTable(new, in: stretch.new)
    var numbering = LineNumbering()
    let oldNumbers = numbering.numbers(of: oldLines)
    let newNumbers = numbering.numbers(of: newLines)
    let difference = LineDifference(
      from: oldNumbers, to: newNumbers, numberCount: numbering.count)
    var output = PieceBuffer()
    output.append("--- ".utf8 + oldName.inPatch + "\n".utf8)
    output.append("+++ ".utf8 + newName.inPatch + "\n".utf8)
    for hunk in Hunk.all(of: difference.changes) {
      try hunk.write(oldLines, newLines, after: stretch.linesBefore, to: &output, sink)
    }
    try output.finish(sink)
  }
}

/// Changes that stand close together, with the equal lines around them.
private struct Hunk {
  /// The equal lines shown around a change.
  static let context = 3

  var changes: [LineChange]

  /// Puts changes together where what is shown around them would meet.
  static func all(of changes: [LineChange]) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      if let last = hunks.last?.changes.last,
        change.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(Hunk(changes: [change]))
      }
    }
    return hunks
  }

  func write<Failure>(
    _ old: LineTable, _ new: LineTable, after linesBefore: Int, to output: inout PieceBuffer,
    _ sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    let place = (Self.place(oldRange, linesBefore), Self.place(newRange, linesBefore))
    output.append("@@ -\(place.0) +\(place.1) @@\n")
    var shown = oldRange.lowerBound
    for change in changes {
      Self.append(old, shown..<change.old.lowerBound, " ", to: &output)
      try output.pass(to: sink)
      for (lines, run, mark) in [(old, change.old, "-"), (new, change.new, "+")] as Runs {
        for index in run {
          Self.append(lines, index..<index + 1, mark, to: &output)
          try output.pass(to: sink)
        }
      }
      shown = change.old.upperBound
    }
    Self.append(old, shown..<oldRange.upperBound, " ", to: &output)
  }

  private typealias Runs = [(LineTable, Range<Int>, Unicode.Scalar)]

  /// A hunk's first line and how many it has, as its head says them: 1 is left out, and where there
  /// is none, the line before is named.
  private static func place(_ range: Range<Int>, _ linesBefore: Int) -> String {
    let first = linesBefore + range.lowerBound + (range.isEmpty ? 0 : 1)
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private static func append(
    _ lines: LineTable, _ range: Range<Int>, _ mark: Unicode.Scalar, to output: inout PieceBuffer
  ) {
    for index in range {
      let line = lines[index]
      output.append(byte: UInt8(ascii: mark))
      output.append(line)
      if line.last != UInt8(ascii: "\n") { output.append("\n\\ No newline at end of file\n") }
    }
  }
}
