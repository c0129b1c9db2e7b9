/// The XML declaration at the start of a text whose letters are ASCII.
enum XMLDeclaration {
  /// Where the name of the encoding stands, if there is a declaration that has it.
  static func encodingName(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard text.dropFirst(start).starts(with: "<?xml".utf8),
      let end = text.firstOffset(of: UInt8(ascii: ">"), in: start..<text.count)
    else { return nil }
    let declaration = UnsafeBufferPointer(rebasing: text[..<end])
    var offset = start + 5
    while let attribute = declaration.attribute(from: offset) {
      if declaration[attribute.name].elementsEqual("encoding".utf8) { return attribute.value }
      offset = attribute.whole.upperBound
    }
    return nil
  }
}
