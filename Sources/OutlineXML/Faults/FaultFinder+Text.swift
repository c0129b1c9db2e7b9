internal import CLibXML2

extension FaultFinder {
  /// Refuses characters that XML cannot hold.
  func checkCharacters(in range: Range<Int>) throws(Fault) {
    for offset in range where text[offset] < 0x20 || text[offset] == 0xEF {
      let scalar = scalar(at: offset)
      if !scalar.isXMLCharacter {
        throw Fault(
          at: offset, "\(scalar.codePointName) is a character that XML cannot hold: delete it")
      }
    }
  }

  /// Refuses each `&` that begins no reference, and references to nothing.
  func checkReferences(in range: Range<Int>) throws(Fault) {
    var from = range.lowerBound
    while let start = text.firstOffset(of: UInt8(ascii: "&"), in: from..<range.upperBound) {
      let isNumber = has("#", at: start + 1)
      let nameStart = isNumber ? start + 2 : start + 1
      var end = nameEnd(from: nameStart, anywhere: isNumber)
      if end > range.upperBound { end = range.upperBound }
      guard end > nameStart, end < range.upperBound, text[end] == UInt8(ascii: ";") else {
        throw Fault(at: start, "a bare & begins no reference here: write &amp;")
      }
      try checkReference(start + 1..<end, isNumber: isNumber)
      from = end + 1
    }
  }

  private func checkReference(_ name: Range<Int>, isNumber: Bool) throws(Fault) {
    if XMLReference.scalar(UnsafeBufferPointer(rebasing: text[name])) != nil { return }
    let place = name.lowerBound - 1
    if isNumber {
      throw Fault(
        at: place, "&\(string(name)); is no character that XML can hold: write the character itself"
      )
    }
    let name = string(name)
    if entities.isExternal(name) {
      throw Fault(
        .externalEntity, at: place,
        "the entity \(name) stands outside the document, where nothing is ever read")
    }
    if entities[name] == nil { throw undefined(name, at: place) }
  }

  private func undefined(_ name: String, at place: Int) -> Fault {
    let hint =
      htmlEntityLookup(name).map { ": write the character itself, or &#\($0.pointee.value);" } ?? ""
    return Fault(
      .undefinedEntity, at: place, "the entity \(name) is not defined in this text\(hint)")
  }

  func readComment(at start: Int) throws(Fault) -> Int {
    let end = try closing(of: "-->", from: start + 4, as: "comment", at: start)
    try checkCharacters(in: start..<end)
    if let mark = firstOffset(of: "--", in: start + 4..<end - 1), mark < end - 3 {
      throw Fault(at: mark, "-- may not stand in a comment")
    }
    return end
  }

  func readInstruction(at start: Int) throws(Fault) -> Int {
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
