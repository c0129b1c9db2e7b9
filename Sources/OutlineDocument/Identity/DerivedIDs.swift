internal import OutlineTree
internal import OutlineXML

/// Ids for the nodes that the file gives none: from what a node is, never from where it stands.
struct DerivedIDs: Sendable {
  /// For each slot of the document as read the number that its id is made of.
  fileprivate let digests: [UInt64]
  private let equals: Equals

  fileprivate init(_ digests: [UInt64]) {
    self.digests = digests
    equals = digests.withUnsafeBufferPointer { digests in
      Equals(slotCount: digests.count, digest: { digests[$0] }) { digests[$0] == digests[$1] }
    }
  }

  /// Adds the id of a node as read: `.` and ten signs; `.K-N` behind it for the K-th of N equals.
  ///
  /// - Returns: Whether it is a node as read.
  func append(idOf node: NodeID, to output: inout [UInt8]) -> Bool {
    guard let (digest, ordinal, count) = derivation(of: node) else { return false }
    output.append(UInt8(ascii: "."))
    Self.append(signsOf: digest, to: &output)
    if count > 1 { output += ".\(ordinal)-\(count)".utf8 }
    return true
  }

  /// What the id of a node as read is made of; nil for a node that an edit has made.
  fileprivate func derivation(
    of node: NodeID
  ) -> (digest: UInt64, ordinal: UInt32, count: UInt32)? {
    guard node.index < digests.count else { return nil }
    let (ordinal, count) = equals.place(of: node.index)
    return (digests[node.index], ordinal, count)
  }
}

// MARK: - Ten signs and the number they are made of

extension DerivedIDs {
  /// One more than the highest digest.
  static let digestCount: UInt64 = 3_656_158_440_062_976  // 36 to the power of ten

  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  private static let length = 10

  /// A digest as ten signs of 0-9 and a-z.
  static func signs(of digest: UInt64) -> String {
    var signs: [UInt8] = []
    append(signsOf: digest, to: &signs)
    return String(decoding: signs, as: UTF8.self)
  }

  fileprivate static func append(signsOf digest: UInt64, to output: inout [UInt8]) {
    var rest = digest
    for _ in 0..<length {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 36)
      output.append(digits[Int(digit)])
      rest = quotient
    }
  }

  /// The digest that an id is made of; nil where it is no derived id.
  fileprivate static func digest(of id: String) -> UInt64? {
    let signs = id.utf8.dropFirst().prefix { $0 != UInt8(ascii: ".") }
    guard id.utf8.first == UInt8(ascii: "."), signs.count == length else { return nil }
    var digest: UInt64 = 0
    for sign in signs.reversed() {
      guard let digit = digits.firstIndex(of: sign) else { return nil }
      digest = digest * 36 + UInt64(digit)
    }
    return digest
  }
}

extension OutlineDocument {
  /// The derived ids of the nodes of the text as read.
  var derivedIDs: DerivedIDs {
    derived.value {
      text.source.bytes.withUnsafeBufferPointer { bytes in
        var digests: [UInt64] = [0]
        digests.reserveCapacity(records.count)
        for slot in records.indices.dropFirst() {
          let record = records[slot]
          if record.marks.contains(.isNew) { break }
          let opening = Int(record.start)..<Int(record.openingEnd)
          digests.append(digest(ofOpening: opening, in: bytes, text.source.bytes, slot))
        }
        return DerivedIDs(digests)
      }
    }
  }

  /// The derived id of a node.
  func derivedID(of node: NodeID) -> String {
    var id: [UInt8] = []
    if !derivedIDs.append(idOf: node, to: &id) { appendNewID(of: node, to: &id) }
    return String(decoding: id, as: UTF8.self)
  }

