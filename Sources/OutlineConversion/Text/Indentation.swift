/// How lines are indented, by tabs or by spaces.
struct Indentation {
  /// How many columns a tab is: as many spaces as the least indented line has.
  private let tab: Int

  /// The way that most likely was meant in a text.
  init(of text: ImportedText) {
    var least = Int.max
    for line in text.lines where line.first == 0x20 {
      let spaces = line.prefix { $0 == 0x20 }.count
      if spaces < line.count, !line[line.startIndex + spaces].isBlank {
        least = min(least, spaces)
      }
    }
    tab = least == .max ? 4 : least
  }

  /// The columns that a line is indented by, and what stands behind them.
  func split(_ line: NodeContent.Text) -> (columns: Int, content: NodeContent.Text) {
    let content = line.withoutFrontBlanks
    let columns = line[..<content.startIndex].reduce(0) { $0 + ($1 == 0x09 ? tab : 1) }
    return (columns, content)
  }
}
