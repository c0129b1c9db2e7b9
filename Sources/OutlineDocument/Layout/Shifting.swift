internal import OutlineTree
internal import OutlineXML

/// How the lines inside a moved node change.
///
/// The node's own indentation at the start of a line is replaced by the new one. If what is left is a
/// whole number of the old indent units and the new unit is another, it becomes as many of the new.
/// A line that does not begin with the node's indentation, or is empty, stays. Line ends become those
/// of the destination.
struct Shift {
  let old: LineStart
  let new: LineStart
  let oldUnit: [UInt8]
  let newUnit: [UInt8]

  /// White space between two tags, shifted; nil where it stays as it is.
  func shifted(_ white: ArraySlice<UInt8>) -> [UInt8]? {
    guard var lineEnd = white.firstIndex(where: \.isLineEnd) else { return nil }
    var result = Array(white[..<lineEnd])
    while true {
      let isPair =
        white[lineEnd] == .carriageReturn && lineEnd + 1 < white.endIndex
        && white[lineEnd + 1] == .lineFeed
      let start = lineEnd + (isPair ? 2 : 1)
      let next = white[start...].firstIndex(where: \.isLineEnd)
      let line = white[start..<(next ?? white.endIndex)]
      result += new.lineEnd
      if next != nil, line.isEmpty {
        // An empty line gets no trailing blanks.
      } else if line.starts(with: old.indent) {
        result += new.indent + rest(line.dropFirst(old.indent.count))
      } else {
        result += line
      }
      guard let next else { break }
      lineEnd = next
    }
    return result.elementsEqual(white) ? nil : result
  }

  private func rest(_ rest: ArraySlice<UInt8>) -> [UInt8] {
    guard oldUnit != newUnit, !oldUnit.isEmpty, rest.count.isMultiple(of: oldUnit.count) else {
      return Array(rest)
    }
    var result: [UInt8] = []
    var left = rest
    while !left.isEmpty {
      guard left.starts(with: oldUnit) else { return Array(rest) }
      left = left.dropFirst(oldUnit.count)
      result += newUnit
    }
    return result
  }
}

extension OutlineDocument {
  /// Shifts the lines inside a node's unit.
  ///
  /// - Complexity: O(*n*), *n* the bytes between the tags of the subtree.
  mutating func shift(_ node: NodeID, by shift: Shift) {
    let prefix = layout(of: node).prefix
    if let new = shifted(prefix, by: shift) { withLayout(of: node) { $0.prefix = new } }
    shiftLines(inside: node, by: shift)
  }

  /// Shifts the lines inside a node's element.
  mutating func shiftLines(inside node: NodeID, by shift: Shift) {
    var next: NodeID? = node
    while let current = next {
      if hasNoLayout(current) {
        next = outline.next(behind: current, within: node)
      } else {
        shiftContent(of: current, by: shift)
        next = outline.next(after: current, within: node)
      }
    }
  }

  /// Shifts the lines directly in a node's element, its children's own left out.
  mutating func shiftContent(of node: NodeID, by shift: Shift) {
    if profile.hasOwnElements { shiftOwn(of: node, by: shift) }
    if records[node.index].marks.contains(.isClosed) { return }
    var before: NodeID?
    var child = outline.firstChild(of: node)
    var isChanged = false
    while true {
      let seam = Seam(parent: node, before: before, after: child)
      if let new = shifted(gap(of: seam), by: shift) {
        setGap(new, of: seam)
        isChanged = true
      }
      guard let current = child else { break }
      if let new = shifted(layout(of: current).prefix, by: shift) {
        withLayout(of: current) { $0.prefix = new }
        isChanged = true
      }
      before = current
      child = outline.nextSibling(of: current)
    }
    if isChanged { markRearranged(node) }
  }

  /// Shifts the lines in a node's opening behind the start tag, and in its closing.
  private mutating func shiftOwn(of node: NodeID, by shift: Shift) {
    guard let opening = opening(of: node) else { return }
    let (bytes, range) = text.locate(opening)
    let border = StartTag(bytes, at: range.lowerBound).end - range.lowerBound + opening.lower
    let own = shifted(TextRange(border, opening.upper), by: shift)
    let oldClosing = profile.wrapper == nil ? nil : closing(of: node)
    let closing = oldClosing.flatMap { shifted($0, by: shift) }
    if own == nil, closing == nil { return }
    setOpening(
      bytes[range.lowerBound..<range.lowerBound + border - opening.lower]
        + text.bytes(own ?? TextRange(border, opening.upper)), of: node)
    if let closing = closing ?? oldClosing { withLayout(of: node) { $0.closing = closing } }
  }

  /// A range between tags, shifted; nil where nothing in it changes.
  private mutating func shifted(_ range: TextRange, by shift: Shift) -> TextRange? {
    let slice = text.bytes(range)
    guard slice.contains(.lessThan) else { return shift.shifted(slice).map { text.add($0) } }
    let (bytes, inner) = text.locate(range)
    var result: [UInt8] = []
    var isChanged = false
    var content = ContentTracker(bytes, inner, verbatim: profile.verbatim)
    for markup in MarkupReader(bytes, in: inner) {
      if case .text(let white) = markup, content.isLayout, let new = shift.shifted(bytes[white]) {
        result += new
        isChanged = true
      } else {
        result += bytes[markup.range]
      }
      content.pass(markup)
    }
    return isChanged ? text.add(result) : nil
  }
}

/// Tells, while markup passes, whether white space is layout or the content of a mixed element.
private struct ContentTracker {
  private let bytes: [UInt8]
  /// For each open element that is no node: whether it, or one around it, is mixed or preserved.
  private var open: [Bool] = []
  private var mixedStarts: Set<Int> = []

  /// Whether white space directly here is layout.
  var isLayout: Bool { !(open.last ?? false) }

  /// Finds the mixed elements of a range.
  ///
  /// - Parameter verbatim: The names of elements in which all white space is content.
  init(_ bytes: [UInt8], _ range: Range<Int>, verbatim: Set<String>) {
    self.bytes = bytes
    var starts: [Int] = []
    for markup in MarkupReader(bytes, in: range) {
      switch markup {
      case .startTag(let tag, let isEmpty):
        if isEmpty { continue }
        starts.append(tag.lowerBound)
        let start = StartTag(bytes, at: tag.lowerBound)
        if !verbatim.isEmpty, verbatim.contains(String(decoding: start.localName, as: UTF8.self)) {
          mixedStarts.insert(tag.lowerBound)
        }
        if let space = start.value(of: Inherited.space.rawValue),
          bytes[space].elementsEqual("preserve".utf8)
        {
          mixedStarts.insert(tag.lowerBound)
        }
      case .endTag: _ = starts.popLast()
      case .text(let text):
        if let start = starts.last, bytes[text].contains(where: { !$0.isXMLSpace }) {
          mixedStarts.insert(start)
        }
      case .cdata: if let start = starts.last { mixedStarts.insert(start) }
      case .comment, .instruction, .doctype: break
      }
    }
  }

  /// Goes on behind a markup.
  mutating func pass(_ markup: Markup) {
    switch markup {
    case .startTag(let tag, let isEmpty):
      if !isEmpty { open.append(!isLayout || mixedStarts.contains(tag.lowerBound)) }
    case .endTag: _ = open.popLast()
    default: break
    }
  }
}
