internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Gives an element of a node's own its text, and makes the element if it is not there.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  mutating func setText(
    _ value: String, at place: ElementPlace, of node: NodeID
  ) throws(DocumentError) -> Bool {
    let found = ownElements(of: node, at: place.path)
    guard let first = found.first else {
      try checkHasElements(node)
      try checkIsAlone(place, of: node)
      try makeElement(at: place, with: value, of: node)
      return true
    }
    if text(of: found, place.form).utf8.elementsEqual(value.utf8) { return false }
    try checkIsAlone(place, of: node)
    if found.count > 1 {
      throw .unreplaceable(
        node, "its text is in \(found.count) <\(first.name)> elements, as it has formatting")
    }
    try checkIsInOpening(first, of: node)
    let content = try place.form.content(for: value)
    warnOfLostFormatting(first, place, node)
    replace(first, with: content, in: node)
    return true
  }

  /// Takes the elements at a place away, each with the white space before it.
  mutating func removeElement(
    at place: ElementPlace, of node: NodeID
  ) throws(DocumentError) -> Bool {
    let found = ownElements(of: node, at: place.path)
    if found.isEmpty { return false }
    try checkIsAlone(place, of: node)
    for placed in found.reversed() {
      try checkIsInOpening(placed, of: node)
      guard let opening = opening(of: node) else { return false }
      let (bytes, range) = text.locate(opening)
      let element = placed.element.range
      let white = WhiteSpace.trailing(bytes[range.lowerBound..<element.lowerBound]).count
      change(
        tagOf: node,
        to: bytes[range.lowerBound..<element.lowerBound - white]
          + bytes[element.upperBound..<range.upperBound])
    }
    return true
  }

  /// Refuses to change an element that stands between or behind the node's children.
  private func checkIsInOpening(
    _ placed: PlacedElement, of node: NodeID
  ) throws(DocumentError) {
    if placed.isInOpening { return }
    throw .unreplaceable(node, "its <\(placed.name)> stands behind its children")
  }

  /// Refuses to make an element in a node of a kind that has none.
  private func checkHasElements(_ node: NodeID) throws(DocumentError) {
    guard let name = startTag(of: node)?.localName else { return }
    let isEmpty = profile.nodes.contains { !$0.hasElements && name.elementsEqual($0.name.utf8) }
    if isEmpty {
      throw .unreplaceable(node, "<\(String(decoding: name, as: UTF8.self))> has no text")
    }
  }

  /// Refuses to write a text where other elements of the node count its characters.
  private func checkIsAlone(_ place: ElementPlace, of node: NodeID) throws(DocumentError) {
    guard place.isAlone, let own = place.path.first?.name, let opening = opening(of: node) else {
      return
    }
    let (bytes, range) = ownRange(of: opening)
    for element in ChildElements(bytes, in: range) {
      let name = bytes.localName(element.name)
      if !name.elementsEqual(own.utf8) {
        throw .unreplaceable(
          node, "<\(String(decoding: name, as: UTF8.self))> stands at a place in its text")
      }
    }
  }

  private mutating func warnOfLostFormatting(
    _ found: PlacedElement, _ place: ElementPlace, _ node: NodeID
  ) {
    guard place.form.hasFormatting(found.element, in: found.bytes) else { return }
    warn(at: node, "\(shownTitle(of: node)) loses the formatting of the text that is replaced")
  }

  /// Gives an element in a node's opening another content.
  private mutating func replace(
    _ found: PlacedElement, with content: [UInt8], in node: NodeID
  ) {
    guard let opening = opening(of: node) else { return }
    let (bytes, range) = text.locate(opening)
    let element = found.element
    var new = bytes[range.lowerBound..<element.content.lowerBound]
    if element.isOneTag {
      let tag = StartTag(bytes, at: element.start)
      new = bytes[range.lowerBound..<tag.closing]
      new.append(UInt8(ascii: ">"))
      new += content
      new += "</\(String(decoding: bytes[element.name], as: UTF8.self))>".utf8
    } else {
      new += content
      new += bytes[element.content.upperBound..<element.end]
    }
    change(tagOf: node, to: new + bytes[element.end..<range.upperBound])
  }

  // MARK: - New elements

  private mutating func makeElement(
    at place: ElementPlace, with value: String, of node: NodeID
  ) throws(DocumentError) {
    // As much of the way as there is.
    var there = place.path.count - 1
    while there > 0, ownElements(of: node, at: Array(place.path[..<there])).isEmpty { there -= 1 }
    let prefix = elementPrefix(of: node)
    var written = try place.form.content(for: value)
    for step in place.path[there...].reversed() {
      written = step.element(around: written, prefix: prefix)
    }
    guard there > 0 else {
      return insertOwn(written, named: place.path[0].name ?? "", in: node)
    }
    let around = ownElements(of: node, at: Array(place.path[..<there]))[0]
    try checkIsInOpening(around, of: node)
    insert(written, behind: place.behind, in: around, of: node)
  }

  /// Puts an element into one of a node's own, behind those that have to stand before it.
  private mutating func insert(
    _ written: [UInt8], behind names: [String], in around: PlacedElement, of node: NodeID
  ) {
    let element = around.element
    let children = Array(ChildElements(around.bytes, in: element.content))
    let before = children.last { child in
      names.contains { around.bytes.localName(child.name).elementsEqual($0.utf8) }
    }
    let model = before ?? children.first
    let white = model.map { whiteSpace(before: $0.start, in: around.bytes) } ?? []
    let start = before?.end ?? element.content.lowerBound
    let content =
      around.bytes[element.content.lowerBound..<start] + white + written
      + around.bytes[start..<element.content.upperBound]
    replace(around, with: Array(content), in: node)
  }

  /// Puts an element of a node's own into its opening, in the order that the format has for them, and lays
  /// it as those that are there.
  mutating func insertOwn(_ written: [UInt8], named name: String, in node: NodeID) {
    let line = ownElementsBeginLines(near: node) ? lineStart(of: node) : nil
    let unit = line == nil ? [] : ownIndentUnit(in: node)
    if profile.wrapper == nil { openElement(node) }
    guard let opening = opening(of: node) else { return }
    let (bytes, own) = ownRange(of: opening)
    let start = text.locate(opening).range.lowerBound
    let isOneTag = StartTag(bytes, at: start).isEmpty
    let elements = isOneTag ? [] : Array(ChildElements(bytes, in: own))
    let order = profile.ownElements
    let rank = order.firstIndex(of: name) ?? order.count
    let before = elements.last { element in
      let other = String(decoding: bytes.localName(element.name), as: UTF8.self)
      return order.firstIndex(of: other).map { $0 <= rank } ?? false
    }
    let white: [UInt8]
    if let model = before ?? elements.first {
      white = whiteSpace(before: model.start, in: bytes)
    } else {
      white = line.map { $0.lineEnd + $0.indent + unit } ?? []
    }
    if isOneTag {
      let tag = StartTag(bytes, at: start)
      var opened = bytes[start..<tag.closing]
      opened.append(UInt8(ascii: ">"))
      opened += white + written + (line?.gap ?? [])
      opened += "</\(String(decoding: bytes[tag.name], as: UTF8.self))>".utf8
      return change(tagOf: node, to: opened)
    }
    let border = before?.end ?? own.lowerBound
    var opened = bytes[start..<border]
    opened += white + written
    change(tagOf: node, to: opened + bytes[border..<own.upperBound])
    guard profile.wrapper == nil, outline.firstChild(of: node) == nil, let line else { return }
    if elements.isEmpty, gap(of: tailSeam(of: node)).isEmpty {
      let tail = text.add(line.gap)
      withLayout(of: node) { $0.tail = tail }
    }
  }

  /// Whether the first own element of a node stands on another line than its tag: as in the nodes around it,
  /// if they have any.
  private func ownElementsBeginLines(near node: NodeID) -> Bool {
    let around = [
      outline.previousSibling(of: node), outline.nextSibling(of: node), outline.parent(of: node),
    ]
    for neighbour in around {
      guard let neighbour, neighbour != outline.root, let opening = opening(of: neighbour) else {
        continue
      }
      let (bytes, range) = ownRange(of: opening)
      for element in ChildElements(bytes, in: range) {
        return bytes[range.lowerBound..<element.start].contains(where: \.isLineEnd)
      }
    }
    return true
  }

  /// The white space before an element, where it begins a line.
  private func whiteSpace(before start: Int, in bytes: [UInt8]) -> [UInt8] {
    let white = WhiteSpace.trailing(bytes[..<start])
    guard let line = WhiteSpace.lastLineEnd(in: white) else { return [] }
    return Array(white[line.lowerBound...])
  }

  /// The prefix of a node's element with its colon; empty where it has none.
  func elementPrefix(of node: NodeID) -> String { startTag(of: node)?.prefix ?? "" }
}
