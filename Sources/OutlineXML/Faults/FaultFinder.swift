/// Finds where a text breaks a rule of XML, and says it so that a person can mend it.
///
/// libxml2 decides whether a text is well-formed; it reports faults behind their places and in
/// words for programmers. Only then this goes over the text again, by hand. It does not look into
/// a document type declaration.
///
/// A fault that can be mended says how. So one pass finds a fault for strict readers and, for lenient
/// ones, all mendings: the two cannot disagree.
struct FaultFinder {
  let text: UnsafeBufferPointer<UInt8>
  let source: XMLSource
  let entities: XMLEntities
  /// What has been mended so far; nil: the first fault is wanted.
  private var mendings: [XMLMending]?
  /// Whether line breaks in values are faults to be mended.
  private(set) var keepsLineBreaks = false
  /// The open elements, outermost first.
  private var open: [Tag] = []
  private var root: Tag?

  /// The name of a tag and the offset of its `<`.
  struct Tag {
    let name: Range<Int>
    let start: Int
  }

  /// - Parameter text: That of the source, without the zero byte.
  init(_ text: UnsafeBufferPointer<UInt8>, of source: XMLSource, entities: XMLEntities) {
    self.text = text
    self.source = source
    self.entities = entities
  }

  /// The first fault, if it lies at or before `limit`, where libxml2 has noticed one.
  mutating func firstFault(upTo limit: Int) -> Fault? {
    do throws(Fault) {
      try readDocument(upTo: limit)
      return nil
    } catch {
      return error.offset <= limit ? error : nil
    }
  }

  /// A fault before the root element of a text that libxml2 takes for well-formed: it lets an
  /// internal subset stand behind the end of its DOCTYPE.
  mutating func faultBeforeRoot() -> Fault? {
    do throws(Fault) {
      var offset = try startOfDocument()
      while offset < text.count && root == nil { offset = try readPiece(at: offset) }
      return nil
    } catch {
      return error
    }
  }

  /// What puts right all faults of the text, if that can be.
  ///
  /// - Parameter keepingLineBreaks: Mend line breaks in values too.
  /// - Throws: The first fault whose meaning is not certain.
  mutating func allMendings(keepingLineBreaks: Bool) throws(Fault) -> [XMLMending] {
    mendings = []
    keepsLineBreaks = keepingLineBreaks
    try readDocument(upTo: text.count)
    return mendings ?? []
  }

  /// What puts right the beginning of the text, before the XML declaration.
  mutating func mendingsOfStart() throws(Fault) -> [XMLMending] {
    mendings = []
    _ = try startOfDocument()
    return mendings ?? []
  }

  /// Goes on past a fault that is mended; throws any other.
  mutating func meet(_ fault: Fault) throws(Fault) {
    guard mendings != nil, let mending = fault.mending else { throw fault }
    mendings?.append(mending)
  }

  /// The name of the root element, if there is one before the fault.
  var rootName: String? { root.map { string($0.name) } }

  private mutating func readDocument(upTo limit: Int) throws(Fault) {
    var offset = try startOfDocument()
    while offset < text.count && offset <= limit { offset = try readPiece(at: offset) }
    if offset < text.count { return }
    if let last = open.last {
      throw Fault(
        at: text.count,
        "the text ends while an element is open: \(describe(last)) has no end tag")
    }
    if root == nil { throw Fault(at: text.count, "there is no element in this text") }
  }

  /// Checks what comes first; returns where the document begins.
  private mutating func startOfDocument() throws(Fault) -> Int {
    let start = text.utf8MarkLength
    let (first, hasMark) = skipSpaceAndMarks(from: start)
    guard first < text.count else { return first }
    if text[first] != UInt8(ascii: "<") {
      throw Fault(
        at: first,
        "\(FileKind.ofText(text[first])): it should begin with <, not with \(quoted(at: first))")
    }
    if first > start && (isDeclaration(at: first) || hasMark) {
      let what = hasMark ? "a byte-order mark in the wrong place" : "white space"
      try meet(
        Fault(
          at: hasMark ? start : first,
          "\(what) before the XML declaration: delete it, the declaration must come first",
          mending: XMLMending(.leadingSpace, at: start..<first, [])))
    }
    return isDeclaration(at: first)
      ? try closing(of: "?>", from: first, as: "declaration") : first
  }

