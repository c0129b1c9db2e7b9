internal import OutlineTree

extension OutlineDocument {
  /// Closes the seams before and behind a unit that is taken out, into one.
  ///
  /// - Parameters:
  ///   - front: The seam before the unit, open.
  ///   - back: The seam behind it, open.
  /// - Returns: The gap that the two leave.
  mutating func merge(_ front: Seam, _ back: Seam) -> TextRange {
    merge(
      gap(of: front), gap(of: back), isFirst: front.before == nil, isLast: back.after == nil,
      isContent: hasNoLayout(front.parent))
  }

  /// Makes one gap of two that fall together.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the first stands directly behind the parent's start tag.
  ///   - isLast: Whether the second stands directly before the parent's end tag.
  ///   - isContent: Whether white space is content there, so that all of it stays.
  mutating func merge(
    _ first: TextRange, _ second: TextRange, isFirst: Bool, isLast: Bool, isContent: Bool
  ) -> TextRange {
    if isContent { return text.join(first, second) }
    let white = (
      front: WhiteSpace.trailing(text.bytes(first)).count,
      back: WhiteSpace.leading(text.bytes(second)).count
    )
    let content = TextRange(first.lower, first.upper - white.front)
    let rest = TextRange(second.lower + white.back, second.upper)
    let merged = mergeWhiteSpace(
      TextRange(content.upper, first.upper), TextRange(second.lower, rest.lower),
      isAtStartTag: isFirst && content.isEmpty, isAtEndTag: isLast && rest.isEmpty)
    return text.join(text.join(content, merged), rest)
  }

  /// Of two runs of white space that fall together, the one that counts.
  ///
  /// At the parent's tag, the one at that tag; between siblings the one with more line ends; the later
  /// where both are equal. Its lines stay, with the indentation of the later run that has a line end.
  private mutating func mergeWhiteSpace(
    _ first: TextRange, _ second: TextRange, isAtStartTag: Bool, isAtEndTag: Bool
  ) -> TextRange {
    let (front, back) = (text.bytes(first), text.bytes(second))
    // What touches the content in front need not be copied.
    if front == back { return first }
    let countsFirst =
      isAtEndTag
      ? false
      : isAtStartTag || WhiteSpace.lineEnds(in: front) > WhiteSpace.lineEnds(in: back)
    guard countsFirst else { return second }
    guard let lineEnd = WhiteSpace.lastLineEnd(in: front),
      let later = WhiteSpace.lastLineEnd(in: back)
    else { return first }
    let indent = back[later.upperBound...]
    if front[lineEnd.upperBound...] == indent { return first }
    return text.add(front[..<lineEnd.upperBound] + indent)
  }

  /// Whether the node's content has no layout, so that white space in it is content.
  ///
  /// It has none with text of its own, or where `xml:space="preserve"` is in force (XML 1.0 §2.10).
  func hasNoLayout(_ node: NodeID) -> Bool {
    records[node.index].marks.contains(.hasText)
      || inheritedValue(of: .space, at: node) == "preserve"
  }
}
