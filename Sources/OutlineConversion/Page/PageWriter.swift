/// Writes one page of HTML that needs nothing else: sections that fold, and a field that filters nodes.
///
/// Folding is that of `<details>` and works without script, by which the field comes. Browsers let elements
/// stand in one another some hundred levels deep, so deep nodes stand behind one another in the list of
/// ``deepestList``, each with the number of its level.
struct PageWriter: NodeWriter {
  /// The deepest level that has lists of its own.
  static let deepestList = 50
  /// The attributes that have a place on the page.
  static let attributes = ["isComment", "url", "htmlUrl", "xmlUrl"]

  static var rendersMarkup: Bool { true }

  private let options: ConversionOptions
  /// Whether titles and notes hold markup, rather than be shown as they are.
  private let hasMarkup: Bool
  /// For each open node, whether its children stand in it.
  private var sections: [Bool] = []

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    self.options = options
    hasMarkup = head.hasMarkup || options.html == .decode
    output.append(PageFrame.start)
    output.append("<title>")
    output.append { PageText.append(head.title ?? Array("Outline".utf8), to: &$0) }
    output.append("</title>\n")
    output.append(PageFrame.style)
    if let title = head.title {
      output.append("<h1 dir=\"auto\">")
      output.append { PageText.append(title, to: &$0) }
      output.append("</h1>\n")
    }
    output.append(PageFrame.tools)
    output.append("<main>\n<ul>\n")
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let isSection = node.hasChildren && node.level < Self.deepestList
    sections.append(isSection)
    output.append("<li")
    if !options.isPlain {
      if let id = node.id { append("id", id, to: &output) }
      if node.attribute("isComment")?.says("true") == true { output.append(" class=\"off\"") }
    }
    output.append(">")
    if isSection {
      output.append(node.isFolded && !options.isPlain ? "<details>" : "<details open>")
    }
    output.append(isSection ? "<summary" : "<p")
    appendRow(of: node, to: &output)
    output.append(isSection ? "</summary>" : "</p>")
    if let note = node.note {
      output.append("\n<div class=\"note\" dir=\"auto\">")
      append(note, to: &output)
      output.append("</div>")
    }
    output.append(isSection ? "\n<ul>\n" : "</li>\n")
  }

  mutating func close(to output: inout PieceBuffer) {
    if sections.removeLast() { output.append("</ul></details></li>\n") }
  }

  mutating func finish(to output: inout PieceBuffer) {
    output.append("</ul>\n</main>\n")
    output.append(PageFrame.end)
  }

  /// Adds what stands on the line of a node, from within its start tag.
  private func appendRow(of node: borrowing NodeContent, to output: inout PieceBuffer) {
    if node.level > Self.deepestList { output.append(" data-level=\"\(node.level)\"") }
    if let isChecked = node.isChecked {
      output.append(
        isChecked
          ? " class=\"task\"><i class=\"done\" role=\"img\" aria-label=\"done\"></i>"
          : " class=\"task\"><i role=\"img\" aria-label=\"to do\"></i>")
    } else {
      output.append(">")
    }
    let page = PageAddress(options.isPlain ? nil : node.filled("url") ?? node.filled("htmlUrl"))
    let feed = PageAddress(options.isPlain ? nil : node.filled("xmlUrl"))
    if case .link(let address) = page {
      output.append("<a")
      append("href", address, to: &output)
      output.append(">")
    }
    output.append("<span dir=\"auto\">")
    append(node.title, isInLink: page.isLink, to: &output)
    output.append(page.isLink ? "</span></a>" : "</span>")
    if case .text(let address) = page { append(shown: address, to: &output) }
    switch feed {
    case .none: break
    case .text(let address): append(shown: address, to: &output)
    case .link(let address):
      output.append(" <a class=\"address\"")
      append("href", address, to: &output)
      output.append(">feed</a>")
    }
  }

  private func append(
    _ text: NodeContent.Text, isInLink: Bool = false, to output: inout PieceBuffer
  ) {
    output.append { output in
      guard hasMarkup else { return PageText.append(text, to: &output) }
      PageMarkup.append(
        text, dropsOthers: options.html == .decode, isInLink: isInLink, to: &output)
    }
  }

  private func append(shown address: NodeContent.Text, to output: inout PieceBuffer) {
    output.append(" <span class=\"address\">")
    output.append { PageText.append(address, to: &$0) }
    output.append("</span>")
  }

  private func append(_ name: String, _ value: NodeContent.Text, to output: inout PieceBuffer) {
    output.append(" \(name)=\"")
    output.append { PageText.append(value, to: &$0) }
    output.append("\"")
  }
}

extension NodeContent {
  /// The value of an attribute, unless it is empty.
  fileprivate func filled(_ name: StaticString) -> Text? {
    attribute(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
