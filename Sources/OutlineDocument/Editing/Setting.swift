public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Gives an attribute a value.
  ///
  /// One that is there keeps its place, and its quotes unless these are single ones and the value has
  /// such in it: many programs do not know `&apos;`. A new one stands after the last one, behind one
  /// blank. A value that means what the old one means is no change.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  @discardableResult
  public mutating func setAttribute(
    _ name: String, to value: String, of node: NodeID
  ) throws(DocumentError) -> Bool {
    try checkNode(node)
    try checkName(name, at: node)
    guard let tag = opening(of: node) else { return false }
    let (bytes, range) = text.locate(tag)
    let start = StartTag(bytes, at: range.lowerBound)
    let old = start.attributes.first { bytes[$0.name].elementsEqual(name.utf8) }
    let new: ArraySlice<UInt8>
    if let old {
      let entities = surroundings.entities
      let before = XMLText.decodeAttribute(bytes, in: old.value, entities: entities)
      if before.utf8.elementsEqual(value.utf8) { return false }
      let quote = value.utf8.contains(old.quote) ? UInt8(ascii: "\"") : old.quote
      new =
        bytes[range.lowerBound..<old.value.lowerBound - 1] + [quote]
        + (try escaped(value, quote: quote)) + [quote]
        + bytes[(old.value.upperBound + 1)..<range.upperBound]
    } else {
      new =
        bytes[range.lowerBound..<start.closing]
        + (try written(NodeAttribute(name: name, value: value)))
        + bytes[start.closing..<range.upperBound]
    }
    change(tagOf: node, to: new)
    return true
  }

  /// Takes an attribute away, with the white space before it.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  @discardableResult
  public mutating func removeAttribute(
    _ name: String, of node: NodeID
  ) throws(DocumentError) -> Bool {
    try checkNode(node)
    try checkName(name, at: nil)
    guard let tag = opening(of: node) else { return false }
    let (bytes, range) = text.locate(tag)
    let start = StartTag(bytes, at: range.lowerBound)
    guard let old = start.attributes.first(where: { bytes[$0.name].elementsEqual(name.utf8) })
    else { return false }
    change(
      tagOf: node,
      to: bytes[range.lowerBound..<old.whole.lowerBound]
        + bytes[old.whole.upperBound..<range.upperBound])
    return true
  }

  /// Gives the node a title, where it has one of the format's own; else where the format has it first. That of
  /// a node that only shows what another holds is that one's.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  @discardableResult
  public mutating func setTitle(
    _ title: String, of node: NodeID
  ) throws(DocumentError) -> Bool {
    if let carrier = carrier(of: node), !hasOwnTitle(node) {
      return try setTitle(title, of: carrier)
    }
    let places = profile.titles
    // One attribute is the most common form, and needs no looking.
    let own = places.count == 1 ? places.first : places.first { value(at: $0, of: node) != nil }
    guard let place = own ?? places.first else { return false }
    return try setValue(title, at: place, of: node)
  }

  /// Gives the node a note.
  ///
  /// Where the node has one; else where the first node with a note has it; else in the format's first
  /// place.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  @discardableResult
  public mutating func setNote(_ note: String, of node: NodeID) throws(DocumentError) -> Bool {
    if let carrier = carrier(of: node), !hasOwnTitle(node) { return try setNote(note, of: carrier) }
    let places = profile.notePlaces
    if let own = places.first(where: { value(at: $0, of: node) != nil }) {
      return try setValue(note, at: own, of: node)
    }
    let names = places.compactMap(\.attribute)
    if names.count > 1, let name = firstAttribute(among: names) {
      return try setAttribute(name, to: note, of: node)
    }
    guard let place = places.first else { throw noPlace(for: "a note") }
    return try setValue(note, at: place, of: node)
  }

  /// Takes the node's note away, wherever the format may have it.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  @discardableResult
  public mutating func removeNote(of node: NodeID) throws(DocumentError) -> Bool {
    var isChanged = false
    for place in profile.notePlaces {
      isChanged = try removeValue(at: place, of: node) || isChanged
    }
    return isChanged
  }

  /// Whether the format's own title is there, so that the title shown does not stand in for it.
  public func hasOwnTitle(_ node: NodeID) -> Bool {
    profile.titles.contains { place in value(at: place, of: node).map { !isBlank($0.utf8) } ?? false
    }
  }

  /// The error of an edit that would write what the format cannot hold.
  func noPlace(for thing: String) -> DocumentError { .noPlace(for: thing, format: profile.name) }

  private mutating func setValue(
    _ value: String, at place: ValuePlace, of node: NodeID
  ) throws(DocumentError) -> Bool {
    try checkNode(node)
    switch place {
    case .attribute(let name): return try setAttribute(name, to: value, of: node)
    case .element(let place): return try setText(value, at: place, of: node)
    case .elsewhere(let place): return try setDistantText(value, at: place, of: node)
    }
  }

  private mutating func removeValue(
    at place: ValuePlace, of node: NodeID
  ) throws(DocumentError) -> Bool {
    try checkNode(node)
    switch place {
    case .attribute(let name): return try removeAttribute(name, of: node)
    case .element(let place): return try removeElement(at: place, of: node)
    case .elsewhere(let place): return try setDistantText("", at: place, of: node)
    }
  }

  /// Of some attributes, the one that stands first in the document, nodes in order.
  func firstAttribute(among names: [String]) -> String? {
    for node in outline.subtree(of: outline.root) where node != outline.root {
      for attribute in attributes(of: node) where names.contains(attribute.name) {
        return attribute.name
      }
    }
    return nil
  }

  /// Changes an opening in what it says.
  mutating func change(tagOf node: NodeID, to bytes: ArraySlice<UInt8>) {
    setOpening(bytes, of: node)
    records[node.index].title = .lookUp
    records[node.index].identity = .lookUp
    takenIDs = nil
    noteNames(of: node)
  }

  /// An attribute as it is written, behind one blank and in double quotes.
  func written(_ attribute: NodeAttribute) throws(DocumentError) -> [UInt8] {
    let value = try escaped(attribute.value, quote: UInt8(ascii: "\""))
    return Array(" \(attribute.name)=\"".utf8) + value + [UInt8(ascii: "\"")]
  }

  func escaped(_ value: String, quote: UInt8) throws(DocumentError) -> [UInt8] {
    do throws(XMLFailure) {
      return try XMLText.escapeAttribute(value, quote: quote)
    } catch {
      throw .unwritableValue(error.message)
    }
  }

  private func checkNode(_ node: NodeID) throws(DocumentError) {
    guard outline.contains(node) else { throw .outline(.unknownNode(node)) }
    guard node != outline.root else { throw .outline(.rootNotAllowed) }
  }

  /// Refuses what cannot be the name of an attribute; at a node, also a prefix that means nothing there.
  func checkName(_ name: String, at node: NodeID?) throws(DocumentError) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let isName = (1...2).contains(parts.count) && parts.allSatisfy { String($0).isNCName }
    guard isName, NamespaceDeclaration.prefix(declaredBy: name) == nil else {
      throw .invalidAttributeName(name)
    }
    if let node, parts.count == 2, !isPrefix(String(parts[0]), inForceAt: node) {
      throw .unknownPrefix(String(parts[0]), node: node)
    }
  }
}
