internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// The text that an element outside the nodes holds for a node; nil where there is none.
  func distantValue(at place: DistantPlace, of node: NodeID) -> String? {
    guard let key = attribute(place.nodeKey, of: node) else { return nil }
    guard let element = distantElement(place, key) else { return newDistantTexts[key]?.text }
    if let patch = patches[element.range] {
      let (bytes, range) = text.locate(patch)
      let content = ChildElements(bytes, in: range).first { _ in true }?.content
      return XMLText.decodeContent(bytes, in: content ?? range, entities: surroundings.entities)
    }
    return XMLText.decodeContent(
      text.source.bytes, in: element.content, entities: surroundings.entities)
  }

  /// Gives the element outside the nodes that belongs to a node its text.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  mutating func setDistantText(
    _ value: String, at place: DistantPlace, of node: NodeID
  ) throws(DocumentError) -> Bool {
    let old = distantValue(at: place, of: node)
    if (old ?? "").utf8.elementsEqual(value.utf8) { return false }
    guard let key = attribute(place.nodeKey, of: node) else {
      throw .unreplaceable(node, "it has no @\(place.nodeKey) by which to find its text")
    }
    guard let element = distantElement(place, key) else {
      return try addDistantText(value, key, at: place, of: node)
    }
    let bytes = text.source.bytes
    let tag = StartTag(bytes, at: element.start)
    var new = Array(bytes[element.start..<tag.closing])
    new.append(UInt8(ascii: ">"))
    new += try TextForm.plain.content(for: value)
    new += "</".utf8
    new += bytes[element.name]
    new.append(UInt8(ascii: ">"))
    patch(element.range, with: new)
    return true
  }

  /// Makes the element for the text of a node that has none, behind all there are.
  private mutating func addDistantText(
    _ value: String, _ key: String, at place: DistantPlace, of node: NodeID
  ) throws(DocumentError) -> Bool {
    guard let border = distant.value({ DistantElements(of: self, at: place) }).border else {
      throw .unreplaceable(node, "there is no <\(place.path.first ?? "")> for its text")
    }
    let new = try distantElement(place, key, value)
    let number = newDistantTexts[key]?.number ?? newDistantTexts.count
    newDistantTexts[key] = (number, value)
    patches.replace(border..<border, number: number, by: text.add(new))
    return true
  }

  /// A new element for a text, with the line end before it.
  private func distantElement(
    _ place: DistantPlace, _ key: String, _ value: String
  ) throws(DocumentError) -> [UInt8] {
    let name = place.path.last ?? ""
    var element = Array("\n<\(name)".utf8)
    element += try written(NodeAttribute(name: place.key, value: key))
    element.append(UInt8(ascii: ">"))
    element += try TextForm.plain.content(for: value)
    return element + Array("</\(name)>".utf8)
  }

  /// The texts outside the nodes of a node and all below it, by their places in document order.
  func distantTexts(below node: NodeID) -> [(index: Int, text: String)] {
    guard let place = profile.distantNotes else { return [] }
    return outline.subtree(of: node).enumerated().compactMap { index, node in
      distantValue(at: place, of: node).map { (index, $0) }
    }
  }

  /// Gives nodes their texts outside the nodes.
  mutating func setDistantTexts(
    _ texts: [(index: Int, text: String)], of nodes: [NodeID]
  ) throws(DocumentError) {
    guard let place = profile.distantNotes else { return }
    for (index, text) in texts { _ = try setDistantText(text, at: place, of: nodes[index]) }
  }

  /// The element outside the nodes that has a key.
  func distantElement(_ place: DistantPlace, _ key: String) -> ElementRange? {
    distant.value { DistantElements(of: self, at: place) }.byKey[key]
  }
}

/// The elements outside the nodes that hold a text for one, as they were read.
struct DistantElements: Sendable {
  /// Where the element that holds them can take more of them, behind those it has; nil where there is
  /// no such element, or it is an empty one.
  let border: Int?
  /// By their keys; of two with one key the first.
  let byKey: [String: ElementRange]

  init(of document: OutlineDocument, at place: DistantPlace) {
    let bytes = document.text.source.bytes
    let root = document.surroundings.outerTags.first
    var found: [ElementRange] = []
    var around: ElementRange?
    var ranges = root.map { [$0.upper..<document.text.source.count] } ?? []
    for name in place.path {
      around = found.first
      found = ranges.flatMap { range in
        ChildElements(bytes, in: range).filter {
          bytes.localName($0.name).elementsEqual(name.utf8)
        }
      }
      ranges = found.map(\.content)
    }
    border = around.flatMap { around in
      if around.isOneTag { return nil }
      let last = bytes[around.content].lastIndex { !$0.isXMLSpace }
      return last.map { $0 + 1 } ?? around.content.lowerBound
    }
    var byKey: [String: ElementRange] = [:]
    for element in found {
      guard let value = StartTag(bytes, at: element.start).value(of: place.key) else { continue }
      let entities = document.surroundings.entities
      let key = XMLText.decodeAttribute(bytes, in: value, entities: entities)
      byKey[key] = byKey[key] ?? element
    }
    self.byKey = byKey
  }
}

extension Profile {
  /// The place of notes, where they stand outside the nodes.
  var distantNotes: DistantPlace? {
    if case .elsewhere(let place)? = notePlaces.first { place } else { nil }
  }
}
