/// The sign with which a line begins an item of a list, and the box behind it.
struct ListMarker {
  /// Whether the box is ticked; nil: there is none.
  let isChecked: Bool?
  /// How many bytes the sign and the blanks behind it take; not the box.
  let length: Int
  /// The text behind sign and box.
  let text: NodeContent.Text

  /// Looks at a line without its indentation.
  init?(_ line: NodeContent.Text) {
    guard let first = line.first else { return nil }
    var sign = 1
    if first.isDigit {
      let digits = line.prefix { $0.isDigit }.count
      guard digits < 10, digits < line.count,
        ".)".utf8.contains(line[line.startIndex + digits])
      else { return nil }
      sign = digits + 1
    } else if !"-+*".utf8.contains(first) {
      return nil
    }
    let behind = line.dropFirst(sign)
    guard behind.first?.isBlank ?? true else { return nil }
    let content = behind.withoutFrontBlanks
    length =
      content.isEmpty || content.startIndex - line.startIndex > sign + 4
      ? sign + 1 : content.startIndex - line.startIndex
    (isChecked, text) = Self.box(of: content)
  }

  /// What the box in front of a text says, and the text behind it.
  static func box(of text: NodeContent.Text) -> (isChecked: Bool?, text: NodeContent.Text) {
    guard text.count >= 3, text.first == UInt8(ascii: "["),
      text[text.startIndex + 2] == UInt8(ascii: "]"),
      text.count == 3 || text[text.startIndex + 3].isBlank
    else { return (nil, text) }
    let rest = text.dropFirst(3).withoutFrontBlanks
    switch text[text.startIndex + 1] {
    case 0x20, UInt8(ascii: "-"): return (false, rest)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return (true, rest)
    default: return (nil, text)
    }
  }
}
