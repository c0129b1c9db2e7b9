internal import CLibXML2

/// Writes down what a scan tells of a part, and ends the parsing where the part does.
struct TapeRecorder: XMLReceiver {
  private let context: xmlParserCtxtPtr
  /// Behind the tag that the part ends with; the last part ends with the document.
  private let end: Int
  private let watchedCount: Int
  private(set) var tape: EventTape
  private var kinds = ElementKinds()
  private var depth: Int
  /// The ends of the start tags of the outermost open elements.
  private var openTags: [Int]
  /// Whether an element ended where the part does, and nothing was wrong before.
  private(set) var isAtEnd = false

  init(_ part: SourcePart, isLast: Bool, context: xmlParserCtxtPtr, watching count: Int) {
    self.context = context
    end = isLast ? .max : part.range.upperBound
    watchedCount = count
    tape = EventTape(of: part)
    depth = part.openTags.count
    openTags = tape.openAtStart + Array(repeating: 0, count: PartFinder.mostOpen - depth)
  }

  mutating func startElement(_ element: borrowing XMLStartElement) {
    if depth < openTags.count { openTags[depth] = element.tagEnd }
    depth += 1
    let number = kinds.number(of: element)
    tape.startElement(element, number: number, watching: watchedCount)
  }

  mutating func endElement(end: Int) {
    depth -= 1
    tape.endElement(end: end)
    if end >= self.end {
      isAtEnd = end == self.end && context.pointee.wellFormed != 0
      outline_stop(context)
    }
  }

  mutating func text() {
    tape.text()
  }

  /// The tape, `nil` if more is on it than it can hold.
  consuming func finish() -> EventTape? {
    guard depth <= openTags.count, let elements = kinds.elements else { return nil }
    tape.elements = elements
    tape.openAtEnd = Array(openTags[..<depth])
    return tape
  }
}

/// Numbers for the pairs of name and namespace that the elements of a part have.
private struct ElementKinds {
  private struct Kind: Hashable {
    let name: UnsafePointer<UInt8>
    let namespace: UnsafePointer<UInt8>?
  }

  private var kinds: [Kind] = []
  private var numbers: [Kind: Int] = [:]
  /// The number that an element of this name had last: most have it again.
  private var lastNumbers = [Int](repeating: 0, count: 64)

  mutating func number(of element: borrowing XMLStartElement) -> Int {
    let kind = Kind(name: element.localName, namespace: element.namespaceName)
    let slot = Int(truncatingIfNeeded: (element.name.word &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    let last = lastNumbers[slot]
    if last < kinds.count, kinds[last] == kind { return last }
    let number = numbers[kind] ?? kinds.count
    if number == kinds.count {
      kinds.append(kind)
      numbers[kind] = number
    }
    lastNumbers[slot] = number
    return number
  }

  /// Their texts, `nil` if there are too many.
  var elements: [EventTape.Element]? {
    guard kinds.count <= EventTape.mostElements else { return nil }
    return kinds.map { kind in
      EventTape.Element(
        name: String(cString: kind.name), namespace: kind.namespace.map { String(cString: $0) })
    }
  }
}
