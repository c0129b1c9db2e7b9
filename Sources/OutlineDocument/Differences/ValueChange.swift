internal import OutlineTree
internal import OutlineXML

/// A value that is not the same in two nodes.
public struct ValueChange: Hashable, Sendable {
  /// The name of the attribute; nil: the text directly in the element.
  public let attribute: String?
  /// The value in the one; nil where it is absent.
  public let old: String?
  /// The value in the other; nil where it is absent.
  public let new: String?
}

extension OutlineDocument {
  /// What is not the same in a node and a node of another document: attributes in their order here, then
  /// those that only the other has, then the text. What declares namespaces is no value.
  func valueChanges(
    of node: NodeID, to other: NodeID, in document: OutlineDocument
  ) -> [ValueChange] {
    if saysTheSame(as: other, of: document, node) { return [] }
    var changes: [ValueChange] = []
    let old = values(of: node)
    let new = document.values(of: other)
    for attribute in old {
      let value = new.first { $0.name == attribute.name }?.value
      if let value, ExactText(value) == ExactText(attribute.value) { continue }
      changes.append(ValueChange(attribute: attribute.name, old: attribute.value, new: value))
    }
    for attribute in new where !old.contains(where: { $0.name == attribute.name }) {
      changes.append(ValueChange(attribute: attribute.name, old: nil, new: attribute.value))
    }
    let (text, otherText) = (ownText(of: node), document.ownText(of: other))
    if ExactText(text) != ExactText(otherText) {
      changes.append(
        ValueChange(
          attribute: nil, old: text.isEmpty ? nil : text,
          new: otherText.isEmpty ? nil : otherText))
    }
    return changes
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
