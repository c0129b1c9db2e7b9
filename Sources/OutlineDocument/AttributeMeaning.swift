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
  /// Where the node stands among others.
  case position
  /// Nothing that all outlines have.
  case other
}

/// What a format takes attributes for.
package struct AttributeMeanings: Sendable {
  private let profile: Profile
  private let names: ProfileNames
  private let titles: NameTable
  private let identities: NameTable
  /// A bit for each name there is, by its first byte and length: most other names are told by it.
  private let marks: UInt64

  /// What the format with this name takes attributes for; nil if there is none.
  package init?(ofFormat name: String) {
    guard let profile = Profile(named: name) else { return nil }
    self.init(profile, ProfileNames(profile))
  }

  init(_ profile: Profile, _ names: ProfileNames) {
    self.profile = profile
    self.names = names
    let title = profile.titles.first?.attribute
    titles = NameTable([title].compactMap { $0 })
    identities = NameTable(profile.identities)
    let all =
      [title, profile.playOrder?.attribute].compactMap { $0 } + profile.identities
      + profile.notePlaces.compactMap(\.attribute) + profile.stateAttributes
    marks = all.reduce(0) { $0 | Self.mark($1.utf8.first ?? 0, count: $1.utf8.count) }
  }

  private static func mark(_ first: UInt8, count: Int) -> UInt64 {
    1 << ((UInt64(first) &+ 7 &* UInt64(count)) & 63)
  }

  /// What an attribute is taken for, given as UTF-8. An empty note or id means nothing.
  package func meaning(of name: [UInt8], _ value: [UInt8]) -> AttributeMeaning {
    name.withUnsafeBufferPointer { name in
      value.withUnsafeBufferPointer { meaning(of: 0..<name.count, in: name, $0) }
    }
  }

  func meaning(
    of name: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> AttributeMeaning {
    if name.isEmpty || marks & Self.mark(bytes[name.lowerBound], count: name.count) == 0 {
      return .other
    }
    if titles.number(of: name, in: bytes) != nil { return .title }
    if let number = names.notes.number(of: name, in: bytes), !value.isEmpty { return .note(number) }
    if let number = identities.number(of: name, in: bytes), !value.isEmpty {
      return .identity(number)
    }
    if let number = names.checks.number(of: name, in: bytes) {
      let check = profile.checks[number]
      return check.done == nil || value.says(check.done) || value.says(check.open) ? .check : .other
    }
    if let number = names.folds.number(of: name, in: bytes) {
      let fold = profile.folds[number]
      let isKnown = value.says(fold.folded) || value.says(fold.open)
      return isKnown || fold.folded == nil || fold.open == nil ? .fold : .other
    }
    if let order = profile.playOrder, bytes[name].elementsEqual(order.attribute.utf8) {
      return .position
    }
    return .other
  }
}

/// Shows the attributes of many nodes with what they mean.
package struct MeaningfulAttributes: Sendable {
  private let document: OutlineDocument
  private let meanings: AttributeMeanings
  /// The attribute with the address that a node leads to.
  private let address: String?
  /// What the names of attributes begin with that the format does not have itself.
  private let prefix: String?
  /// Whether nodes may say something that is in no attribute of theirs.
  package let areNotAll: Bool

  /// The attributes of the nodes of a document.
  package init(_ document: OutlineDocument) {
    self.document = document
    let profile = document.profile
    meanings = AttributeMeanings(profile, document.names)
    address = profile.address
    if case .prefixed(let text)? = profile.otherAttributes { prefix = text } else { prefix = nil }
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
    defer { if areNotAll { visitElements(of: node, body) } }
    bytes.withUnsafeBufferPointer { bytes in
      var reader = TagReader(bytes, at: range.lowerBound)
      while let attribute = reader.next() {
        let written = bytes.part(attribute.value)
        if attribute.isPlain {
          show(attribute.name, written, of: node, in: bytes, body)
          continue
        }
        XMLText.decodedAttribute(written, entities: document.surroundings.entities)
          .withUnsafeBufferPointer { show(attribute.name, $0, of: node, in: bytes, body) }
      }
    }
  }

  private func show(
    _ name: Range<Int>, _ value: UnsafeBufferPointer<UInt8>, of node: NodeID,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (
      UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>, AttributeMeaning
    ) -> Void
  ) {
    let meaning = meanings.meaning(of: name, in: bytes, value)
    guard case .other = meaning, areNotAll else { return body(bytes.part(name), value, meaning) }
    if let address, bytes[name].elementsEqual(address.utf8) {
      if isRepeated(value, in: node) { return }
      var name = NewNode.addresses[0]
      return name.withUTF8 { body($0, value, .other) }
    }
    let isPrefixed = prefix.map { bytes[name].starts(with: $0.utf8) } ?? false
    let start = name.lowerBound + (isPrefixed ? prefix?.utf8.count ?? 0 : 0)
    body(bytes.part(start..<name.upperBound), value, .other)
  }

  /// Whether an own element of a node that is written like an attribute has the same address.
  private func isRepeated(_ address: UnsafeBufferPointer<UInt8>, in node: NodeID) -> Bool {
    guard case .elements(let element, let key, let valueKey)? = document.profile.otherAttributes
    else {
      return false
    }
    return document.ownElements(of: node, at: [ElementStep(element)]).contains { found in
      guard let name = document.value(of: key, in: found.tag), NewNode.addresses.contains(name),
        let value = document.value(of: valueKey, in: found.tag)
      else { return false }
      return value.utf8.elementsEqual(address)
    }
  }

  /// Shows what own elements of a node hold that are the format's way of writing attributes.
  private func visitElements(
    of node: NodeID,
    _ body: (
      UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>, AttributeMeaning
    ) -> Void
  ) {
    for part in document.profile.nodes.first?.parts ?? [] where part.attribute == address {
      for found in document.ownElements(of: node, at: [ElementStep(part.element)]) {
        guard var value = document.value(of: part.attribute, in: found.tag) else { continue }
        var name = NewNode.addresses[0]
        name.withUTF8 { name in value.withUTF8 { body(name, $0, .other) } }
      }
    }
    if let type = document.type(of: node) {
      var (name, value) = ("type", type)
      name.withUTF8 { name in value.withUTF8 { body(name, $0, .other) } }
    }
    guard case .elements(let element, let key, let valueKey)? = document.profile.otherAttributes
    else {
      return
    }
    for found in document.ownElements(of: node, at: [ElementStep(element)]) {
      guard var name = document.value(of: key, in: found.tag) else { continue }
      var value = document.value(of: valueKey, in: found.tag) ?? ""
      name.withUTF8 { name in value.withUTF8 { body(name, $0, .other) } }
    }
  }
}

extension OutlineDocument {
  /// What `type` says of a node of this kind elsewhere.
  fileprivate func type(of node: NodeID) -> String? {
    guard profile.nodes.contains(where: { $0.type != nil }), let tag = startTag(of: node) else {
      return nil
    }
    return profile.nodes.first { tag.localName.elementsEqual($0.name.utf8) }?.type
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func says(_ text: String?) -> Bool {
    text.map { elementsEqual($0.utf8) } ?? false
  }
}
