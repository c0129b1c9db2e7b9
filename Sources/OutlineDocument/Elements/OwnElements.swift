internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// The elements of a node's own that a way leads to, in order; each in the array that holds it.
  ///
  /// Mostly they stand in the opening; what stands between the children is found as well.
  func ownElements(of node: NodeID, at path: [ElementStep]) -> [PlacedElement] {
    guard profile.hasOwnElements, let opening = opening(of: node) else { return [] }
    var found = elements(in: ownRange(of: opening), at: path, isOpening: true)
    // In a node without children as read all of them stand in the opening.
    let mayHaveOthers =
      outline.firstChild(of: node) != nil || records[node.index].marks.contains(.isDirty)
    if found.isEmpty, mayHaveOthers {
      for seam in seams(of: node) where text.bytes(seam).contains(.lessThan) {
        let (bytes, range) = text.locate(seam)
        found += elements(in: (bytes, range), at: path, isOpening: false)
      }
    }
    return found
  }

  /// What stands behind the start tag in an opening.
  func ownRange(of opening: TextRange) -> (bytes: [UInt8], range: Range<Int>) {
    let (bytes, range) = text.locate(opening)
    return (bytes, StartTag(bytes, at: range.lowerBound).end..<range.upperBound)
  }

  private func elements(
    in place: (bytes: [UInt8], range: Range<Int>), at path: [ElementStep], isOpening: Bool
  ) -> [PlacedElement] {
    var ranges = [place.range]
    var found: [ElementRange] = []
    for step in path {
      found = ranges.flatMap { step.elements(in: place.bytes, $0) }
      ranges = found.map(\.content)
    }
    return found.map { PlacedElement(bytes: place.bytes, element: $0, isInOpening: isOpening) }
  }
}

/// An element in the array that holds it.
struct PlacedElement {
  let bytes: [UInt8]
  let element: ElementRange
  /// Whether it stands before the node's children.
  let isInOpening: Bool

  /// Its start tag.
  var tag: StartTag { StartTag(bytes, at: element.start) }

  /// Its name as written, with its prefix.
  var name: String { String(decoding: bytes[element.name], as: UTF8.self) }
}

extension ElementStep {
  /// The elements directly in a range that this step leads to.
  func elements(in bytes: [UInt8], _ range: Range<Int>) -> [ElementRange] {
    var fitting: [ElementRange] = []
    for element in ChildElements(bytes, in: range) where fits(element, in: bytes) {
      fitting.append(element)
      if let number, fitting.count > number { return [element] }
    }
    return number == nil ? fitting : []
  }

  /// Whether an element has the name and the attribute that this step asks for.
  func fits(_ element: ElementRange, in bytes: [UInt8]) -> Bool {
    if let name, !bytes.localName(element.name).elementsEqual(name.utf8) { return false }
    guard let attribute else { return true }
    guard let value = StartTag(bytes, at: element.start).value(of: attribute.name) else {
      return false
    }
    return bytes[value].elementsEqual(attribute.value.utf8)
  }
}

extension ElementStep {
  /// The element of this step around a content.
  ///
  /// - Parameter prefix: That of its name, with the colon.
  func element(around content: [UInt8], prefix: String = "") -> [UInt8] {
    let name = prefix + (name ?? "text")
    let attribute = attribute.map { " \($0.name)=\"\($0.value)\"" } ?? ""
    return Array("<\(name)\(attribute)>".utf8) + content + Array("</\(name)>".utf8)
  }
}

extension ChildElements {
  /// The first with this local name.
  func first(named name: String, in bytes: [UInt8]) -> ElementRange? {
    first { bytes.localName($0.name).elementsEqual(name.utf8) }
  }
}
