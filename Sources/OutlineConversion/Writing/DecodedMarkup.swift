internal import OutlineXML

/// How a format marks text within a line; empty where it has no such mark.
struct TextMarks: Sendable {
  var strong: [UInt8] = []
  var emphasis: [UInt8] = []
  var struck: [UInt8] = []
  var codeStart: [UInt8] = []
  var codeEnd: [UInt8] = []
  /// What stands before and behind the text of a link.
  var linkStart: @Sendable (NodeContent.Text) -> [UInt8] = { _ in [] }
  var linkEnd: @Sendable (NodeContent.Text) -> [UInt8] = { _ in [] }

  /// No marks at all.
  static let none = TextMarks()
}

/// Takes markup of HTML out of a text.
struct DecodedMarkup {
  private let marks: TextMarks
  private var output: [UInt8] = []
  /// The addresses of the links that are open.
  private var links: [NodeContent.Text] = []

  /// The text with other marks in the place of tags, and characters in the place of references.
  ///
  /// - Complexity: Linear.
  static func text(_ html: NodeContent.Text, with marks: TextMarks) -> [UInt8] {
    var decoder = DecodedMarkup(marks: marks)
    html.withUnsafeBufferPointer { decoder.append($0) }
    return decoder.output
  }

  private init(marks: TextMarks) {
    self.marks = marks
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, readingTags: Bool = true) {
    output.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let rest = UnsafeBufferPointer(rebasing: text[index...])
      if readingTags, text[index] == UInt8(ascii: "<"), let tag = InlineTag(rest) {
        append(tag)
        index += tag.length
      } else if text[index] == UInt8(ascii: "&"), let (scalar, length) = Self.reference(rest) {
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        index += length
      } else {
        output.append(text[index])
        index += 1
      }
    }
    while let link = links.popLast() { output += marks.linkEnd(link) }
  }

  private mutating func append(_ tag: InlineTag) {
    switch tag.name {
    case "b", "strong": output += marks.strong
    case "i", "em": output += marks.emphasis
    case "s", "del", "strike": output += marks.struck
    case "code", "tt", "kbd", "samp": output += tag.isEnd ? marks.codeEnd : marks.codeStart
    case "br": output.append(0x0A)
    case "a" where tag.isEnd:
      if let link = links.popLast() { output += marks.linkEnd(link) }
    case "a":
      guard let address = tag.value(of: "href") else { return }
      let link = Self.text(address, with: .none)[...]
      links.append(link)
      output += marks.linkStart(link)
    default: break
    }
  }

  /// A text with characters in the place of references, and its tags as they are.
  static func withoutReferences(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoder = DecodedMarkup(marks: .none)
    decoder.append(text, readingTags: false)
    return decoder.output
  }

  /// The reference that a text begins with: what it stands for, and its length.
  private static func reference(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (Unicode.Scalar, length: Int)? {
    guard let end = text.prefix(12).firstIndex(of: UInt8(ascii: ";")), end > 1,
      let scalar = HTMLReference.scalar(text[1..<end])
    else { return nil }
    return (scalar, end + 1)
  }
}

extension NodeContent {
  /// Takes the markup of HTML out of title and note.
  mutating func decodeMarkup(to marks: TextMarks) {
    let special: (UInt8) -> Bool = { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if title.contains(where: special) { setTitle(DecodedMarkup.text(title, with: marks)) }
    if let note, note.contains(where: special) {
      setNote(DecodedMarkup.text(note, with: marks))
    }
  }
}
