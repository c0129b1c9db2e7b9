/// Reads HTML, which need not be well-formed, by the rules of the HTML standard for what is a tag, an
/// attribute, a comment or text (§13.2.5).
///
/// Only what the text ends in the middle of is a fault: it is not all there.
package struct HTMLScanner {
  let bytes: ArraySlice<UInt8>
  var place: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Tells a receiver what is in a text.
  ///
  /// - Parameter text: UTF-8; offsets are its indices.
  /// - Throws: ``HTMLFault`` for the first thing that cannot be read; what stands before it has been told.
  /// - Complexity: O(*n*), *n* the bytes of the text.
  package static func scan<Receiver: HTMLReceiver>(
    _ text: ArraySlice<UInt8>, into receiver: inout Receiver
  ) throws(HTMLFault) {
    var scanner = HTMLScanner(text)
    while scanner.place < text.endIndex { try scanner.step(into: &receiver) }
  }

  /// Reads on to the next `<`, or what begins with it.
  private mutating func step<Receiver: HTMLReceiver>(
    into receiver: inout Receiver
  ) throws(HTMLFault) {
    let start = place
    switch markup {
    case nil:
      place = bytes[(start + (byte == .less ? 1 : 0))...].firstIndex(of: .less) ?? bytes.endIndex
      receiver.text(try decoded(bytes[start..<place]), at: start)
    case .startTag:
      let tag = try startTag(at: start)
      receiver.startTag(tag)
      if Self.scripts.contains(tag.name) { try passScript(tag) }
    case .endTag: receiver.endTag(try startTag(at: start).name)
    case .comment: try pass(through: "-->", from: start + 2, else: .openComment)
    case .declaration: try pass(through: ">", from: start + 2, else: .openTag)
    }
  }

  /// The elements in which no tag is one but their own end.
  private static let scripts: Set<String> = ["script", "style"]
}

// MARK: - What begins here

extension HTMLScanner {
  private enum Markup {
    case startTag, endTag, comment
    /// A declaration, a processing instruction, or what has no meaning.
    case declaration
  }

  /// What begins with the `<` that is here; nil: text. A `<` with nothing behind it begins what was cut off.
  private var markup: Markup? {
    guard byte == .less else { return nil }
    let next = bytes[(place + 1)...].prefix(3)
    switch next.first {
    case nil: return .startTag
    case UInt8(ascii: "!"): return next.elementsEqual("!--".utf8) ? .comment : .declaration
    case UInt8(ascii: "?"): return .declaration
    case UInt8(ascii: "/"):
      guard let first = next.dropFirst().first else { return .endTag }
      return first.isASCIILetter ? .endTag : .declaration
    case let first?: return first.isASCIILetter ? .startTag : nil
    }
  }

  /// The byte that is here; nil at the end.
  var byte: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  /// Passes all up to the end of these signs.
  private mutating func pass(
    through end: StaticString, from start: Int, else kind: HTMLFault.Kind
  ) throws(HTMLFault) {
    let offset = place
    place = start
    let signs = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    while let found = bytes[place...].firstIndex(of: signs[0]) {
      place = found
      if bytes[place...].starts(with: signs) {
        place += signs.count
        return
      }
      place += 1
    }
    throw HTMLFault(kind: kind, offset: offset)
  }

  /// Passes all up to the end tag of an element that holds no markup.
  private mutating func passScript(_ tag: HTMLTag) throws(HTMLFault) {
    let end = Array("</\(tag.name)".utf8)
    while let found = bytes[place...].firstIndex(of: .less) {
      place = found
      let next = bytes[place...].prefix(end.count)
      if next.count == end.count, zip(next, end).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
        return
      }
      place += 1
    }
    throw HTMLFault(kind: .openScript, offset: tag.offset)
  }
}

// MARK: - Text

extension HTMLScanner {
  /// A text with its references replaced.
  func decoded(_ text: ArraySlice<UInt8>) throws(HTMLFault) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      let reference = HTMLReference(at: rest)
      switch reference?.meaning {
      case .text(let text)?: result += text.utf8
      case .number(let number)?: throw HTMLFault(kind: .reference(number), offset: start)
      case nil: result.append(rest[start])
      }
      rest = rest.dropFirst(reference?.length ?? 1)
    }
    return result + rest
  }
}
