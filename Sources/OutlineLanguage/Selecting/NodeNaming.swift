internal import OutlineDocument
internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// A node as messages name it: title and id, and with `line` the line of the text as read.
  func naming(_ node: NodeID, line showsLine: Bool = false) -> String {
    if node == outline.root { return "the root" }
    let line = showsLine ? position(of: node).map { ", line \($0.line)" } : nil
    return "\(shownTitle(of: node)) (\(identifier(of: node))\(line ?? ""))"
  }

  /// The failure of a name that may mean one node only and means several.
  func ambiguity(of selector: Selector, among nodes: [NodeID]) -> EditFailure {
    let most = 20
    var lines = ["\(selector) finds \(nodes.count) nodes where one is wanted:"]
    for node in nodes.prefix(most) {
      let line = position(of: node).map { "line \($0.line)" } ?? "new"
      let path = PathWriter.path(of: pathOfTitles(to: node))
      lines.append("  \(identifier(of: node))  \(line)  \(path.withoutControls)")
    }
    if nodes.count > most { lines.append("  and \(nodes.count - most) more") }
    return EditFailure(
      .refused, at: nodes.first.flatMap { position(of: $0) }, lines.joined(separator: "\n"))
  }

  /// The message that selectors find nothing, with a node that one of them may have meant.
  package func nothingFound(by selectors: [Selector]) -> String {
    let names = selectors.map(\.description).joined(separator: ", ")
    let meant = selectors.lazy.compactMap { likeness(to: $0) ?? nearest(to: $0) }.first
    return "nothing found: \(names)" + (meant.map { "; there is \(naming($0, line: true))" } ?? "")
  }

  /// The first node whose title or written id is like the name but for case and white space around it.
  private func likeness(to selector: Selector) -> NodeID? {
    let name: String
    switch selector {
    case .name(let text), .title(let text), .id(let text): name = text
    case .path(let titles): name = titles.last ?? ""
    default: return nil
    }
    let folded = FoldedText.folded(name.trimmed.utf8)
    if folded.isEmpty { return nil }
    return outline.subtree(of: outline.root).dropFirst().first { node in
      [title(of: node), writtenID(of: node)].contains { text in
        text.map { FoldedText.folded($0.trimmed.utf8) == folded } ?? false
      }
    }
  }

  /// The node that a name or path with a slip of the fingers in it may have meant.
  private func nearest(to selector: Selector) -> NodeID? {
    switch selector {
    case .name(let text), .title(let text), .id(let text):
      return nearest(to: text, among: outline.subtree(of: outline.root).dropFirst())
    case .path(let titles):
      var node = outline.root
      for title in titles {
        let children = outline.children(of: node)
        guard
          let next = children.first(where: { self.title(of: $0) == title })
            ?? nearest(to: title, among: children)
        else { return nil }
        node = next
      }
      return node
    default: return nil
    }
  }

  /// The first of the nodes with the fewest slips between its title or written id and a name.
  private func nearest(to name: String, among nodes: some Sequence<NodeID>) -> NodeID? {
    let name = FoldedText.folded(name.trimmed.utf8)
    var nearest: (node: NodeID, slips: Int)?
    for node in nodes {
      for text in [title(of: node), writtenID(of: node)] {
        guard let text, text.utf8.count <= Self.longestName,
          let slips = Self.slips(from: name, to: FoldedText.folded(text.trimmed.utf8)),
          slips < nearest?.slips ?? .max
        else { continue }
        nearest = (node, slips)
      }
    }
    return nearest?.node
  }

  /// The slips between two names in small letters; what has another number is another name.
  private static func slips(from name: [UInt8], to other: [UInt8]) -> Int? {
    guard name.filter(\.isASCIIDigit) == other.filter(\.isASCIIDigit) else { return nil }
    return Suggestion.slips(from: name, toNear: other)
  }

  /// Longer names are not compared letter by letter.
  private static var longestName: Int { 60 }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

extension String {
  /// With control characters replaced, so that nothing in a document speaks to a terminal.
  fileprivate var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
