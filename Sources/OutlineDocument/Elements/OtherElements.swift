package import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Whether nodes may have elements of their own.
  package var mayHaveOwnElements: Bool { profile.hasOwnElements }

  /// What a node's own elements say beside the values that all outlines have, as messages name it: `<icon>`
  /// for an element, `formatting of <p>` for markup in a text.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the opening.
  package func elementsBesideValues(of node: NodeID) -> [String] {
    guard profile.hasOwnElements, let opening = opening(of: node) else { return [] }
    let (bytes, range) = ownRange(of: opening)
    var names: [String] = []
    for element in ChildElements(bytes, in: range) {
      let name = String(decoding: bytes.localName(element.name), as: UTF8.self)
      if name == profile.wrapper || isAttributeLike(name) { continue }
      guard let place = valuePlace(of: element, in: bytes) else {
        names.append("<\(name)>")
        continue
      }
      if place.path.count == 1, place.form.hasFormatting(element, in: bytes) {
        names.append("formatting of <\(name)>")
      }
    }
    return names
  }

  private func isAttributeLike(_ name: String) -> Bool {
    if case .elements(let element, _, _)? = profile.otherAttributes, element == name { return true }
    return profile.nodes.contains { $0.parts.contains { $0.element == name } }
  }

  /// The place of a title or note that an element holds; nil where it holds neither.
  func valuePlace(of element: ElementRange, in bytes: [UInt8]) -> ElementPlace? {
    for place in profile.titles + profile.notePlaces {
      if case .element(let place) = place, place.path[0].fits(element, in: bytes) { return place }
    }
    return nil
  }
}
