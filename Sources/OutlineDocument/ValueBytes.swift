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
    guard node != outline.root, let record = record(of: node) else { return test(.nothing) }
    return text.source.bytes.withUnsafeBufferPointer { bytes in
      switch raw(value, record, in: bytes) {
      case .absent: return test(.nothing)
      case .plain(let range): return test(bytes.part(range))
      case .coded(let range):
        let decoded = XMLText.decodedAttribute(
          bytes.part(range), entities: surroundings.entities)
        if !decoded.isEmpty { return decoded.withUnsafeBufferPointer(test) }
      case .unknown: break
      }
      var asked = string(value, of: node)
      return asked.withUTF8(test)
    }
  }

  /// Shows a value as UTF-8; what is absent is shown as empty.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the start tag.
  package func show(
    _ value: NodeValue, of node: NodeID, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    _ = self.value(value, of: node) { shown in
      body(shown)
      return true
    }
  }

  /// Whether a value is there and not empty.
  package func has(_ value: NodeValue, of node: NodeID) -> Bool {
    guard node != outline.root, let record = record(of: node) else { return false }
    switch text.source.bytes.withUnsafeBufferPointer({ raw(value, record, in: $0) }) {
    case .absent: return false
    case .plain(let range): return !range.isEmpty
    // Only an entity can stand for nothing.
    case .coded where surroundings.entities.isEmpty: return true
    case .coded, .unknown: return self.value(value, of: node) { !$0.isEmpty }
    }
  }

  private func string(_ value: NodeValue, of node: NodeID) -> String {
    switch value {
    case .title: title(of: node)
    case .note: note(of: node) ?? ""
    case .attribute(let name): attribute(String(decoding: name, as: UTF8.self), of: node) ?? ""
    }
  }
}

// MARK: - In the text as read

extension OutlineDocument {
  /// What the text as read says of a value.
  private enum RawValue {
    /// It is not there.
    case absent
    /// The bytes are the value.
    case plain(Range<Int>)
    /// The bytes have to be decoded; what then is empty counts as absent.
    case coded(Range<Int>)
    /// The node has to be asked.
    case unknown
  }

  private func raw(
    _ value: NodeValue, _ record: NodeRecord, in bytes: UnsafeBufferPointer<UInt8>
  ) -> RawValue {
    if case .title = value {
      guard let range = record.title.range(from: Int(record.start)),
        range.contains(where: { !bytes[$0].isXMLSpace })
      else { return .unknown }
      return .plain(range)
    }
    if record.hasNewOpening { return .unknown }
    if case .note = value, names.hasNoteElements { return .unknown }
    var tag = TagReader(bytes, at: Int(record.start))
    var found: TagReader.Attribute?
    if case .attribute(let name) = value {
      found = name.withUnsafeBufferPointer { tag.next(named: $0) }
    } else {
      var first = Int.max
      while let attribute = tag.next() {
        guard !attribute.value.isEmpty,
          let number = names.notes.number(of: attribute.name, in: bytes), number < first
        else { continue }
        first = number
        found = attribute
      }
    }
    guard let found else { return .absent }
    return found.isPlain ? .plain(found.value) : .coded(found.value)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate static var nothing: UnsafeBufferPointer { UnsafeBufferPointer(start: nil, count: 0) }
}

// MARK: - Several attributes in one look

extension OutlineDocument {
  /// Of some attributes, the value of that which counts first, with its number among them.
  ///
  /// - Parameter isEmptyNone: Whether one without value counts as absent.
  func firstValue(
    among names: NameTable, of node: NodeID, isEmptyNone: Bool = false
  ) -> (number: Int, value: String)? {
    guard let tag = opening(of: node) else { return nil }
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

  /// Whether an attribute of the node says that it is folded.
  func isFoldedByAttribute(_ node: NodeID) -> Bool {
    guard let tag = opening(of: node) else { return false }
    let (bytes, range) = text.locate(tag)
    return bytes.withUnsafeBufferPointer { pointer in
      var reader = TagReader(pointer, at: range.lowerBound)
      var isSaid = false
      while let attribute = reader.next() {
        guard let number = names.folds.number(of: attribute.name, in: pointer) else { continue }
        let value = XMLText.decodeAttribute(
          bytes, in: attribute.value, entities: surroundings.entities)
        if profile.folds[number].isFolded(by: value) { return true }
        isSaid = true
      }
      return !isSaid && profile.folds.contains(where: \.isFoldedIfAbsent)
    }
  }
}
