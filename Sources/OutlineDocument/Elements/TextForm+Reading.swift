internal import OutlineXML

extension TextForm {
  /// The text of an element written in this form.
  func text(of element: ElementRange, in bytes: [UInt8], entities: XMLEntities) -> String {
    var text = FormedText(self)
    var depth = 0
    for markup in MarkupReader(bytes, in: element.content) {
      switch markup {
      case .startTag(let tag, let isEmpty):
        let name = bytes.localName(StartTag(bytes, at: tag.lowerBound).name)
        text.start(String(decoding: name, as: UTF8.self), isFirst: depth == 0)
        if isEmpty { text.end() } else { depth += 1 }
      case .endTag:
        depth -= 1
        text.end()
      case .text(let range), .cdata(let range):
        text.add(XMLText.decodeContent(bytes, in: range, entities: entities))
      case .comment, .instruction, .doctype: break
      }
    }
    return text.text
  }
}

/// The text of an element, while its parts are found.
private struct FormedText {
  private let form: TextForm
  private(set) var text = ""
  /// The open elements, outermost first.
  private var open: [String] = []

  /// HTML elements that begin a line of their own.
  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "br", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre",
    "blockquote", "hr", "dt", "dd",
  ]

  /// Elements in which white space counts: HTML's, and Freeplane's for text that is no HTML.
  private static let verbatim: Set<String> = ["pre", "text"]

  init(_ form: TextForm) { self.form = form }

  mutating func start(_ name: String, isFirst: Bool) {
    open.append(name)
    switch form {
    case .plain: break
    case .page: if Self.blocks.contains(name) { beginLine() }
    case .paragraphs(let names): if name == names.first, !text.isEmpty { text += "\n" }
    }
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    if case .page = form, Self.blocks.contains(name) { beginLine() }
  }

  mutating func add(_ part: String) {
    switch form {
    case .plain: text += part
    case .paragraphs(let names): if open.last == names.last { text += part }
    case .page:
      guard !open.contains("head") else { return }
      if let name = open.last, Self.verbatim.contains(name) { return text += part }
      for character in part {
        if character.isWhitespace {
          if !text.isEmpty, text.last != " ", text.last != "\n" { text += " " }
        } else {
          text.append(character)
        }
      }
    }
  }

  private mutating func beginLine() {
    while text.last == " " { text.removeLast() }
    if !text.isEmpty, text.last != "\n" { text += "\n" }
  }
}
