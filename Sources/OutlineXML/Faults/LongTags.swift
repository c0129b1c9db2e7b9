/// Refuses tags that would hold libxml2 up: before 2.12 it compares each attribute of a tag with
/// each other.
enum LongTags {
  /// Shorter tags cannot have many attributes.
  private static let block = 8_192
  static let mostAttributes = 10_000

  /// The first tag with too many attributes; looks only where a block has no `<` in it.
  static func fault(in text: UnsafeBufferPointer<UInt8>) -> Fault? {
    var start = 0
    while start + block <= text.count {
      let next = text.firstOffset(of: UInt8(ascii: "<"), in: start..<text.count) ?? text.count
      if next >= start + block, let tag = text[..<start].lastIndex(of: UInt8(ascii: "<")),
        hasTooManyAttributes(UnsafeBufferPointer(rebasing: text[tag..<next]))
      {
        return Fault(.limit, at: tag, "this tag has more than \(mostAttributes) attributes")
      }
      start = (next / block + 1) * block
    }
    return nil
  }

  private static func hasTooManyAttributes(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    // Comments, sections, instructions and end tags have no attributes.
    let mark = tag.count > 1 ? tag[1] : 0
    if mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?") || mark == UInt8(ascii: "/") {
      return false
    }
    var offset = tag.firstIndex(where: \.endsName) ?? tag.count
    var count = 0
    while let attribute = tag.attribute(from: offset) {
      count += 1
      offset = attribute.whole.upperBound
    }
    return count > mostAttributes
  }
}
