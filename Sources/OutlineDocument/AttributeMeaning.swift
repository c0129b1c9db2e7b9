package import OutlineTree
internal import OutlineXML

/// What a document's format takes an attribute of a node for.
package enum AttributeMeaning: Equatable, Sendable {
  /// The title's first choice.
  case title
  /// A note; of several the one with the lowest number counts.
  case note(Int)
  /// An id; of several the one with the lowest number counts.
  case identity(Int)
  /// Whether the node is done, in a value that the format knows.
  case check
  /// Whether the node is folded, in a value that the format knows.
  case fold
  /// Nothing that all outlines have.
  case other
}

/// Shows the attributes of many nodes with what they mean.
package struct MeaningfulAttributes: Sendable {
  private let document: OutlineDocument
  private let title: String?
  private let notes: NameTable
  private let identities: NameTable
  private let checks: NameTable
  private let folds: NameTable
  /// Whether nodes may have notes or check marks that are no attributes.
  package let areNotAll: Bool

  /// The attributes of the nodes of a document.
  package init(_ document: OutlineDocument) {
    self.document = document
    let profile = document.profile
    title = profile.titles.first?.attribute
    notes = NameTable(profile.notePlaces.compactMap(\.attribute))
    identities = NameTable(profile.identities)
    checks = NameTable(profile.checks.map(\.attribute))
    folds = NameTable(profile.folds.map(\.attribute))
    areNotAll = profile.name != Profile.opml.name
  }

  /// Shows the attributes of a node in the order in which they are written: name and value as UTF-8,
  /// and what they mean. An empty note or id means nothing.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the start tag, without a string for each.
  package func visit(
    _ node: NodeID,
    _ body: (
      _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, AttributeMeaning
    ) -> Void
  ) {
    guard let tag = document.opening(of: node) else { return }
    let (bytes, range) = document.text.locate(tag)
    bytes.withUnsafeBufferPointer { bytes in
      var reader = TagReader(bytes, at: range.lowerBound)
      while let attribute = reader.next() {
        let written = bytes.part(attribute.value)
        if attribute.isPlain {
          body(bytes.part(attribute.name), written, meaning(of: attribute.name, in: bytes, written))
          continue
        }
        XMLText.decodedAttribute(written, entities: document.surroundings.entities)
          .withUnsafeBufferPointer { value in
            body(bytes.part(attribute.name), value, meaning(of: attribute.name, in: bytes, value))
          }
      }
    }
  }

  private func meaning(
    of name: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> AttributeMeaning {
    if let title, title.utf8.count == name.count, bytes[name].elementsEqual(title.utf8) {
      return .title
    }
    if let number = notes.number(of: name, in: bytes), !value.isEmpty { return .note(number) }
    if let number = identities.number(of: name, in: bytes), !value.isEmpty {
      return .identity(number)
    }
    if let number = checks.number(of: name, in: bytes) {
      let check = document.profile.checks[number]
      return check.done == nil || value.says(check.done) || value.says(check.open) ? .check : .other
    }
    if let number = folds.number(of: name, in: bytes) {
      let fold = document.profile.folds[number]
      return value.says(fold.folded) || value.says(fold.open) ? .fold : .other
    }
    return .other
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func says(_ text: String?) -> Bool {
    text.map { elementsEqual($0.utf8) } ?? false
  }
}
