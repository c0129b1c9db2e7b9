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
    let meant = selectors.lazy.compactMap { likeness(to: $0) }.first
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
}

extension String {
  /// With control characters replaced, so that nothing in a document speaks to a terminal.
  fileprivate var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
