/// A line of Markdown, with what it would be where a block may begin.
struct MarkdownLine {
  /// The column where it begins; a tab goes to the next multiple of four.
  let column: Int
  /// The line without the blanks around it.
  let content: NodeContent.Text
  /// Whether a line break within a paragraph is meant by how it ends: two blanks or a backslash.
  let endsInBreak: Bool

  init(_ line: NodeContent.Text) {
    let inner = line.withoutFrontBlanks
    var column = 0
    for byte in line[..<inner.startIndex] { column += byte == 0x09 ? 4 - column % 4 : 1 }
    self.column = column
    content = inner.withoutEndBlanks
    let backslashes = content.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    endsInBreak = inner.count - content.count >= 2 || !backslashes.isMultiple(of: 2)
  }

  var isEmpty: Bool { content.isEmpty }

  /// Whether it begins a quotation, and so ends a paragraph.
  var beginsQuotation: Bool { content.first == UInt8(ascii: ">") }

  /// The level and text of a heading that is marked in front.
  var heading: (level: Int, text: NodeContent.Text)? {
    let level = content.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return nil }
    let rest = content.dropFirst(level)
    guard rest.first?.isBlank ?? true else { return nil }
    var text = rest.withoutFrontBlanks
    // Signs at the end belong to the mark if a blank stands before them.
    let bare = text[
      ..<((text.lastIndex { $0 != UInt8(ascii: "#") }).map { $0 + 1 } ?? text.startIndex)]
    if bare.count < text.count, bare.last?.isBlank ?? true { text = bare.withoutEndBlanks }
    return (level, text)
  }

  /// The level of the heading that the line before becomes by this one.
  var underlined: Int? {
    guard content.count >= 2, let first = content.first, content.allSatisfy({ $0 == first }) else {
      return nil
    }
    if first == UInt8(ascii: "=") { return 1 }
    return first == UInt8(ascii: "-") && content.count >= 3 ? 2 : nil
  }

  /// Whether it is a rule from side to side.
  var isRule: Bool {
    guard let first = content.first, "-*_".utf8.contains(first) else { return false }
    return content.allSatisfy { $0 == first || $0.isBlank }
      && content.lazy.filter { $0 == first }.count >= 3
  }

  /// The signs that begin a block of code, if it begins one.
  var fence: NodeContent.Text? {
    guard let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    let signs = content.prefix { $0 == first }
    guard signs.count >= 3 else { return nil }
    let info = content.dropFirst(signs.count)
    return first == UInt8(ascii: "`") && info.contains(first) ? nil : signs
  }

  /// Whether it ends the block of code that began with these signs.
  func ends(_ fence: NodeContent.Text) -> Bool {
    content.count >= fence.count && content.allSatisfy { $0 == fence.first }
  }

  /// The name and value of `name:: value`.
  var attribute: (name: NodeContent.Text, value: NodeContent.Text)? {
    guard let end = content.firstIndex(where: \.isBlank) ?? Optional(content.endIndex) else {
      return nil
    }
    let word = content[..<end]
    guard word.count > 2, word.suffix(2).elementsEqual("::".utf8) else { return nil }
    let name = word.dropLast(2)
    guard XMLNames.isName(name) else { return nil }
    return (name, content[end...].withoutFrontBlanks)
  }
}
