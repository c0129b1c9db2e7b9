/// Replaces the references in a text and makes its white space what XML says.
struct TextDecoder {
  /// Where a text stands, which decides what its characters mean.
  enum Place {
    case attribute
    case content

    /// Whether the byte may mean something other than itself.
    @inline(__always)
    func needsWork(_ byte: UInt8) -> Bool {
      if byte > UInt8(ascii: "<") { return false }
      return switch byte {
      case UInt8(ascii: "&"), 0x0D: true
      case 0x09, 0x0A: self == .attribute
      case UInt8(ascii: "<"): self == .content
      default: false
      }
    }
  }

  let place: Place
  let entities: XMLEntities
  private(set) var output: [UInt8] = []
  /// What entities may still add.
  private var budget = 10_000_000
  private static let deepest = 40

  init(place: Place, entities: XMLEntities) {
    self.place = place
    self.entities = entities
  }

  /// Adds what a text means; `depth` is how many entities it comes from.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, depth: Int = 0) {
    output.reserveCapacity(output.count + text.count)
    var offset = 0
    while offset < text.count {
      var special = offset
      while special < text.count && !place.needsWork(text[special]) { special += 1 }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[offset..<special]))
      guard special < text.count else { return }
      offset = appendSpecial(in: text, at: special, depth: depth)
    }
  }

  /// Adds what a byte that needs work means, with what belongs to it; returns the offset behind.
  private mutating func appendSpecial(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int, depth: Int
  ) -> Int {
    switch text[offset] {
    case UInt8(ascii: "&"): return appendReference(in: text, at: offset, depth: depth)
    case UInt8(ascii: "<"): return appendMarkup(in: text, at: offset)
    case 0x0D where depth > 0:  // from a character reference in the entity's declaration
      output.append(place == .attribute ? 0x20 : 0x0D)
    case 0x0D:
      output.append(place == .attribute ? 0x20 : 0x0A)
      if offset + 1 < text.count && text[offset + 1] == 0x0A { return offset + 2 }
    default: output.append(0x20)
    }
    return offset + 1
  }

  private mutating func appendMarkup(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let markup = text.markup(from: offset)
    if case .cdata(let range) = markup, range.count >= 12 {
      let inside = UnsafeBufferPointer(rebasing: text[range.dropFirst(9).dropLast(3)])
      for (index, byte) in inside.enumerated() {
        if byte != 0x0D {
          output.append(byte)
        } else if index + 1 == inside.count || inside[index + 1] != 0x0A {
          output.append(0x0A)
        }
      }
    }
    return markup.range.upperBound
  }

  private mutating func appendReference(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int, depth: Int
  ) -> Int {
    guard let end = text.firstOffset(of: UInt8(ascii: ";"), in: offset + 1..<text.count) else {
      output.append(text[offset])
      return offset + 1
    }
    let name = UnsafeBufferPointer(rebasing: text[offset + 1..<end])
    if let scalar = XMLReference.scalar(name) {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else if let replacement = replacement(of: name, depth: depth) {
      var replacement = replacement
      replacement.withUTF8 { append($0, depth: depth + 1) }
    } else {
      output.append(contentsOf: text[offset...end])
    }
    return end + 1
  }

  private mutating func replacement(of name: UnsafeBufferPointer<UInt8>, depth: Int) -> String? {
    guard !entities.isEmpty, depth < Self.deepest,
      let replacement = entities[String(decoding: name, as: UTF8.self)],
      replacement.utf8.count <= budget
    else { return nil }
    budget -= replacement.utf8.count
    return replacement
  }
}
