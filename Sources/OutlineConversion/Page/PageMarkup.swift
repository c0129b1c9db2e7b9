/// Markup of HTML within a text, as far as a page takes it over.
///
/// Only tags that mark text, each with its end and rightly within one another, stand on the page, and
/// without their attributes; of these the address of a link alone is taken, if it is safe.
struct PageMarkup {
  /// A tag that begins at an offset, and what stands on the page in its place; nil: nothing does yet.
  private struct Tag {
    let offset: Int
    let length: Int
    var written: [UInt8]?
  }

  /// An element that has no end yet.
  private struct OpenElement {
    let name: String
    /// Where its start tag is among the tags.
    let index: Int
    let start: [UInt8]
    let end: [UInt8]
  }

  private var tags: [Tag] = []
  private var open: [OpenElement] = []
  private var openCounts: [String: Int] = [:]
  private let isInLink: Bool

  /// Adds a text with its markup; references are the characters that they stand for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - dropsOthers: Whether tags that are not taken over go; else they are shown.
  ///   - isInLink: Whether the text stands in a link, so that none may begin in it.
  ///   - output: What it is added to.
  /// - Complexity: Linear.
  static func append(
    _ text: NodeContent.Text, dropsOthers: Bool, isInLink: Bool, to output: inout [UInt8]
  ) {
    var markup = PageMarkup(isInLink: isInLink)
    text.withUnsafeBufferPointer { text in
      markup.read(text)
      var index = 0
      for tag in markup.tags where tag.written != nil || dropsOthers {
        appendText(UnsafeBufferPointer(rebasing: text[index..<tag.offset]), to: &output)
        output += tag.written ?? []
        index = tag.offset + tag.length
      }
      appendText(UnsafeBufferPointer(rebasing: text[index...]), to: &output)
    }
  }

  private init(isInLink: Bool) {
    self.isInLink = isInLink
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "<"),
        let tag = InlineTag(UnsafeBufferPointer(rebasing: text[index...]))
      else {
        index += 1
        continue
      }
      tags.append(Tag(offset: index, length: tag.length))
      if tag.isEnd {
        end(tag.name)
      } else {
        begin(tag)
      }
      index += tag.length
    }
  }

  private mutating func begin(_ tag: InlineTag) {
    if tag.name == "br" { return tags[tags.count - 1].written = Array("<br>".utf8) }
    guard let element = Self.elements[tag.name], open.count < Self.deepest else { return }
    var (start, end): ([UInt8], [UInt8]) = ([], [])
    if element == "a" {
      if let address = address(in: tag) {
        start += "<a href=\"".utf8
        PageText.append(address, to: &start)
        start += "\">".utf8
        end += "</a>".utf8
      }
    } else if !element.isEmpty {
      start += "<\(element)>".utf8
      end += "</\(element)>".utf8
    }
    open.append(OpenElement(name: tag.name, index: tags.count - 1, start: start, end: end))
    openCounts[tag.name, default: 0] += 1
  }

  /// Ends the innermost element with this name; those in it that have no end are none.
  private mutating func end(_ name: String) {
    guard openCounts[name, default: 0] > 0 else { return }
    while let element = open.popLast() {
      openCounts[element.name, default: 1] -= 1
      guard element.name == name else { continue }
      tags[element.index].written = element.start
      tags[tags.count - 1].written = element.end
      return
    }
  }

  /// Where a link leads; nil where it must be none.
  private func address(in tag: InlineTag) -> [UInt8]? {
    guard !isInLink, openCounts["a", default: 0] == 0, let value = tag.value(of: "href") else {
      return nil
    }
    let address = DecodedMarkup.text(value, with: .none)
    return PageAddress.isSafe(address[...]) ? address : nil
  }

  /// Adds text that has no tags.
  private static func appendText(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    guard text.contains(UInt8(ascii: "&")) else { return PageText.append(text, to: &output) }
    PageText.append(DecodedMarkup.withoutReferences(text), to: &output)
  }

  /// The elements that mark text, and as what they are written; not at all those that only say how text
  /// looks.
  private static let elements: [String: String] = [
    "a": "a", "abbr": "abbr", "b": "b", "big": "", "cite": "cite", "code": "code", "del": "del",
    "em": "em", "font": "", "i": "i", "ins": "ins", "kbd": "kbd", "mark": "mark", "q": "q",
    "s": "s", "samp": "samp", "small": "small", "span": "", "strike": "s", "strong": "strong",
    "sub": "sub", "sup": "sup", "time": "", "tt": "code", "u": "u", "var": "var",
  ]

  /// How many elements stand in one another at most.
  private static let deepest = 16
}
