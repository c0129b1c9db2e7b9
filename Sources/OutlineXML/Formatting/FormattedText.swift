/// The text of a document as it is being laid out anew.
struct FormattedText {
  private let bytes: [UInt8]
  private let unit: [UInt8]?
  private let lineEnd: [UInt8]
  /// What is still to be opened holds, in document order.
  private var contents: ArraySlice<ElementContent>
  private var output: [UInt8] = []
  /// The open elements, outermost first.
  private var open: [Element] = []
  /// Whether a comment that comes next on this line is about the element that has just ended.
  private var isBehindElement = false
  private var isAtStart = true

  private struct Element {
    let content: ElementContent
    let manner: Manner
  }

  /// How the content of an element is treated.
  private enum Manner {
    case laid
    /// As it is, for as long as nothing in it says otherwise.
    case preserved
    /// As it is, with all that is in it.
    case untouched
  }

  init(_ bytes: [UInt8], of contents: [ElementContent], unit: [UInt8]?, lineEnd: [UInt8]) {
    self.bytes = bytes
    self.contents = contents[...]
    self.unit = unit
    self.lineEnd = lineEnd
    output.reserveCapacity(bytes.count)
  }

  /// Puts a byte-order mark in front.
  mutating func begin(with mark: ArraySlice<UInt8>) {
    output += mark
  }

  /// Takes the next piece of the document.
  mutating func add(_ markup: Markup) {
    switch markup {
    case .text(let range): addText(range)
    case .cdata(let range): output += bytes[range]
    case .comment(let range): addComment(range)
    case .instruction(let range), .doctype(let range): addPiece(range)
    case .startTag(let range, let isEmpty):
      addPiece(range)
      if isEmpty { isBehindElement = true } else { openElement() }
    case .endTag(let range): close(range)
    }
  }

  /// The whole text.
  consuming func finish() -> [UInt8] {
    if unit != nil { output += lineEnd }
    return output
  }

  private var manner: Manner { open.last?.manner ?? .laid }

  private mutating func addText(_ range: Range<Int>) {
    guard manner == .laid else {
      output += bytes[range]
      return
    }
    // A line end parts a comment from the element before it.
    if bytes[range].contains(where: \.isLineEnd) { isBehindElement = false }
  }

  /// Adds a comment, on the line of what it is about.
  private mutating func addComment(_ range: Range<Int>) {
    let comment = bytes[range]
    // What is switched off is about no element.
    let isEntry = comment.dropFirst().contains(UInt8(ascii: "<"))
    let hasLines = open.last?.content.contains(.lineEnds) ?? false
    guard isBehindElement, !isEntry, hasLines, manner == .laid, unit != nil else {
      return addPiece(range)
    }
    output.append(UInt8(ascii: " "))
    output += comment
    isBehindElement = !comment.contains(where: \.isLineEnd)
  }

  private mutating func addPiece(_ range: Range<Int>) {
    if manner == .laid { beginLine(at: open.count) }
    output += bytes[range]
    isBehindElement = false
  }

  private mutating func openElement() {
    let content = contents.popFirst() ?? []
    open.append(Element(content: content, manner: manner(ofContent: content)))
  }

  private func manner(ofContent content: ElementContent) -> Manner {
    if manner == .untouched { return .untouched }
    let isPreserved =
      content.contains(.preserves) || (manner == .preserved && !content.contains(.isDefault))
    if isPreserved { return .preserved }
    return content.contains(.text) ? .untouched : .laid
  }

  private mutating func close(_ range: Range<Int>) {
    if let element = open.popLast(), element.manner == .laid, element.content.contains(.markup) {
      beginLine(at: open.count)
    }
    output += bytes[range]
    isBehindElement = true
  }

  /// Begins a line for a piece with so many elements around it.
  private mutating func beginLine(at depth: Int) {
    defer { isAtStart = false }
    guard let unit, !isAtStart else { return }
    output += lineEnd
    for _ in 0..<min(depth, XMLFormatting.deepestIndentation) { output += unit }
  }
}
