extension FaultFinder {
  /// The text of a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The tag with its line and column.
  func describe(_ tag: Tag) -> String {
    let place = source.position(of: tag.start)
    return "<\(string(tag.name))> of line \(place.line), column \(place.column)"
  }

  /// The character at an offset, for a message.
  func quoted(at offset: Int) -> String {
    let scalar = scalar(at: offset)
    return scalar.value > 0x20 && scalar.properties.isWhitespace == false && scalar.isXMLCharacter
      ? String(scalar) : scalar.codePointName
  }

  /// The character whose bytes begin here; U+0000 for bytes that are no UTF-8, which no name has, and
  /// whose width is that of the one byte.
  func scalar(at offset: Int) -> Unicode.Scalar {
    if text[offset] < 0x80 { return Unicode.Scalar(text[offset]) }
    var decoder = UTF8()
    var bytes = text[offset...].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) { return scalar }
    return "\0"
  }

  func has(_ mark: String, at offset: Int) -> Bool {
    offset <= text.count && text[offset...].starts(with: mark.utf8)
  }

  func skipSpace(from start: Int) -> Int {
    var offset = start
    while offset < text.count && text[offset].isXMLSpace { offset += 1 }
    return offset
  }

  /// Where a name that begins here ends; there is none if that is `start`.
  ///
  /// - Parameter anywhere: Take also what could not begin a name.
  func nameEnd(from start: Int, anywhere: Bool = false) -> Int {
    var offset = start
    while offset < text.count {
      let scalar = scalar(at: offset)
      let fits = offset > start || anywhere ? scalar.continuesXMLName : scalar.beginsXMLName
      if !fits { break }
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// The first place of a mark that lies in the range as a whole.
  func firstOffset(of mark: StaticString, in range: Range<Int>) -> Int? {
    let end = UnsafeBufferPointer(rebasing: text[..<range.upperBound])
      .end(of: mark, from: range.lowerBound)
    return end.map { $0 - mark.utf8CodeUnitCount }
  }

  /// The offset behind the first mark at or after `start`.
  func closing(
    of mark: StaticString, from start: Int, as name: String, at place: Int? = nil
  ) throws(Fault) -> Int {
    if let end = text.end(of: mark, from: start) { return end }
    throw Fault(at: place ?? start, "this \(name) is not closed: its \(mark) is missing")
  }

  /// Whether an XML declaration begins here.
  func isDeclaration(at offset: Int) -> Bool {
    has("<?xml", at: offset) && offset + 5 < text.count && text[offset + 5].isXMLSpace
  }
}
