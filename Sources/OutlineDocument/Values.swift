public import OutlineTree
public import OutlineXML

extension OutlineDocument {
  /// The title to be shown: the format's own, or what stands in for it where that is absent or blank.
  ///
  /// White space in an attribute is as XML normalizes it; the element's own text is trimmed.
  public func title(of node: NodeID) -> String {
    guard let record = record(of: node), node != outline.root else { return "" }
    if let raw = rawTitle(record) { return String(decoding: raw, as: UTF8.self) }
    var own: String?
    for place in profile.titles {
      guard let value = value(at: place, of: node) else { continue }
      if !isBlank(value.utf8) { return value }
      own = own ?? value
    }
    for name in profile.titleFallbacks {
      if let value = attribute(name, of: node), !isBlank(value.utf8) { return value }
    }
    let written = ownText(of: node)
    if !written.isEmpty { return written }
    return carrier(of: node).map { title(of: $0) } ?? own ?? ""
  }

  /// The note, if the node has one that is not empty.
  public func note(of node: NodeID) -> String? {
    if !names.hasNoteElements {
      return firstValue(among: names.notes, of: node, isEmptyNone: true)?.value
    }
    for place in profile.notePlaces {
      if let value = value(at: place, of: node), !value.isEmpty { return value }
    }
    return nil
  }

  /// The value at a place; nil where it is not there.
  func value(at place: ValuePlace, of node: NodeID) -> String? {
    switch place {
    case .attribute(let name): return attribute(name, of: node)
    case .element(let place):
      let elements = ownElements(of: node, at: place.path)
      return elements.isEmpty ? nil : text(of: elements, place.form)
    case .elsewhere(let place): return distantValue(at: place, of: node)
    }
  }

  /// The value of the attribute with this name, prefix included; nil where it is absent.
  public func attribute(_ name: String, of node: NodeID) -> String? {
    startTag(of: node).flatMap { value(of: name, in: $0) }
  }

  /// All attributes in the order in which they are written, namespace declarations included.
  public func attributes(of node: NodeID) -> [NodeAttribute] {
    guard let tag = startTag(of: node) else { return [] }
    return tag.attributes.map { attribute in
      NodeAttribute(
        name: String(decoding: tag.bytes[attribute.name], as: UTF8.self),
        value: XMLText.decodeAttribute(
          tag.bytes, in: attribute.value, entities: surroundings.entities))
    }
  }

  /// Whether the node is done; nil where nothing says so or otherwise.
  public func isChecked(_ node: NodeID) -> Bool? {
    if let found = firstValue(among: names.checks, of: node) {
      return profile.checks[found.number].done.map { $0.utf8.elementsEqual(found.value.utf8) }
        ?? true
    }
    for check in profile.checks {
      if let box = check.box, let value = check.boxValue, attribute(box, of: node) == value {
        return false
      }
    }
    return nil
  }

  /// Whether the node is a comment, by itself or because an ancestor is.
  public func isCommented(_ node: NodeID) -> Bool {
    guard hasComments else { return false }
    return isCommentItself(node) || outline.ancestors(of: node).contains { isCommentItself($0) }
  }

  /// Whether the node says itself that it is a comment.
  package func isCommentItself(_ node: NodeID) -> Bool {
    guard node != outline.root, outline.contains(node) else { return false }
    return own(.comment, of: node) == "true"
  }

  /// Whether any node may say that it is a comment.
  package var hasComments: Bool { surroundings.inherited.contains(.comment) || !layouts.isEmpty }

  /// The text of elements that hold one value, without white space at its ends.
  func text(of elements: [PlacedElement], _ form: TextForm) -> String {
    let entities = surroundings.entities
    return elements.map { form.text(of: $0.element, in: $0.bytes, entities: entities) }.joined()
      .withoutOuterXMLSpace
  }

  /// The titles on the way from the top to the node, its own last.
  public func pathOfTitles(to node: NodeID) -> [String] {
    var path = [title(of: node)]
    for ancestor in outline.ancestors(of: node) where ancestor != outline.root {
      path.append(title(of: ancestor))
    }
    return path.reversed()
  }

  /// The place of the node's `<` in the text as read; nil for a node that an edit has made.
  public func position(of node: NodeID) -> SourcePosition? {
    guard let record = record(of: node), !record.marks.contains(.isNew) else { return nil }
    return text.source.position(of: Int(record.start))
  }

  /// What the document calls itself.
  public var documentTitle: String? {
    guard let root = surroundings.outerTags.first, !profile.documentTitle.isEmpty else {
      return nil
    }
    let bytes = text.source.bytes
    var range = root.upper..<text.source.count
    for name in profile.documentTitle {
      guard let element = ChildElements(bytes, in: range).first(named: name, in: bytes) else {
        return nil
      }
      range = element.content
    }
    return XMLText.decodeContent(bytes, in: range, entities: surroundings.entities)
  }

  /// What stands in an element of the head, decoded.
  func content(of element: HeadElement) -> String {
    let bytes = text.source.bytes
    let end = endTagStart(in: bytes, from: element.tagEnd, endingAt: element.end)
    return XMLText.decodeContent(
      bytes, in: element.tagEnd..<end, entities: surroundings.entities)
  }

  func record(of node: NodeID) -> NodeRecord? {
    outline.contains(node) ? records[node.index] : nil
  }

  /// The node's start tag as it is now.
  func opening(of node: NodeID) -> TextRange? {
    record(of: node).map { opening(of: node, $0) }
  }

  /// The same, of the node's record.
  func opening(of node: NodeID, _ record: NodeRecord) -> TextRange {
    if record.hasNewOpening, let opening = layouts[node]?.opening { return opening }
    return TextRange(Int(record.start), Int(record.openingEnd))
  }

  func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0.isXMLSpace }
  }

  /// The text directly in the node's element, decoded and trimmed.
  func ownText(of node: NodeID) -> String {
    guard records[node.index].marks.contains(.hasText) else { return "" }
    // Before a node's own elements there can be text too.
    let opening = profile.hasOwnElements ? self.opening(of: node).map { ownRange(of: $0) } : nil
    var result = ""
    var depth = 0
    for (bytes, range) in [opening].compactMap({ $0 }) + seams(of: node).map({ text.locate($0) }) {
      for markup in MarkupReader(bytes, in: range) {
        switch markup {
        case .startTag(_, let isEmpty): depth += isEmpty ? 0 : 1
        case .endTag: depth -= 1
        case .text(let range), .cdata(let range):
          if depth == 0 {
            result += XMLText.decodeContent(bytes, in: range, entities: surroundings.entities)
          }
        case .comment, .instruction, .doctype: break
        }
      }
    }
    return result.withoutOuterXMLSpace
  }
}

extension Unicode.Scalar {
  /// Space, tab, line feed or carriage return (XML 1.0 §2.3).
  var isXMLSpace: Bool { isASCII && UInt8(truncatingIfNeeded: value).isXMLSpace }
}
