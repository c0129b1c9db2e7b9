internal import OutlineTree
internal import OutlineXML

/// A value that is not the same in two nodes.
public struct ValueChange: Hashable, Sendable {
  /// Which value of a node it is.
  public enum Place: Hashable, Sendable {
    /// The attribute with this name.
    case attribute(String)
    /// A title in elements of the node's own, or the text directly in its element.
    case text
    /// A note that is not in an attribute.
    case note
    /// All other elements of the node's own with this name.
    case elements(String)
  }

  /// Which value it is.
  public let place: Place
  /// The value in the one; nil where it is absent.
  public let old: String?
  /// The value in the other; nil where it is absent.
  public let new: String?

  /// A change of a value; nil where it is none.
  init?(_ place: Place, from old: String?, to new: String?) {
    if old.map({ ExactText($0) }) == new.map({ ExactText($0) }) { return nil }
    self.place = place
    self.old = old
    self.new = new
  }
}

extension OutlineDocument {
  /// What is not the same in a node and a node of another document: attributes in their order here, then
  /// those that only the other has, then title and note where these stand in elements, then other elements.
  /// What declares namespaces is no value.
  func valueChanges(
    of node: NodeID, to other: NodeID, in document: OutlineDocument
  ) -> [ValueChange] {
    if saysTheSame(as: other, of: document, node) { return [] }
    let old = values(of: node)
    let new = document.values(of: other)
    var changes: [ValueChange?] = old.map { attribute in
      let value = new.first { $0.name == attribute.name }?.value
      return ValueChange(.attribute(attribute.name), from: attribute.value, to: value)
    }
    for attribute in new where !old.contains(where: { $0.name == attribute.name }) {
      changes.append(ValueChange(.attribute(attribute.name), from: nil, to: attribute.value))
    }
    let texts = [
      ValueChange(.text, from: elementTitle(of: node), to: document.elementTitle(of: other)),
      ValueChange(.note, from: elementNote(of: node), to: document.elementNote(of: other)),
    ].compactMap { $0 }
    // Where a text is another, so is the element that holds it.
    let elements = elementForms(of: node, omittingValues: !texts.isEmpty)
    let others = document.elementForms(of: other, omittingValues: !texts.isEmpty)
    let names = Set(elements.keys).union(others.keys).sorted()
    return changes.compactMap { $0 } + texts
      + names.compactMap { ValueChange(.elements($0), from: elements[$0], to: others[$0]) }
  }

  /// The title of a node where it stands in elements, else the text directly in its element.
  private func elementTitle(of node: NodeID) -> String? {
    let text = value(besideAttributesAt: profile.titles, of: node) ?? ownText(of: node)
    return text.isEmpty ? nil : text
  }

  private func elementNote(of node: NodeID) -> String? {
    value(besideAttributesAt: profile.notePlaces, of: node).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func value(besideAttributesAt places: [ValuePlace], of node: NodeID) -> String? {
    for place in places {
      if case .attribute = place { continue }
      if let value = value(at: place, of: node) { return value }
    }
    return nil
  }

  private func values(of node: NodeID) -> [NodeAttribute] {
    attributes(of: node).filter { !$0.declaresNamespace }
  }

  /// Whether two nodes are written alike in documents where that means the same; if not, they may still
  /// say the same.
  private func saysTheSame(
    as other: NodeID, of document: OutlineDocument, _ node: NodeID
  ) -> Bool {
    guard surroundings.entities.isEmpty, document.surroundings.entities.isEmpty,
      profile.distantNotes == nil,
      !records[node.index].marks.contains(.hasText),
      !document.records[other.index].marks.contains(.hasText),
      let tag = opening(of: node), let otherTag = document.opening(of: other)
    else { return false }
    return text.withBytes(tag) { bytes in
      document.text.withBytes(otherTag) { other in
        bytes.count == other.count && bytes.elementsEqual(other)
      }
    }
  }
}
