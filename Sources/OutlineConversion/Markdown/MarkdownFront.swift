/// What stands in front of a Markdown text and names all of it.
struct MarkdownFront {
  /// The title.
  let title: [UInt8]?
  /// The lines behind.
  let rest: ImportedText.Lines
  /// What else stands there.
  private(set) var others: [LostFront] = []

  /// Lines between `---`, of which `title:` is read; or a heading of the first level, if it is the only one
  /// and a list follows it directly.
  init?(_ text: ImportedText) {
    var lines = text.lines
    guard let first = lines.next() else { return nil }
    if first.withoutEndBlanks.says("---") {
      var title: [UInt8]?
      while let line = lines.next() {
        let line = line.withoutEndBlanks
        if line.says("---") || line.says("...") {
          (self.title, rest) = (title, lines)
          return
        }
        if line.begins(with: "title:") {
          title = Self.value(line.dropFirst(6).withoutBlanks)
        } else if let name = Self.name(in: line) {
          others.append(LostFront(name: name, offset: line.startIndex))
        }
      }
      return nil
    }
    lines = text.lines
    guard let heading = Self.nextFilled(of: &lines)?.heading, heading.level == 1 else { return nil }
    let behind = lines
    guard let item = Self.nextFilled(of: &lines), ListMarker(item.content) != nil, !item.isRule,
      !Self.hasHeading(lines)
    else { return nil }
    title = MarkdownInline.text(of: heading.text)
    rest = behind
  }

  private static func nextFilled(of lines: inout ImportedText.Lines) -> MarkdownLine? {
    while let line = lines.next() {
      let line = MarkdownLine(line)
      if !line.isEmpty { return line }
    }
    return nil
  }

  private static func hasHeading(_ lines: ImportedText.Lines) -> Bool {
    var fence: NodeContent.Text?
    for line in lines {
      let line = MarkdownLine(line)
      if let signs = fence {
        if line.ends(signs) { fence = nil }
      } else if let signs = line.fence {
        fence = signs
      } else if line.column < 2, line.heading != nil {
        return true
      }
    }
    return false
  }

  /// The name that a line of YAML begins with.
  private static func name(in line: NodeContent.Text) -> String? {
    guard let first = line.first, !first.isBlank, let end = line.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return String(decoding: line[..<end], as: UTF8.self)
  }

  /// The text that a value in YAML says, as far as it stands on one line.
  private static func value(_ text: NodeContent.Text) -> [UInt8]? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "\""), text.count > 1, text.last == first {
      var tokens = JSONTokens(text)
      if case .string(let value) = try? tokens.next() { return value }
    }
    if first == UInt8(ascii: "'"), text.count > 1, text.last == first {
      let inner = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
      return Array(inner.replacing("''", with: "'").utf8)
    }
    return Array(text)
  }
}
