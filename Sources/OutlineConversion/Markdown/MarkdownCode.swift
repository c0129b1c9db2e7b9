/// Which lines of a note are fenced blocks of code (CommonMark 0.31 §4.5), and are written as they are.
struct MarkdownCode {
  private var isCode: [Bool] = []

  /// Finds them; none in a note with lines that would not be read again as they are.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the lines.
  init(_ lines: [NodeContent.Text]) {
    let parsed = lines.map { MarkdownLine($0) }
    guard parsed.contains(where: { $0.fence != nil }), lines.allSatisfy(Self.isReadAgain) else {
      return
    }
    // For each line, the longest fence in it or behind that can end a block, by its sign.
    var longest: [[UInt8: Int]] = Array(repeating: [:], count: lines.count + 1)
    for number in lines.indices.reversed() {
      longest[number] = longest[number + 1]
      if let signs = parsed[number].fence, let sign = signs.first, parsed[number].ends(signs) {
        longest[number][sign] = max(signs.count, longest[number][sign] ?? 0)
      }
    }
    isCode = Array(repeating: false, count: lines.count)
    var number = 0
    while number < lines.count {
      defer { number += 1 }
      guard let signs = parsed[number].fence, let sign = signs.first, lines[number].first == sign,
        longest[number + 1][sign] ?? 0 >= signs.count,
        let end = parsed[(number + 1)...].firstIndex(where: { $0.ends(signs) })
      else { continue }
      for line in number...end { isCode[line] = true }
      number = end
    }
  }

  /// Whether the line with this number is code.
  func contains(_ number: Int) -> Bool { !isCode.isEmpty && isCode[number] }

  private static func isReadAgain(_ line: NodeContent.Text) -> Bool {
    line.last?.isBlank != true && !line.contains(0x0D)
      && !line.prefix(while: \.isBlank).contains(0x09)
  }
}