  /// Adds the derived id of a node that an edit has made.
  func appendNewID(of node: NodeID, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "."))
    DerivedIDs.append(signsOf: digest(ofNew: node), to: &output)
  }

  /// What a node's derived id is made of: the digest of what it is, and the how manieth node with this
  /// digest it is, counted from 1.
  func derivation(of node: NodeID) -> (digest: UInt64, ordinal: UInt32, count: UInt32) {
    derivedIDs.derivation(of: node) ?? (digest(ofNew: node), 1, 1)
  }

  /// The node with this derived id, if it still lives.
  func nodes(withDerivedID id: String) -> [NodeID] {
    guard let wanted = DerivedIDs.digest(of: id) else { return [] }
    for (slot, digest) in derivedIDs.digests.enumerated().dropFirst() where digest == wanted {
      let node = NodeID(slot: UInt32(slot))
      if outline.contains(node), writtenID(of: node) == nil, derivedID(of: node) == id {
        return [node]
      }
    }
    return []
  }

  private func digest(ofNew node: NodeID) -> UInt64 {
    let (bytes, range) = text.locate(layout(of: node).opening ?? .empty)
    return bytes.withUnsafeBufferPointer {
      digest(ofOpening: range, in: $0, bytes, node.index)
    }
  }

  /// A number for what a node is: its element's name, its attributes but those of state, its own
  /// elements and its own text; by what they mean, not by how they are written and in which order.
  ///
  /// - Parameters:
  ///   - opening: Where the node's opening is.
  ///   - pointer: The bytes that it stands in.
  ///   - bytes: The same bytes.
  private func digest(
    ofOpening opening: Range<Int>, in pointer: UnsafeBufferPointer<UInt8>, _ bytes: [UInt8],
    _ slot: Int
  ) -> UInt64 {
    let tag = TagReader(pointer, at: opening.lowerBound)
    let sum =
      pointer.digestOfPlainAttributes(
        from: tag.name.upperBound, without: names.shortStates)
      ?? digest(ofAttributesOf: tag, in: pointer, bytes)
    var digest = Digest.of(Digest.of(pointer.part(tag.name)), sum)
    if profile.hasOwnElements { digest = Digest.of(digest, self.digest(ofOwn: opening, bytes)) }
    if records[slot].marks.contains(.hasText) {
      var own = ownText(of: NodeID(slot: UInt32(slot)))
      digest = Digest.of(digest, own.withUTF8 { Digest.of($0) })
    }
    return digest % DerivedIDs.digestCount
  }

  /// A number for the node's own elements; the wrapper of its children is none of them.
  private func digest(ofOwn opening: Range<Int>, _ bytes: [UInt8]) -> UInt64 {
    var digest: UInt64 = 0
    let own = StartTag(bytes, at: opening.lowerBound).end..<opening.upperBound
    let wrapper = profile.wrapper
    for element in ChildElements(bytes, in: own)
    where !(wrapper.map { bytes.localName(element.name).elementsEqual($0.utf8) } ?? false) {
      for markup in MarkupReader(bytes, in: element.range) {
        switch markup {
        case .startTag(let range, _):
          digest = Digest.of(digest, self.digest(ofTagAt: range.lowerBound, bytes))
        case .endTag: digest = Digest.of(digest, 1)
        case .text(let range), .cdata(let range):
          var text = XMLText.decodeContent(bytes, in: range, entities: surroundings.entities)
            .withoutOuterXMLSpace
          if !text.isEmpty { digest = Digest.of(digest, text.withUTF8 { Digest.of($0) }) }
        case .comment, .instruction, .doctype: break
        }
      }
    }
    return digest
  }

  private func digest(ofTagAt start: Int, _ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { pointer in
      let tag = TagReader(pointer, at: start)
      return Digest.of(
        Digest.of(pointer.part(tag.name)), digest(ofAttributesOf: tag, in: pointer, bytes))
    }
  }

  /// The digests of the attributes that say what a node is, added up, as they stand in no order.
  private func digest(
    ofAttributesOf tag: TagReader, in pointer: UnsafeBufferPointer<UInt8>, _ bytes: [UInt8]
  ) -> UInt64 {
    var reader = tag
    var sum: UInt64 = 0
    while let attribute = reader.next() {
      let name = pointer.part(attribute.name)
      if names.states.number(of: attribute.name, in: pointer) != nil || name.declaresNamespace {
        continue
      }
      var value = XMLText.decodeAttribute(
        bytes, in: attribute.value, entities: surroundings.entities)
      sum &+= Digest.of(Digest.of(name), value.withUTF8 { Digest.of($0) })
    }
    return sum
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this is the name of an attribute that declares a namespace.
  var declaresNamespace: Bool {
    count >= 5 && self[0] == UInt8(ascii: "x") && starts(with: "xmlns".utf8)
      && (count == 5 || self[5] == UInt8(ascii: ":"))
  }
}
