extension FaultFinder {
  /// Goes on behind the reference that begins at an `&`, or behind the `&` that begins none.
  mutating func checkReference(
    at start: Int, in range: Range<Int>, of place: TextDecoder.Place
  ) throws(Fault) -> Int {
    guard let end = endOfReference(at: start, in: range) else {
      try meet(
        Fault(
          at: start, "a bare & begins no reference here: write &amp;",
          mending: .ampersand(at: start)))
      return start + 1
    }
    let name = start + 1..<end - 1
    if XMLReference.scalar(part(name)) != nil { return end }
    return text[name.lowerBound] == UInt8(ascii: "#")
      ? try checkNumber(name, in: range) : try checkEntity(name, of: place)
  }

  /// The offset behind the `;` of what has the form of a reference.
  private func endOfReference(at start: Int, in range: Range<Int>) -> Int? {
    let isNumber = has("#", at: start + 1)
    let nameStart = isNumber ? start + 2 : start + 1
    let end = min(nameEnd(from: nameStart, anywhere: isNumber), range.upperBound)
    guard end > nameStart, end < range.upperBound, text[end] == UInt8(ascii: ";"),
      !isNumber || XMLReference.isNumber(part(start + 1..<end))
    else { return nil }
    return end + 1
  }

  /// Goes on behind a reference by number to what is no character.
  private mutating func checkNumber(
    _ name: Range<Int>, in range: Range<Int>
  ) throws(Fault) -> Int {
    let whole = name.lowerBound - 1..<name.upperBound + 1
    let fault = "\(string(whole)) is no character that XML can hold: write the character itself"
    guard let value = XMLReference.number(part(name)) else {
      throw Fault(at: whole.lowerBound, fault)
    }
    var mending = XMLMending.forbidden(at: whole)
    if UTF16.isLeadSurrogate(value), let second = trailingHalf(at: whole.upperBound, in: range) {
      let scalar = String(decoding: [value, second.value].map { UInt16($0) }, as: UTF16.self)
      mending = XMLMending(.surrogatePair, at: whole.lowerBound..<second.end, scalar)
    }
    try meet(Fault(at: whole.lowerBound, fault, mending: mending))
    return mending.range.upperBound
  }

  /// The second half of a character that stands as two references, and the offset behind it.
  private func trailingHalf(at start: Int, in range: Range<Int>) -> (value: UInt32, end: Int)? {
    guard has("&#", at: start), let end = endOfReference(at: start, in: range),
      let value = XMLReference.number(part(start + 1..<end - 1)), UTF16.isTrailSurrogate(value)
    else { return nil }
    return (value, end)
  }

  /// Goes on behind a reference by name.
  private mutating func checkEntity(
    _ range: Range<Int>, of place: TextDecoder.Place
  ) throws(Fault) -> Int {
    let name = string(range)
    let whole = range.lowerBound - 1..<range.upperBound + 1
    if entities.isExternal(name) {
      if source.keepsExternalEntities && place == .content { return whole.upperBound }
      try meet(.externalEntity(name, at: whole, in: text, isKept: place == .content))
    } else if entities[name] == nil {
      try meet(undefined(name, at: whole))
    }
    return whole.upperBound
  }

  private func undefined(_ name: String, at whole: Range<Int>) -> Fault {
    let message = "the entity \(name) is not defined in this text"
    guard let text = HTMLNames.text(of: name) else {
      return Fault(.undefinedEntity, at: whole.lowerBound, message)
    }
    let numbers = text.unicodeScalars.map { "&#\($0.value);" }.joined()
    return Fault(
      .undefinedEntity, at: whole.lowerBound,
      "\(message): write the character itself, or \(numbers)",
      mending: XMLMending(.htmlEntity, at: whole, text.unicodeScalars.map(Self.written).joined()))
  }

  /// How a character is written so that it is no markup, and in a value not taken for a blank.
  private static func written(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&apos;"
    case "\t", "\n": "&#\(scalar.value);"
    default: String(scalar)
    }
  }

  private func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range])
  }
}

extension Fault {
  /// A reference to what stands outside the document; it can be kept where XML allows it, which is not
  /// in values.
  static func externalEntity(
    _ name: String, at range: Range<Int>, in text: UnsafeBufferPointer<UInt8>, isKept: Bool
  ) -> Fault {
    Fault(
      .externalEntity, at: range.lowerBound,
      "the entity \(name) stands outside the document, where nothing is ever read",
      mending: isKept ? XMLMending(.externalEntity, at: range, Array(text[range])) : nil)
  }
}

extension UTF16 {
  fileprivate static func isLeadSurrogate(_ value: UInt32) -> Bool { 0xD800...0xDBFF ~= value }
  fileprivate static func isTrailSurrogate(_ value: UInt32) -> Bool { 0xDC00...0xDFFF ~= value }
}
