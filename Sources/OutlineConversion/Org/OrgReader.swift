internal import OutlineXML

/// Reads Org: headlines and the items of lists below them are nodes, what else stands there their notes.
struct OrgReader: NodeReader {
  private let text: ImportedText
  private var lists = ListNesting()
  private var state = State.front
  private var isAfterEmptyLine = true
  /// How many items are open where the node begun last stands: text there is its note.
  private var nodeDepth = 0
  private var isInBlock = false
  private var keywords = OrgLine.keywords
  private var lostFront: [LostFront] = []

  private enum State {
    /// Before the first headline, where the whole is described.
    case front
    /// Directly below a headline, where times and properties stand.
    case headline
    /// In a drawer of properties.
    case properties
    /// The title of an item, which goes on in the next line.
    case title
    /// Text.
    case body
  }

  /// What is deeper than any headline.
  private static let listDepth = 1 << 40

  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    var reader = OrgReader(text: text)
    for line in text.lines { try reader.read(line, into: &nodes) }
    if let warning = text.warning(ofLostFront: reader.lostFront) { nodes.warnings.append(warning) }
  }

  private init(text: ImportedText) {
    self.text = text
  }

  private mutating func read(
    _ line: NodeContent.Text, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    let stars = line.prefix { $0 == UInt8(ascii: "*") }.count
    if stars > 0, line.dropFirst(stars).first?.isBlank ?? false {
      return try beginHeadline(line.dropFirst(stars).withoutBlanks, stars, at: line, into: &nodes)
    }
    let content = line.withoutBlanks
    switch state {
    case .properties: return readProperty(content, into: &nodes)
    case .headline, .front:
      if content.lowercasedSays(":properties:") {
        state = .properties
        return
      }
      if state == .headline, let planned = OrgLine.planned(content) {
        for time in planned { nodes.node.addAttribute(time.name, time.value) }
        return
      }
      if state == .front, readFront(content, into: &nodes) { return }
    case .title, .body: break
    }
    if content.isEmpty {
      isAfterEmptyLine = true
      if state == .headline { state = .body }
      return nodes.addEmptyLine()
    }
    try readBody(line, content, into: &nodes)
    isAfterEmptyLine = false
  }

  private mutating func beginHeadline(
    _ content: NodeContent.Text, _ stars: Int, at line: NodeContent.Text,
    into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    lists.leaveAll()
    (isInBlock, nodeDepth, state) = (false, 0, .headline)
    try nodes.begin(depth: stars, at: line.startIndex)
    var title = content
    let word = title.prefix { !$0.isBlank }
    if let isDone = keywords[word] {
      nodes.node.isChecked = isDone
      title = title.dropFirst(word.count).withoutFrontBlanks
    }
    if title.prefix(while: { !$0.isBlank }).says("COMMENT") {
      nodes.node.addAttribute("isComment".utf8, "true".utf8)
      title = title.dropFirst(7).withoutFrontBlanks
    }
    if let (start, tags) = OrgLine.tags(atEndOf: [0x20] + title) {
      let category = tags.map { $0 == UInt8(ascii: ":") ? UInt8(ascii: ",") : $0 }
      nodes.node.addAttribute("category".utf8, category)
      title = title.prefix(max(0, start - 1)).withoutEndBlanks
    }
    nodes.title = OneLine.text(of: title)
  }

  /// Reads what describes the whole; tells whether the line does.
  private mutating func readFront(
    _ content: NodeContent.Text, into nodes: inout NodeCollector
  ) -> Bool {
    guard content.first == UInt8(ascii: "#") else { return false }
    guard content.begins(with: "#+"), let colon = content.firstIndex(of: UInt8(ascii: ":")),
      !content[..<colon].contains(where: \.isBlank)
    else { return !content.begins(with: "#+") }
    let value = content[(colon + 1)...].withoutBlanks
    let name = content[..<colon]
    switch String(decoding: name, as: UTF8.self).uppercased() {
    case "#+TITLE":
      if !nodes.hasNode, !value.isEmpty { nodes.documentTitle = OneLine.text(of: value) }
    case "#+TODO", "#+SEQ_TODO", "#+TYP_TODO": readKeywords(value)
    default:
      lose(name.dropFirst(2))
    }
    return true
  }

  private mutating func lose(_ name: NodeContent.Text) {
    lostFront.append(
      LostFront(name: String(decoding: name, as: UTF8.self), offset: name.startIndex))
  }

  /// The words behind `|` are those of what is done; without it, the last word. Of two that are alike,
  /// the first counts.
  private mutating func readKeywords(_ value: NodeContent.Text) {
    let words = value.split(whereSeparator: \.isBlank).map { $0.prefix { $0 != UInt8(ascii: "(") } }
    let bar = words.firstIndex { $0.says("|") } ?? words.count - 1
    for (number, word) in words.enumerated() where !word.says("|") && keywords[word] == nil {
      keywords[word] = number >= bar
    }
  }

  private mutating func readProperty(_ content: NodeContent.Text, into nodes: inout NodeCollector) {
    if content.lowercasedSays(":end:") {
      state = nodes.hasNode ? .body : .front
      return
    }
    let key = content.prefix { !$0.isBlank }
    guard key.count > 2, key.first == UInt8(ascii: ":"), key.last == key.first else { return }
    let name = key.dropFirst().dropLast()
    guard nodes.hasNode else { return lose(name) }
    let value = OneLine.text(of: content.dropFirst(key.count).withoutBlanks)
    if name.lowercasedSays("id"), nodes.node.id == nil, !value.isEmpty {
      nodes.node.setID(value)
    } else if name.lowercasedSays("visibility"), value[...].says("folded") {
      nodes.node.isFolded = true
    } else {
      nodes.node.addAttribute(name, value)
    }
  }
}

// MARK: - Text below headlines

extension OrgReader {
  private mutating func readBody(
    _ line: NodeContent.Text, _ content: NodeContent.Text, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    let column = MarkdownLine(line).column
    if content.lowercasedBegins("#+begin_") { isInBlock = true }
    if content.lowercasedBegins("#+end_") { isInBlock = false }
    let isStar = content.first == UInt8(ascii: "*")
    if !isInBlock, let marker = ListMarker(content), !isStar || column > 0 {
      lists.enter(sign: column, length: marker.length)
      try nodes.begin(depth: Self.listDepth + lists.depth, at: content.startIndex)
      (nodeDepth, state) = (lists.depth, .title)
      nodes.node.isChecked = marker.isChecked
      nodes.title = OneLine.text(of: marker.text)
      return
    }
    if state == .title, !isAfterEmptyLine, column >= lists.textColumn, !isInBlock {
      nodes.title += [0x20] + OneLine.text(of: content)
      return
    }
    if !isInBlock { lists.leave(for: column) }
    if nodes.hasNode, nodeDepth == lists.depth {
      state = .body
      let isOfItem = nodeDepth > 0
      nodes.addNoteLine(OneLine.text(of: isOfItem ? content : line))
    } else {
      try nodes.begin(depth: Self.listDepth + lists.depth + 1, at: content.startIndex)
      (nodeDepth, state) = (lists.depth, .body)
      nodes.title = OneLine.text(of: content)
    }
  }
}
