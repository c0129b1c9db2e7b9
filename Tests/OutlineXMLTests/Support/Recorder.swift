import OutlineXML

/// Writes down what a scan tells.
struct Recorder: XMLReceiver {
  struct Element: Equatable {
    var start: Int
    var tagEnd: Int
    var isEmpty: Bool
    var name: String
    var namespace: String?
    var declaresNamespaces: Bool
    var end = -1
    var hasText = false
    var values: [XMLValue?] = []
  }

  var elements: [Element] = []
  var watchedCount = 0
  private var open: [Int] = []

  init(watching count: Int = 0) {
    watchedCount = count
  }

  mutating func startElement(_ element: borrowing XMLStartElement) {
    var found = Element(
      start: element.start, tagEnd: element.tagEnd, isEmpty: element.isEmpty,
      name: element.nameText, namespace: element.namespaceText,
      declaresNamespaces: element.declaresNamespaces)
    for number in 0..<watchedCount { found.values.append(element.value(number)) }
    open.append(elements.count)
    elements.append(found)
  }

  mutating func endElement(end: Int) {
    if let last = open.popLast() { elements[last].end = end }
  }

  mutating func text() {
    if let last = open.last { elements[last].hasText = true }
  }
}

/// What a scan tells of a text.
func scan(
  _ text: String, watching attributes: [String] = []
) throws(XMLFailure) -> (elements: [Recorder.Element], prologue: XMLPrologue) {
  try scan(Array(text.utf8), watching: attributes)
}

/// What a scan tells of a file's bytes.
func scan(
  _ bytes: [UInt8], watching attributes: [String] = []
) throws(XMLFailure) -> (elements: [Recorder.Element], prologue: XMLPrologue) {
  let source = try XMLSource(decoding: bytes)
  var recorder = Recorder(watching: attributes.count)
  let prologue = try XMLScanner(watching: attributes).scan(source, into: &recorder)
  return (recorder.elements, prologue)
}

/// Why a text is refused.
func failure(of text: String) -> XMLFailure? {
  failure(of: Array(text.utf8))
}

/// Why a file's bytes are refused.
func failure(of bytes: [UInt8]) -> XMLFailure? {
  do throws(XMLFailure) {
    _ = try scan(bytes)
    return nil
  } catch {
    return error
  }
}
