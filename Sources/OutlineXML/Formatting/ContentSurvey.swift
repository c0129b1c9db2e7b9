/// What an element directly holds, as far as its layout depends on it.
struct ElementContent: OptionSet {
  let rawValue: UInt8

  /// Text that is not to be touched: other than white space, or white space that stands for itself.
  static let text = ElementContent(rawValue: 1 << 0)
  /// Elements, comments or instructions.
  static let markup = ElementContent(rawValue: 1 << 1)
  /// White space between markup.
  static let space = ElementContent(rawValue: 1 << 2)
  /// A line end in that white space.
  static let lineEnds = ElementContent(rawValue: 1 << 3)
  /// `xml:space="preserve"` at the element.
  static let preserves = ElementContent(rawValue: 1 << 4)
  /// `xml:space="default"` at the element.
  static let isDefault = ElementContent(rawValue: 1 << 5)
}

/// Finds out what each element of a document holds, which only its end tells.
struct ContentSurvey {
  private let bytes: [UInt8]
  private let structure: [[UInt8]]
  private let verbatim: [[UInt8]]
  /// For each start tag that is followed by content, in document order.
  private(set) var contents: [ElementContent] = []
  /// The open elements, outermost first.
  private var open: [Element] = []

  private struct Element {
    let index: Int
    /// Whether white space in it means nothing.
    let isStructure: Bool
  }

  init(_ bytes: [UInt8], structure: Set<String>, verbatim: Set<String>) {
    self.bytes = bytes
    self.structure = structure.map { Array($0.utf8) }
    self.verbatim = verbatim.map { Array($0.utf8) }
  }

  /// Takes the next piece of the document.
  mutating func add(_ markup: Markup) {
    switch markup {
    case .text(let range): note(text: bytes[range])
    case .cdata: note(.text)
    case .comment, .instruction, .doctype: note(.markup)
    case .startTag(let range, let isEmpty):
      note(.markup)
      if !isEmpty { open(StartTag(bytes, at: range.lowerBound)) }
    case .endTag: close()
    }
  }

  private mutating func note(_ content: ElementContent) {
    if let element = open.last { contents[element.index].formUnion(content) }
  }

  private mutating func note(text: ArraySlice<UInt8>) {
    guard text.allSatisfy(\.isXMLSpace) else { return note(.text) }
    let hasLineEnd = text.contains(where: \.isLineEnd)
    note(hasLineEnd ? [.space, .lineEnds] : .space)
  }

  private mutating func open(_ tag: StartTag) {
    let local = tag.localName
    open.append(
      Element(
        index: contents.count, isStructure: structure.contains { $0.elementsEqual(local) }))
    var content: ElementContent = verbatim.contains { $0.elementsEqual(local) } ? .text : []
    if let space = tag.value(of: "xml:space") {
      if bytes[space].elementsEqual("preserve".utf8) { content.insert(.preserves) }
      if bytes[space].elementsEqual("default".utf8) { content.insert(.isDefault) }
    }
    contents.append(content)
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    let content = contents[element.index]
    if content.contains(.space), !content.contains(.markup), !element.isStructure {
      contents[element.index].insert(.text)
    }
  }
}
