public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Makes room for children in a node that has none, as it is one tag or has no wrapper.
  ///
  /// White space directly before `/>` belongs to it and goes with it.
  mutating func openElement(_ node: NodeID) {
    guard records[node.index].marks.contains(.isClosed), let old = opening(of: node) else { return }
    let line = profile.wrapper == nil ? nil : lineStart(of: node)
    let unit = line == nil ? [] : ownIndentUnit(in: node)
    let (bytes, range) = text.locate(old)
    let opened =
      profile.wrapper.map { OpenedElement(bytes, range, wrapper: $0, line: line, unit: unit) }
      ?? OpenedElement(oneTag: bytes, range)
    records[node.index].marks.remove(.isClosed)
    setOpening(opened.opening, of: node)
    let closing = text.add(opened.closing)
    let tail = text.add(opened.gap)
    withLayout(of: node) { layout in
      layout.closing = closing
      layout.tail = tail.isEmpty ? layout.tail ?? .empty : tail
    }
  }

  /// Takes away the wrappers that edits have emptied, with the white space before them.
  mutating func closeEmptied() {
    guard profile.wrapper != nil else { return }
    for node in disturbed where outline.contains(node) && node != outline.root {
      let record = records[node.index]
      if record.marks.contains(.isClosed) || outline.firstChild(of: node) != nil { continue }
      // A wrapper that was empty when it was read stays so.
      if !record.hasNewOpening, childrenAsRead(of: node) != nil { continue }
      closeElement(node)
    }
  }

  private mutating func closeElement(_ node: NodeID) {
    guard text.bytes(gap(of: tailSeam(of: node))).allSatisfy(\.isXMLSpace),
      let opening = opening(of: node), let closing = closing(of: node)
    else { return }
    let (bytes, range) = text.locate(opening)
    let (closingBytes, closingRange) = text.locate(closing)
    var closingReader = MarkupReader(closingBytes, in: closingRange)
    guard let wrapper = lastStart(in: bytes, range), case .endTag(let end)? = closingReader.next()
    else { return }
    let before = bytes[range.lowerBound..<wrapper]
    let whole =
      before.dropLast(WhiteSpace.trailing(before).count)
      + closingBytes[end.upperBound..<closingRange.upperBound]
    setOpening(whole, of: node)
    records[node.index].marks.insert(.isClosed)
    withLayout(of: node) { layout in
      layout.closing = nil
      layout.tail = .empty
    }
  }

  /// Where the last start tag of an opening begins, that of the wrapper.
  private func lastStart(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var start: Int?
    for markup in MarkupReader(bytes, in: range) {
      if case .startTag(let tag, _) = markup, tag.lowerBound > range.lowerBound {
        start = tag.lowerBound
      }
    }
    return start
  }

  /// The node's closing as it is now; nil where it has none.
  func closing(of node: NodeID) -> TextRange? {
    let record = records[node.index]
    if record.marks.contains(.isClosed) { return nil }
    if let closing = layout(of: node).closing { return closing }
    return TextRange(closingStart(of: record), Int(record.end))
  }

  /// Offset of the first byte of the closing of an element as read; its end where it has none.
  func closingStart(of record: NodeRecord) -> Int {
    let (opening, end) = (Int(record.openingEnd), Int(record.end))
    let bytes = text.source.bytes
    let endTag = endTagStart(in: bytes, from: opening, endingAt: end)
    guard profile.wrapper != nil, record.start != records[0].start, end > opening else {
      return endTag
    }
    // Mostly only white space is between the two end tags.
    let white = WhiteSpace.trailing(bytes[opening..<endTag])
    let start = endTagStart(in: bytes, from: opening, endingAt: white.startIndex)
    if start < white.startIndex, bytes[start + 1] == UInt8(ascii: "/"),
      isWrapper(StartTag(bytes, at: start + 1).name, in: bytes)
    {
      return start
    }
    var depth = 0
    for markup in MarkupReader(bytes, in: opening..<end) {
      switch markup {
      case .startTag(_, let isEmpty): depth += isEmpty ? 0 : 1
      case .endTag(let tag):
        if depth == 0 { return tag.lowerBound }
        depth -= 1
      default: break
      }
    }
    return endTag
  }

  private func isWrapper(_ name: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes.localName(name).elementsEqual((profile.wrapper ?? "").utf8)
  }

  /// Whether nodes of a node's kind can have children.
  public func holdsChildren(_ node: NodeID) -> Bool {
    guard !names.leaves.isEmpty, node != outline.root, let tag = startTag(of: node) else {
      return true
    }
    return !names.leaves.contains { tag.localName.elementsEqual($0.utf8) }
  }

  /// Refuses a parent whose kind of node has no children.
  func checkHoldsChildren(_ parent: NodeID) throws(OutlineError) {
    if !holdsChildren(parent) { throw .holdsNoChildren(parent) }
  }

  /// The same, as an error of an edit of the document.
  func checkHolds(_ parent: NodeID) throws(DocumentError) {
    do throws(OutlineError) { try checkHoldsChildren(parent) } catch { throw .outline(error) }
  }
}

/// An element that was opening as a whole, with room for children.
private struct OpenedElement {
  private(set) var opening: [UInt8]
  private(set) var closing: [UInt8]
  /// What is between the two, behind the children.
  private(set) var gap: [UInt8] = []

  /// Of one tag, two.
  init(oneTag bytes: [UInt8], _ range: Range<Int>) {
    let tag = StartTag(bytes, at: range.lowerBound)
    opening = Array(bytes[range.lowerBound..<tag.closing])
    opening.append(UInt8(ascii: ">"))
    closing = Array("</".utf8)
    closing += bytes[tag.name]
    closing.append(UInt8(ascii: ">"))
  }

  /// Of an element without a wrapper, or with one that is one tag, one with a wrapper behind its own
  /// elements.
  ///
  /// - Parameters:
  ///   - line: The start of the line that the element stands first on.
  ///   - unit: What a wrapper is indented more.
  init(
    _ bytes: [UInt8], _ range: Range<Int>, wrapper: String, line: LineStart?, unit: [UInt8]
  ) {
    let tag = StartTag(bytes, at: range.lowerBound)
    let prefix = tag.prefix
    let start = "<\(prefix)\(wrapper)>"
    closing = Array("</\(prefix)\(wrapper)>".utf8)
    if tag.isEmpty {
      let name = String(decoding: bytes[tag.name], as: UTF8.self)
      gap = line.map { $0.gap + unit } ?? []
      opening = Array(bytes[range.lowerBound..<tag.closing])
      opening.append(UInt8(ascii: ">"))
      opening += gap
      opening += start.utf8
      closing += line?.gap ?? []
      closing += "</\(name)>".utf8
      return
    }
    let own = Array(ChildElements(bytes, in: tag.end..<range.upperBound))
    let empty = own.last { bytes.localName($0.name).elementsEqual(wrapper.utf8) }
    let model = empty ?? own.last
    if let model {
      let white = WhiteSpace.trailing(bytes[..<model.start])
      if let line = WhiteSpace.lastLineEnd(in: white) { gap = Array(white[line.lowerBound...]) }
    }
    opening = Array(bytes[range.lowerBound..<(empty?.start ?? model?.end ?? tag.end)])
    if empty == nil { opening += gap }
    opening += start.utf8
    closing += bytes[(model?.end ?? tag.end)..<range.upperBound]
  }
}
