internal import OutlineXML

/// Reads Markdown: headings and the items of lists are nodes, what stands below them their notes.
///
/// Text that belongs to neither is a node of its own.
struct MarkdownReader: NodeReader {
  private let text: ImportedText
  private var lists = ListNesting()
  /// What came last and may go on.
  private var state = State.none
  /// Whether the last line was empty.
  private var isAfterEmptyLine = true
  /// Where the lines stand that part the text.
  private var rules: [Int] = []
  /// The signs of the block of code that the lines are in, and the column where it began.
  private var fence: (signs: NodeContent.Text, column: Int)?
  /// How many items are open where the node begun last stands: text there is its note.
  private var nodeDepth = 0
  /// Whether a line of a title ended in a break.
  private var endsInBreak = false

  private enum State {
    case none
    /// A heading, directly below which attributes stand.
    case heading
    /// The title of an item, which goes on in the next line unless attributes stand there.
    case title
    /// Attributes of a node.
    case attributes
    /// The note of a node.
    case note
    /// Text that is a node, which goes on in the next line.
    case paragraph
  }

  /// What is deeper than any heading.
  private static let listDepth = 10

  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    var reader = MarkdownReader(text: text)
    var lines = text.lines
    if let front = MarkdownFront(text) {
      nodes.documentTitle = front.title
      lines = front.rest
      if let warning = text.warning(ofLostFront: front.others) { nodes.warnings.append(warning) }
    }
    var next = lines.next().map { MarkdownLine($0) }
    while let line = next {
      next = lines.next().map { MarkdownLine($0) }
      if try reader.read(line, before: next, into: &nodes) {
        next = lines.next().map { MarkdownLine($0) }
      }
    }
    if let first = reader.rules.first {
      nodes.warnings.append(
        text.warning(
          at: first, "lines that part the text, such as ---, are not kept: \(reader.rules.count)"))
    }
  }

  private init(text: ImportedText) {
    self.text = text
  }

  /// Reads a line; tells whether the next one is read with it.
  private mutating func read(
    _ line: MarkdownLine, before next: MarkdownLine?, into nodes: inout NodeCollector
  ) throws(XMLFailure) -> Bool {
    if fence != nil { return readCode(line, into: &nodes) }
    if line.isEmpty {
      isAfterEmptyLine = true
      nodes.addEmptyLine()
      return false
    }
    defer { isAfterEmptyLine = false }
    if lists.isEmpty || line.column < 2 {
      if line.column < 4, let (level, text) = line.heading {
        try beginHeading(text, level, at: line, into: &nodes)
        return false
      }
      if isAfterEmptyLine || state == .none, line.column < 2, let level = next?.underlined,
        ListMarker(line.content) == nil, !line.isRule
      {
        try beginHeading(line.content, level, at: line, into: &nodes)
        return true
      }
      if line.isRule {
        rules.append(line.content.startIndex)
        lists.leaveAll()
        state = .none
        return false
      }
    }
    if let marker = ListMarker(line.content), isItem(marker, line) {
      try beginItem(marker, line, into: &nodes)
    } else {
      try readText(line, into: &nodes)
    }
    return false
  }

  private mutating func beginHeading(
    _ text: NodeContent.Text, _ level: Int, at line: MarkdownLine, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    lists.leaveAll()
    try nodes.begin(depth: level, at: line.content.startIndex)
    nodeDepth = 0
    state = .heading
    setTitle(ListMarker.box(of: text), of: &nodes)
  }

  private func setTitle(
    _ parts: (isChecked: Bool?, text: NodeContent.Text), of nodes: inout NodeCollector
  ) {
    nodes.node.isChecked = parts.isChecked
    nodes.title = MarkdownInline.text(of: parts.text)
  }

  /// Whether the sign begins an item here, rather than being text of a paragraph.
  private func isItem(_ marker: ListMarker, _ line: MarkdownLine) -> Bool {
    if isAfterEmptyLine || state == .none || state == .heading || state == .attributes {
      return true
    }
    if lists.hasItem(withSignIn: line.column) { return true }
    // Within a paragraph a number may be text that happens to stand in front.
    let isNumber = line.content.first?.isDigit ?? false
    return !(isNumber && line.content.prefix(while: \.isDigit) != Array("1".utf8)[...])
      && !(marker.text.isEmpty && marker.isChecked == nil)
  }

  private mutating func beginItem(
    _ marker: ListMarker, _ line: MarkdownLine, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    lists.enter(sign: line.column, length: marker.length)
    try nodes.begin(depth: Self.listDepth + lists.depth, at: line.content.startIndex)
    nodeDepth = lists.depth
    state = .title
    endsInBreak = line.endsInBreak
    let inner = MarkdownLine(marker.text)
    if let signs = inner.fence {
      fence = (signs, lists.textColumn)
      nodes.addNoteLine(marker.text)
      state = .note
    } else {
      setTitle((marker.isChecked, marker.text), of: &nodes)
    }
  }

  private mutating func readText(
    _ line: MarkdownLine, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    if !isAfterEmptyLine, state == .heading || state == .title || state == .attributes,
      let (name, value) = line.attribute
    {
      Self.add(name, MarkdownInline.value(of: value), to: &nodes.node)
      state = .attributes
      return
    }
    if !isAfterEmptyLine, state == .title || state == .paragraph, line.fence == nil,
      !line.beginsQuotation
    {
      nodes.title.append(endsInBreak ? 0x0A : 0x20)
      nodes.title += MarkdownInline.text(of: line.content)
      endsInBreak = line.endsInBreak
      return
    }
    if isAfterEmptyLine { lists.leave(for: line.column) }
    let belongs = state != .none && state != .paragraph && nodes.hasNode && lists.depth == nodeDepth
    if !belongs {
      try nodes.begin(depth: Self.listDepth + lists.depth + 1, at: line.content.startIndex)
      nodeDepth = -1
      state = .paragraph
      endsInBreak = line.endsInBreak
      if let signs = line.fence { fence = (signs, line.column) }
      nodes.title = MarkdownInline.text(of: line.content)
      return
    }
    state = .note
    if let signs = line.fence {
      fence = (signs, line.column)
      nodes.addNoteLine(line.content)
    } else if line.column >= lists.textColumn + 4 && isAfterEmptyLine {
      nodes.addNoteLine(repeatElement(0x20, count: line.column - lists.textColumn) + line.content)
    } else {
      nodes.addNoteLine(MarkdownInline.text(of: line.content))
    }
  }

  /// Reads a line of code, which stays as it is.
  private mutating func readCode(_ line: MarkdownLine, into nodes: inout NodeCollector) -> Bool {
    guard let (signs, column) = fence else { return false }
    if line.ends(signs) {
      fence = nil
      isAfterEmptyLine = false
    }
    let blanks = repeatElement(UInt8(0x20), count: max(0, line.column - column))
    nodes.addNoteLine(line.isEmpty ? [] : blanks + line.content)
    return false
  }

  private static func add(
    _ name: NodeContent.Text, _ value: [UInt8], to node: inout NodeContent
  ) {
    if name.says("id"), node.id == nil, !value.isEmpty {
      node.setID(value)
    } else if name.says("collapsed"), value[...].says("true") {
      node.isFolded = true
    } else {
      node.addAttribute(name, value)
    }
  }
}
