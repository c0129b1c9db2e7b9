/// The XML declaration at the start of a text whose letters are ASCII.
enum XMLDeclaration {
  /// Where the name of the encoding stands, if there is a declaration that has it; also one with white
  /// space before it, which strict readers refuse.
  static func encodingName(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    attribute("encoding", in: text)?.value
  }

  /// The offset behind the version and its quote, if there is a declaration.
  static func endOfVersion(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    attribute("version", in: text)?.whole.upperBound
  }

  private static func attribute(
    _ name: String, in text: UnsafeBufferPointer<UInt8>
  ) -> StartTag.Attribute? {
    var start = 0
    while start < text.count && text[start].isXMLSpace || text.hasUTF8Mark(at: start) {
      start += text[start] == 0xEF ? 3 : 1
    }
    guard text.dropFirst(start).starts(with: "<?xml".utf8),
      let end = text.firstOffset(of: UInt8(ascii: ">"), in: start..<text.count)
    else { return nil }
    let declaration = UnsafeBufferPointer(rebasing: text[..<end])
    var offset = start + 5
    while let attribute = declaration.attribute(from: offset) {
      if declaration[attribute.name].elementsEqual(name.utf8) { return attribute }
      offset = attribute.whole.upperBound
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasUTF8Mark(at offset: Int) -> Bool {
    offset + 3 <= count && self[offset] == 0xEF && self[offset + 1] == 0xBB
      && self[offset + 2] == 0xBF
  }
}
