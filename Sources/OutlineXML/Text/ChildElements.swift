/// The elements that stand directly in a range of text that is known to be well-formed, in order.
///
/// The range should begin and end between pieces of ``Markup``. It ends early at the end tag of an element
/// that began before it; an element that does not end in it is none.
public struct ChildElements: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var reader: MarkupReader

  /// The elements in a range.
  public init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    reader = MarkupReader(bytes, in: range)
  }

  /// The next element.
  ///
  /// - Complexity: O(*n*), *n* its bytes.
  public mutating func next() -> ElementRange? {
    var depth = 0
    var element: ElementRange?
    while let markup = reader.next() {
      switch markup {
      case .startTag(let tag, let isEmpty):
        if depth == 0 {
          let name = StartTag(bytes, at: tag.lowerBound).name
          element = ElementRange(
            start: tag.lowerBound, name: name, content: tag.upperBound..<tag.upperBound,
            end: tag.upperBound)
        }
        depth += isEmpty ? 0 : 1
      case .endTag(let tag):
        depth -= 1
        if depth < 0 { return nil }
        element?.end(with: tag)
      default: continue
      }
      if depth == 0 { return element }
    }
    return nil
  }
}

/// Where an element stands in a text, by offsets.
public struct ElementRange: Hashable, Sendable {
  /// The offset of its `<`.
  public let start: Int
  /// Its name as written, with its prefix.
  public let name: Range<Int>
  /// What is between its tags; an empty range behind the tag where it has one tag only.
  public private(set) var content: Range<Int>
  /// The offset behind its last byte.
  public private(set) var end: Int

  /// All of it.
  public var range: Range<Int> { start..<end }

  /// Whether it is written as one tag, `<a/>`.
  public var isOneTag: Bool { content.upperBound == end }

  fileprivate mutating func end(with tag: Range<Int>) {
    content = content.lowerBound..<tag.lowerBound
    end = tag.upperBound
  }
}
