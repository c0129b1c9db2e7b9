extension FaultFinder {
  /// Refuses characters that XML cannot hold.
  mutating func checkCharacters(in range: Range<Int>) throws(Fault) {
    for offset in range where text[offset] < 0x20 || text[offset] == 0xEF {
      try checkCharacter(at: offset)
    }
  }

  /// Refuses, in a text or a value, characters that XML cannot hold, each `&` that begins no reference,
  /// and references to nothing.
  mutating func checkText(in range: Range<Int>, of place: TextDecoder.Place) throws(Fault) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch text[offset] {
      case UInt8(ascii: "&"): offset = try checkReference(at: offset, in: range, of: place)
      case 0x0A, 0x0D: offset = try checkLineBreak(at: offset, in: range, of: place)
      case 0..<0x20, 0xEF:
        try checkCharacter(at: offset)
        offset += 1
      default: offset += 1
      }
    }
  }

  private mutating func checkCharacter(at offset: Int) throws(Fault) {
    let scalar = scalar(at: offset)
    if scalar.isXMLCharacter { return }
    try meet(
      Fault(
        at: offset, "\(scalar.codePointName) is a character that XML cannot hold: delete it",
        mending: .forbidden(at: offset..<offset + UTF8.width(scalar))))
  }

  /// Goes on behind a line break, which in a value reads as a blank.
  private mutating func checkLineBreak(
    at offset: Int, in range: Range<Int>, of place: TextDecoder.Place
  ) throws(Fault) -> Int {
    let isPair = text[offset] == 0x0D && offset + 1 < range.upperBound && text[offset + 1] == 0x0A
    let end = offset + (isPair ? 2 : 1)
    if keepsLineBreaks && place == .attribute {
      try meet(
        Fault(
          at: offset, "a line break reads as a blank: write &#10;",
          mending: XMLMending(.lineBreak, at: offset..<end, "&#10;")))
    }
    return end
  }

  mutating func readComment(at start: Int) throws(Fault) -> Int {
    let end = try closing(of: "-->", from: start + 4, as: "comment", at: start)
    try checkCharacters(in: start..<end)
    if let mark = firstOffset(of: "--", in: start + 4..<end - 1), mark < end - 3 {
      throw Fault(at: mark, "-- may not stand in a comment")
    }
    return end
  }

  mutating func readInstruction(at start: Int) throws(Fault) -> Int {
    let name = start + 2..<nameEnd(from: start + 2)
    if string(name).lowercased() == "xml" {
      throw Fault(
        at: start, "an XML declaration may only stand at the very start: delete it here")
    }
    if name.isEmpty { throw Fault(at: start, "a processing instruction wants a name after <?") }
    let end = try closing(of: "?>", from: name.upperBound, as: "processing instruction", at: start)
    try checkCharacters(in: start..<end)
    return end
  }
}
