/// What a line of TaskPaper says, without its indentation.
struct TaskPaperLine {
  enum Kind {
    case project, task, note
  }

  /// What sort of line it is.
  let kind: Kind
  /// Its text, without the signs of its kind and without ``tags``; all of it for a note.
  let text: NodeContent.Text
  /// The tags at its end, in order.
  let tags: [NodeContent.Attribute]

  /// Takes a line apart.
  init(_ line: NodeContent.Text) {
    var rest = line.withoutEndBlanks
    var tags: [NodeContent.Attribute] = []
    while let (start, tag) = Self.lastTag(of: rest) {
      tags.append(tag)
      rest = rest[..<start].withoutEndBlanks
    }
    if let bullet = line.first, "-*+".utf8.contains(bullet),
      line.count == 1 || line[line.startIndex + 1] == 0x20
    {
      kind = .task
      text = rest.dropFirst(2).withoutBlanks
      self.tags = tags.reversed()
    } else if rest.last == UInt8(ascii: ":") {
      kind = .project
      text = rest.dropLast().withoutBlanks
      self.tags = tags.reversed()
    } else {
      kind = .note
      text = line
      self.tags = []
    }
  }

  /// The tag at the end of a line, as `@name` or `@name(value)` with white space or nothing in front,
  /// and where that `@` stands.
  private static func lastTag(
    of line: NodeContent.Text
  ) -> (start: Int, tag: NodeContent.Attribute)? {
    var nameEnd = line.endIndex
    var value = line[line.endIndex...]
    if line.last == UInt8(ascii: ")") {
      guard let open = openingParenthesis(of: line) else { return nil }
      nameEnd = open
      value = line[(open + 1)..<(line.endIndex - 1)]
    }
    guard let at = line[..<nameEnd].lastIndex(of: UInt8(ascii: "@")), at + 1 < nameEnd else {
      return nil
    }
    guard at == line.startIndex || line[at - 1].isBlank else { return nil }
    let name = line[(at + 1)..<nameEnd]
    guard XMLNames.isName(name), name.last != UInt8(ascii: ":") else { return nil }
    return (at, NodeContent.Attribute(name: name, value: unescaped(value)))
  }

  /// The `(` that the `)` at the end of a line belongs to; one behind a backslash is text.
  private static func openingParenthesis(of line: NodeContent.Text) -> Int? {
    if isEscaped(line.endIndex - 1, in: line) { return nil }
    var index = line.endIndex - 2
    while index >= line.startIndex {
      if line[index] == UInt8(ascii: "("), !isEscaped(index, in: line) { return index }
      if line[index] == UInt8(ascii: ")"), !isEscaped(index, in: line) { return nil }
      index -= 1
    }
    return nil
  }

  private static func isEscaped(_ index: Int, in line: NodeContent.Text) -> Bool {
    index > line.startIndex && line[index - 1] == UInt8(ascii: "\\")
  }

  /// The value without the backslashes in front of its parentheses.
  private static func unescaped(_ value: NodeContent.Text) -> NodeContent.Text {
    guard value.contains(UInt8(ascii: "\\")) else { return value }
    var text: [UInt8] = []
    for (index, byte) in zip(value.indices, value) {
      if byte == UInt8(ascii: "\\"), index + 1 < value.endIndex,
        value[index + 1].isParenthesis
      {
        continue
      }
      text.append(byte)
    }
    return text[...]
  }
}

extension UInt8 {
  /// `(` or `)`.
  var isParenthesis: Bool { self == UInt8(ascii: "(") || self == UInt8(ascii: ")") }
}
