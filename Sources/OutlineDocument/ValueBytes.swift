package import OutlineTree
internal import OutlineXML

/// Which of a node's values is looked at.
package enum NodeValue: Sendable {
  /// The title shown.
  case title
  /// The note.
  case note
  /// The attribute with this name, given as UTF-8.
  case attribute([UInt8])
}

extension OutlineDocument {
  /// Whether a value passes a test, which is shown it as UTF-8; what is absent is shown as empty.
  ///
  /// The test sees the source's own bytes wherever they are the value, so that asking many nodes makes
  /// no string of each.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the start tag.
  package func value(
    _ value: NodeValue, of node: NodeID, passes test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard node != outline.root, let record = record(of: node) else {
      return test(UnsafeBufferPointer(start: nil, count: 0))
    }
    switch value {
    case .title:
      let shown: Bool? = text.source.bytes.withUnsafeBufferPointer { bytes in
        guard let range = record.title.range(from: Int(record.start)) else { return nil }
        let title = bytes.part(range)
        return title.allSatisfy(\.isXMLSpace) ? nil : test(title)
      }
      return shown ?? Self.passes(title(of: node), test)
    case .note:
      guard let range = rangeOfNote(record) else { return Self.passes(note(of: node) ?? "", test) }
      return text.source.bytes.withUnsafeBufferPointer { test($0.part(range)) }
    case .attribute(let name):
      return attribute(name, of: node, record, passes: test)
    }
  }

  private func attribute(
    _ name: [UInt8], of node: NodeID, _ record: NodeRecord,
    passes test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    if record.hasNewTag {
      return Self.passes(attribute(String(decoding: name, as: UTF8.self), of: node) ?? "", test)
    }
    return text.source.bytes.withUnsafeBufferPointer { bytes in
      var tag = TagReader(bytes, at: Int(record.start))
      guard let found = name.withUnsafeBufferPointer({ tag.next(named: $0) }) else {
        return test(UnsafeBufferPointer(start: nil, count: 0))
      }
      if found.isPlain { return test(bytes.part(found.value)) }
      return Self.passes(
        XMLText.decodeAttribute(
          text.source.bytes, in: found.value, entities: surroundings.entities),
        test)
    }
  }

  private static func passes(
    _ value: String, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var value = value
    return value.withUTF8(test)
  }
}

// MARK: - Several attributes in one look

extension OutlineDocument {
  /// Of some attributes, the value of that which counts first, with its number among them.
  ///
  /// - Parameter isEmptyNone: Whether one without value counts as absent.
  func firstValue(
    among names: NameTable, of node: NodeID, isEmptyNone: Bool = false
  ) -> (number: Int, value: String)? {
    guard let tag = tag(of: node) else { return nil }
    let (bytes, range) = text.locate(tag)
    var first: (number: Int, value: String)?
    bytes.withUnsafeBufferPointer { pointer in
      var reader = TagReader(pointer, at: range.lowerBound)
      while let attribute = reader.next() {
        guard let number = names.number(of: attribute.name, in: pointer),
          number < first?.number ?? .max
        else { continue }
        let value = XMLText.decodeAttribute(
          bytes, in: attribute.value, entities: surroundings.entities)
        if !value.isEmpty || !isEmptyNone { first = (number, value) }
      }
    }
    return first
  }

  /// Where the note stands in the text as read, an empty range where there is none; nil where the bytes
  /// are not the note.
  private func rangeOfNote(_ record: NodeRecord) -> Range<Int>? {
    if record.hasNewTag { return nil }
    return text.source.bytes.withUnsafeBufferPointer { bytes in
      var first = (number: Int.max, range: 0..<0)
      var reader = TagReader(bytes, at: Int(record.start))
      while let attribute = reader.next() {
        guard !attribute.value.isEmpty,
          let number = names.notes.number(of: attribute.name, in: bytes), number < first.number
        else { continue }
        guard attribute.isPlain else { return nil }
        first = (number, attribute.value)
      }
      return first.range
    }
  }

  /// Whether an attribute of the node says that it is folded.
  func isFoldedByAttribute(_ node: NodeID) -> Bool {
    guard let tag = tag(of: node) else { return false }
    let (bytes, range) = text.locate(tag)
    return bytes.withUnsafeBufferPointer { pointer in
      var reader = TagReader(pointer, at: range.lowerBound)
      while let attribute = reader.next() {
        guard let number = names.folds.number(of: attribute.name, in: pointer) else { continue }
        let value = XMLText.decodeAttribute(
          bytes, in: attribute.value, entities: surroundings.entities)
        if value == profile.folds[number].folded { return true }
      }
      return false
    }
  }
}
