internal import OutlineXML

extension TextForm {
  /// The text of an element written in this form.
  func text(of element: ElementRange, in bytes: [UInt8], entities: XMLEntities) -> String {
    var text = FormedText(self)
    for markup in MarkupReader(bytes, in: element.content) {
      switch markup {
      case .startTag(let tag, let isEmpty):
        let name = StartTag(bytes, at: tag.lowerBound).localName
        text.start(String(decoding: name, as: UTF8.self))
        if isEmpty { text.end() }
      case .endTag: text.end()
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
  private var found = ""
  /// The open elements, outermost first, with the length of the text before each.
  private var open: [(name: String, start: Int)] = []
  /// How many of them are heads of pages, whose text is none of the page's.
  private var openHeads = 0

  /// HTML elements that begin a line of their own.
  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre",
    "blockquote", "hr", "dt", "dd",
  ]

  /// Elements in which white space counts: HTML's, and Freeplane's for text that is no HTML.
  private static let verbatim: Set<String> = ["pre", "text"]

  private static let head = "head"

  init(_ form: TextForm) { self.form = form }

  /// The whole text. In a page, spaces that do not break stand for those that HTML would fold.
  var text: String {
    guard case .page = form else { return found }
    return String(found.map { $0 == "\u{A0}" ? " " : $0 })
  }

  mutating func start(_ name: String) {
    switch form {
    case .plain: break
    case .page:
      if Self.blocks.contains(name) { beginLine() }
      if name == "br" { endLine() }
    case .paragraphs(let names): if name == names.first, !found.isEmpty { found += "\n" }
    }
    open.append((name, found.utf8.count))
    if name == Self.head { openHeads += 1 }
  }

  mutating func end() {
    guard let (name, start) = open.popLast() else { return }
    if name == Self.head { openHeads -= 1 }
    guard case .page = form, Self.blocks.contains(name) else { return }
    beginLine()
    // An empty paragraph is an empty line.
    if name == "p", found.utf8.count == start { endLine() }
  }

  mutating func add(_ part: String) {
    switch form {
    case .plain: found += part
    case .paragraphs(let names): if open.last?.name == names.last { found += part }
    case .page:
      if openHeads > 0 { return }
      if let name = open.last?.name, Self.verbatim.contains(name) { return found += part }
      for scalar in part.unicodeScalars {
        if !scalar.isXMLSpace {
          found.unicodeScalars.append(scalar)
        } else if !found.isEmpty, found.last != " ", found.last != "\n" {
          found += " "
        }
      }
    }
  }

  private mutating func beginLine() {
    while found.last == " " { found.removeLast() }
    if !found.isEmpty, found.last != "\n" { found += "\n" }
  }

  private mutating func endLine() {
    while found.last == " " { found.removeLast() }
    found += "\n"
  }
}