  /// Goes on behind white space and byte-order marks, and tells whether any of these was there.
  private func skipSpaceAndMarks(from start: Int) -> (end: Int, hasMark: Bool) {
    var offset = skipSpace(from: start)
    var hasMark = false
    while has("\u{FEFF}", at: offset) {
      hasMark = true
      offset = skipSpace(from: offset + 3)
    }
    return (offset, hasMark)
  }

  private mutating func readPiece(at offset: Int) throws(Fault) -> Int {
    text[offset] == UInt8(ascii: "<") ? try readMarkup(at: offset) : try readText(from: offset)
  }

  private mutating func readText(from start: Int) throws(Fault) -> Int {
    let end = text.firstOffset(of: UInt8(ascii: "<"), in: start..<text.count) ?? text.count
    if open.isEmpty {
      let first = skipSpace(from: start)
      if first < end { throw misplaced(at: first, "text") }
    } else {
      try checkText(in: start..<end, of: .content)
      if let mark = firstOffset(of: "]]>", in: start..<end) {
        throw Fault(at: mark, "]]> may not stand in text: write ]]&gt;")
      }
    }
    return end
  }

  private mutating func readMarkup(at start: Int) throws(Fault) -> Int {
    if has("<!--", at: start) { return try readComment(at: start) }
    if has("<![CDATA[", at: start) { return try readCharacterData(at: start) }
    if has("<!DOCTYPE", at: start) { return try readDoctype(at: start) }
    if has("<?", at: start) { return try readInstruction(at: start) }
    if has("</", at: start) { return try readEndTag(at: start) }
    let name = start + 1..<nameEnd(from: start + 1)
    guard !name.isEmpty else {
      throw Fault(at: start, "< begins no tag here: write &lt; if it is text")
    }
    if open.isEmpty && root != nil { throw misplaced(at: start, "<\(string(name))>") }
    let tag = Tag(name: name, start: start)
    root = root ?? tag
    let (end, isEmpty) = try readAttributes(of: tag)
    if !isEmpty { open.append(tag) }
    return end
  }

  private mutating func readEndTag(at start: Int) throws(Fault) -> Int {
    let name = start + 2..<nameEnd(from: start + 2)
    guard let last = open.last else {
      throw Fault(at: start, "the end tag </\(string(name))> closes nothing: no element is open")
    }
    guard text[name].elementsEqual(text[last.name]) else {
      throw Fault(
        at: start,
        "the end tag </\(string(name))> does not match the open element: \(describe(last))")
    }
    let end = skipSpace(from: name.upperBound)
    guard end < text.count && text[end] == UInt8(ascii: ">") else {
      throw Fault(at: end, "the end tag </\(string(name))> wants its >")
    }
    open.removeLast()
    return end + 1
  }

  private func readDoctype(at start: Int) throws(Fault) -> Int {
    if root != nil { throw Fault(at: start, "a DOCTYPE may only stand before the root element") }
    let end = text.markup(from: start).range.upperBound
    // Not at its start: a fault inside may be why no end is found, and libxml2 knows that one.
    if end == text.count { throw Fault(at: end, "the text ends within the DOCTYPE") }
    return end
  }

  private mutating func readCharacterData(at start: Int) throws(Fault) -> Int {
    if open.isEmpty { throw misplaced(at: start, "a CDATA section") }
    let end = try closing(of: "]]>", from: start, as: "CDATA section")
    try checkCharacters(in: start..<end)
    return end
  }

  private func misplaced(at offset: Int, _ what: String) -> Fault {
    guard let root else {
      return Fault(at: offset, "\(what) may not stand before the root element")
    }
    return Fault(
      at: offset,
      "\(what) after the end of the root element <\(string(root.name))>: a document has one root")
  }
}
