/// A tag of HTML within a line of text.
struct InlineTag {
  /// The element's name in small letters.
  let name: String
  let isEnd: Bool
  /// The length of the tag in bytes.
  let length: Int
  /// What stands between the name and the `>`.
  let rest: ArraySlice<UInt8>

  /// The tag that begins here, if one does.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count > 2, text[0] == UInt8(ascii: "<") else { return nil }
    isEnd = text[1] == UInt8(ascii: "/")
    let start = isEnd ? 2 : 1
    var end = start
    while end < text.count, text[end].isAlphanumeric, end - start <= Self.longestName { end += 1 }
    guard end > start, end < text.count,
      text[end].isBlank || text[end] == UInt8(ascii: ">") || text[end] == UInt8(ascii: "/")
    else { return nil }
    // A quoted value may have a > in it.
    var close = end
    var quote: UInt8?
    while close < text.count, quote != nil || text[close] != UInt8(ascii: ">") {
      let byte = text[close]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == 0x0A || byte == 0x0D || (quote == nil && byte == UInt8(ascii: "<")) {
        return nil
      }
      if close - end > Self.longestRest { return nil }
      close += 1
    }
    guard close < text.count else { return nil }
    name = String(decoding: text[start..<end].map { $0 | 0x20 }, as: UTF8.self)
    rest = Array(text[end..<close])[...]
    length = close + 1
  }

  // Bounds, so that many a `<` without end makes no long search of each.
  private static let longestName = 12
  private static let longestRest = 400

  /// The elements that mark text within lines.
  private static let marks: Set<String> = [
    "a", "abbr", "b", "big", "cite", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark",
    "q",
    "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var",
  ]

  /// Whether it only marks text, so that Markdown may pass it on to HTML.
  var isMark: Bool { Self.marks.contains(name) }

  /// The value of an attribute whose name is this, in whatever letters.
  func value(of name: String) -> ArraySlice<UInt8>? {
    let wanted = " \(name)="
    guard let start = rest.indices.first(where: { rest[$0...].lowercasedBegins(wanted) }) else {
      return nil
    }
    let value = rest[start...].dropFirst(wanted.utf8.count)
    guard let quote = value.first else { return nil }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return value.prefix { !$0.isBlank && $0 != UInt8(ascii: "/") }
    }
    return value.dropFirst().prefix { $0 != quote }
  }
}
