/// Writes titles alone, a line each, a tab for each level.
struct TabTextWriter: NodeWriter {
  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {}

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let title = node.title
    let level = node.level
    output.append { output in
      output.append(tabs: level - 1)
      OneLine.append(
        title, guardingFront: title.needsFrontGuard, guardingEnd: title.endsInGuard, to: &output)
      output.append(0x0A)
    }
  }
}

extension [UInt8] {
  /// Adds tabs.
  mutating func append(tabs count: Int) {
    append(contentsOf: repeatElement(0x09, count: count))
  }

  /// Adds spaces.
  mutating func append(spaces count: Int) {
    var rest = count
    while rest > 0 {
      let piece = Swift.min(rest, Self.blanks.count)
      Self.blanks.withUnsafeBufferPointer { self += UnsafeBufferPointer(rebasing: $0[..<piece]) }
      rest -= piece
    }
  }

  /// As many spaces as are added at once.
  private static let blanks = [UInt8](repeating: 0x20, count: 64)
}
