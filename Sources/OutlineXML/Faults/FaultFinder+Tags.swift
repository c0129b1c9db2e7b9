extension FaultFinder {
  /// Goes through the attributes of a start tag; returns where it ends and whether in `/>`.
  mutating func readAttributes(of tag: Tag) throws(Fault) -> (end: Int, isEmpty: Bool) {
    var offset = tag.name.upperBound
    var names: Set<String> = []
    while true {
      let next = skipSpace(from: offset)
      guard next < text.count else { throw unclosed(tag) }
      if text[next] == UInt8(ascii: ">") { return (next + 1, false) }
      if has("/>", at: next) { return (next + 2, true) }
      let name = next..<nameEnd(from: next)
      guard !name.isEmpty else { throw unexpected(at: next, in: tag) }
      if next == offset { throw missingSpace(at: next, in: tag) }
      guard names.insert(string(name)).inserted else {
        throw Fault(at: next, "the attribute \(string(name)) stands twice in this tag")
      }
      offset = try readValue(of: name)
    }
  }

  /// Goes through `="…"` behind an attribute's name; returns the offset behind.
  private mutating func readValue(of name: Range<Int>) throws(Fault) -> Int {
    let equals = skipSpace(from: name.upperBound)
    guard equals < text.count && text[equals] == UInt8(ascii: "=") else {
      throw Fault(
        at: name.lowerBound,
        "the attribute \(string(name)) has no value: write \(string(name))=\"…\"")
    }
    let start = skipSpace(from: equals + 1)
    guard start < text.count, text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'")
    else {
      throw Fault(
        at: min(start, text.count), "the value of \(string(name)) must stand in quotes")
    }
    let end = text.firstOffset(of: text[start], in: start + 1..<text.count)
    let value = start + 1..<(end ?? text.count)
    let angle = text.firstOffset(of: UInt8(ascii: "<"), in: value)
    let checked = value.lowerBound..<(angle ?? value.upperBound)
    try checkValue(checked, of: name)
    if let angle {
      throw Fault(
        at: angle,
        "a raw < in the value of \(string(name)): write &lt;, or close the value before it")
    }
    guard let end else {
      throw Fault(at: start, "the value of \(string(name)) is not closed: its end quote is missing")
    }
    return end + 1
  }

  private mutating func checkValue(_ value: Range<Int>, of name: Range<Int>) throws(Fault) {
    do throws(Fault) {
      try checkText(in: value, of: .attribute)
    } catch {
      throw error.saying(first: "in the value of \(string(name)), ")
    }
  }

  private func unclosed(_ tag: Tag) -> Fault {
    Fault(at: tag.start, "the tag <\(string(tag.name)) is not closed: its > is missing")
  }

  private func unexpected(at offset: Int, in tag: Tag) -> Fault {
    if text[offset] == UInt8(ascii: "<") { return unclosed(tag) }
    let mark = text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'")
    return Fault(
      at: offset,
      "\(quoted(at: offset)) may not stand here in the tag <\(string(tag.name))>"
        + (mark ? ": a quotation mark in a value is written &quot;" : ""))
  }

  private func missingSpace(at offset: Int, in tag: Tag) -> Fault {
    guard offset > tag.name.upperBound else { return unexpected(at: offset, in: tag) }
    return Fault(
      at: offset,
      "no white space before this attribute: if the quotation mark in front belongs to the value, "
        + "write it as &quot;")
  }
}
