package import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// What stands directly in a node's element beside its children and comments, as a message names it.
  ///
  /// Its own text only where that is not its title.
  /// - Parameter isUnwrapped: Whether only what goes when the node is unwrapped is asked for: around
  ///   children, what is not mixed content stays.
  package func otherContent(of node: NodeID, isUnwrapped: Bool = false) -> [String] {
    if isUnwrapped, outline.firstChild(of: node) != nil, !hasNoLayout(node) { return [] }
    var names: [String] = []
    let text = ownText(of: node)
    if !text.isEmpty, !text.utf8.elementsEqual(title(of: node).utf8) { names.append("its text") }
    var depth = 0
    forEachMarkup(directlyIn: node) { markup, bytes in
      switch markup {
      case .startTag(let tag, let isEmpty):
        if depth == 0 {
          let name = StartTag(bytes, at: tag.lowerBound).name
          names.append("<\(String(decoding: bytes[name], as: UTF8.self))>")
        }
        depth += isEmpty ? 0 : 1
      case .endTag: depth -= 1
      default: break
      }
    }
    return names
  }

  /// The parts of a range that belong to nobody and stay where nodes go: entries switched off, and
  /// instructions.
  ///
  /// - Parameter separator: What is put between two of them.
  mutating func lasting(in range: TextRange, separator: [UInt8] = []) -> TextRange {
    let (bytes, inner) = text.locate(range)
    var kept: [UInt8] = []
    var depth = 0
    for markup in MarkupReader(bytes, in: inner) {
      switch markup {
      case .startTag(_, let isEmpty):
        depth += isEmpty ? 0 : 1
        continue
      case .endTag:
        depth -= 1
        continue
      case .comment(let comment):
        if depth > 0 || !SeamParts.isSwitchedOff(comment, in: bytes) { continue }
      case .instruction: if depth > 0 { continue }
      default: continue
      }
      kept += (kept.isEmpty ? [] : separator) + bytes[markup.range]
    }
    return text.add(kept)
  }

  private func forEachMarkup(directlyIn node: NodeID, _ body: (Markup, [UInt8]) -> Void) {
    for seam in seams(of: node) where text.bytes(seam).contains(.lessThan) {
      let (bytes, range) = text.locate(seam)
      for markup in MarkupReader(bytes, in: range) { body(markup, bytes) }
    }
  }
}
