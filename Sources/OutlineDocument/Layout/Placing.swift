internal import OutlineTree
internal import OutlineXML

/// On which side of what lies at a boundary a unit is put, as it matters to empty lines and comments.
enum Side {
  /// Directly behind the unit before the boundary.
  case behind
  /// Directly before the unit behind the boundary.
  case ahead
}

extension Place {
  /// `after` and `last` put a unit behind what is before the boundary, everything else ahead of what
  /// is behind it.
  var side: Side {
    switch self {
    case .after, .last: .behind
    case .before, .first: .ahead
    }
  }
}

/// The gaps before and behind a unit that is put into a seam.
struct Placement {
  var front: TextRange
  var back: TextRange
}

extension OutlineDocument {
  /// The two gaps into which a seam falls when a unit is put there.
  ///
  /// The unit gets one new gap: the line end and the indentation of the sibling that it is put next
  /// to; where that sibling does not begin its line, nothing.
  mutating func placement(in seam: Seam, side: Side) -> Placement {
    guard seam.before != nil || seam.after != nil else { return firstPlacement(in: seam.parent) }
    let old = gap(of: seam)
    let neighbour: NodeID?
    let isBehind: Bool
    switch side {
    case .behind: (neighbour, isBehind) = (seam.before ?? seam.after, seam.before != nil)
    case .ahead: (neighbour, isBehind) = (seam.after ?? seam.before, seam.after == nil)
    }
    var new = TextRange.empty
    if !hasNoLayout(seam.parent), let neighbour, let line = lineStart(of: neighbour) {
      new = text.add(line.gap)
    }
    return isBehind ? Placement(front: new, back: old) : Placement(front: old, back: new)
  }

  /// The gaps around the first child of a node that has none.
  ///
  /// Where the node begins its line, child and end tag get lines of their own; where it does not, no
  /// line break is made. The child stands behind the elements that are no nodes and behind what is on
  /// the line of the start tag, before all else; in mixed content before the end tag.
  private mutating func firstPlacement(in parent: NodeID) -> Placement {
    let content = gap(of: tailSeam(of: parent))
    if hasNoLayout(parent) { return Placement(front: content, back: .empty) }
    let border = content.lower + placeOfFirstChild(in: content)
    let front = TextRange(content.lower, border)
    let back = TextRange(border, content.upper)
    guard let line = lineStart(of: parent) else { return Placement(front: front, back: back) }
    let indent = line.indent + indentUnit(in: parent)
    let new = text.add(line.lineEnd + indent)
    let hasLine = text.bytes(back).contains(where: \.isLineEnd)
    return Placement(
      front: text.join(withoutTrailingSpace(front), new),
      back: hasLine ? back : text.add(line.gap))
  }

  /// How far into the content of a childless node its first child belongs, in bytes.
  private func placeOfFirstChild(in content: TextRange) -> Int {
    let (bytes, range) = text.locate(content)
    var depth = 0
    var isOnLine = true
    var place = range.lowerBound
    for markup in MarkupReader(bytes, in: range) {
      switch markup {
      case .startTag(let tag, let isEmpty):
        depth += isEmpty ? 0 : 1
        if depth == 0 { place = tag.upperBound }
      case .endTag(let tag):
        depth -= 1
        if depth == 0 { place = tag.upperBound }
      case .comment(let range), .instruction(let range), .cdata(let range):
        if depth == 0, isOnLine { place = range.upperBound }
      case .text, .doctype: break
      }
      if bytes[markup.range].contains(where: \.isLineEnd) { isOnLine = false }
    }
    return place - range.lowerBound
  }

  private func withoutTrailingSpace(_ range: TextRange) -> TextRange {
    TextRange(range.lower, range.upper - WhiteSpace.trailing(text.bytes(range)).count)
  }
}
