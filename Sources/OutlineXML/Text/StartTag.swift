/// A start tag, or the tag of an empty element, in text that is known to be well-formed.
///
/// Ranges and offsets count in the array given, which may be any that holds such text. Nothing is
/// allocated; each question goes through the tag.
public struct StartTag: Sendable {
  /// The text that the tag stands in.
  public let bytes: [UInt8]
  /// The offset of the `<`.
  public let start: Int
  /// The element's name as written, with its prefix.
  public let name: Range<Int>

  /// The tag whose `<` is at `start`.
  public init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    name = bytes.withUnsafeBufferPointer { bytes in
      var end = min(start + 1, bytes.count)
      while end < bytes.count && !bytes[end].endsName { end += 1 }
      return min(start + 1, end)..<end
    }
  }

  /// The attributes in the order in which they are written, namespace declarations among them.
  public var attributes: AttributeSequence { AttributeSequence(tag: self) }

  /// The place inside its quotes of the value of the attribute with this name, as written.
  public func value(of name: String) -> Range<Int>? {
    var wanted = name
    return wanted.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        for attribute in attributes where attribute.name.count == wanted.count {
          if bytes[attribute.name].elementsEqual(wanted) { return attribute.value }
        }
        return nil
      }
    }
  }

  /// Where the white space before the closing `>` or `/>` begins, or that itself if there is none.
  public var closing: Int {
    var end = name.upperBound
    for attribute in attributes { end = attribute.whole.upperBound }
    return end
  }

  /// The offset behind the `>`.
  public var end: Int {
    let mark = bytes.firstOffset(of: UInt8(ascii: ">"), in: closing..<bytes.count)
    return mark.map { $0 + 1 } ?? bytes.count
  }

  /// Whether the tag ends in `/>`.
  public var isEmpty: Bool {
    let end = self.end
    return end >= 2 && bytes[end - 2] == UInt8(ascii: "/")
  }
}

extension StartTag {
  /// One attribute as it is written.
  public struct Attribute: Hashable, Sendable {
    /// All of it, with the white space in front.
    public let whole: Range<Int>
    /// The name with its prefix.
    public let name: Range<Int>
    /// The value inside its quotes.
    public let value: Range<Int>
    /// The quote, `"` or `'`.
    public let quote: UInt8
  }

  /// The attributes of a tag.
  public struct AttributeSequence: Sequence, IteratorProtocol, Sendable {
    private let bytes: [UInt8]
    private var offset: Int

    init(tag: StartTag) {
      bytes = tag.bytes
      offset = tag.name.upperBound
    }

    /// The next attribute.
    public mutating func next() -> Attribute? {
      let found = bytes.withUnsafeBufferPointer { $0.attribute(from: offset) }
      if let found { offset = found.whole.upperBound }
      return found
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The attribute that begins here with white space.
  func attribute(from start: Int) -> StartTag.Attribute? {
    let nameStart = skip(from: start) { $0.isXMLSpace }
    guard nameStart < count, !self[nameStart].endsName else { return nil }
    let nameEnd = skip(from: nameStart) { !$0.endsName }
    let quoteAt = skip(from: nameEnd) { $0.isXMLSpace || $0 == UInt8(ascii: "=") }
    guard quoteAt < count else { return nil }
    let quote = self[quoteAt]
    guard let end = firstOffset(of: quote, in: quoteAt + 1..<count) else { return nil }
    return StartTag.Attribute(
      whole: start..<end + 1, name: nameStart..<nameEnd, value: quoteAt + 1..<end, quote: quote)
  }

  private func skip(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < count && condition(self[offset]) { offset += 1 }
    return offset
  }
}
