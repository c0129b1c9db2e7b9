/// What the scan of a part tells, to be told again in its turn and on another thread.
///
/// A word for each end and each text, three for a start, three more for each plain value.
struct EventTape: Sendable {
  /// The kinds of elements that come.
  struct Element: Sendable {
    let name: String
    let namespace: String?
  }

  private var words: [UInt32] = []
  var elements: [Element] = []
  /// The ends of the start tags of the elements that are open before the part, outermost first.
  let openAtStart: [Int]
  /// The same of those that are open behind it.
  var openAtEnd: [Int] = []

  static let mostElements = Int(Mark.element) + 1

  /// What a word says beside a number.
  private enum Mark {
    /// An element ends, at the offset in the other bits.
    static let end: UInt32 = 1 << 31
    static let text: UInt32 = 1 << 30
    // Of the first word of a start: which element, and how many values.
    static let isEmpty: UInt32 = 1 << 29
    static let declares: UInt32 = 1 << 28
    static let valueShift: UInt32 = 20
    static let element: UInt32 = 0xFFFF
    /// Of the first word of a value: the other two do not follow.
    static let isCoded: UInt32 = 1 << 31
  }

  init(of part: DocumentPart) {
    openAtStart = part.openTags.map(\.upperBound)
    words.reserveCapacity(part.range.count / 32)
  }

  // MARK: Writing

  /// Writes down a start tag.
  ///
  /// - Parameters:
  ///   - number: That of its kind in ``elements``.
  ///   - valueCount: How many attributes the scan watches.
  mutating func startElement(
    _ element: borrowing XMLStartElement, number: Int, watching valueCount: Int
  ) {
    let first = words.count
    var mark = UInt32(truncatingIfNeeded: number)
    if element.isEmpty { mark |= Mark.isEmpty }
    if element.declaresNamespaces { mark |= Mark.declares }
    words.append(mark)
    words.append(UInt32(truncatingIfNeeded: element.start))
    words.append(UInt32(truncatingIfNeeded: element.tagEnd))
    for index in 0..<valueCount {
      switch element.value(index) {
      case nil: continue
      case .coded: words.append(UInt32(truncatingIfNeeded: index) | Mark.isCoded)
      case .plain(let range):
        words.append(UInt32(truncatingIfNeeded: index))
        words.append(UInt32(truncatingIfNeeded: range.lowerBound))
        words.append(UInt32(truncatingIfNeeded: range.upperBound))
      }
      words[first] += 1 << Mark.valueShift
    }
  }

  mutating func endElement(end: Int) {
    words.append(UInt32(truncatingIfNeeded: end) | Mark.end)
  }

  mutating func text() {
    words.append(Mark.text)
  }

  // MARK: Telling

  /// Tells all that was written down.
  ///
  /// - Parameter names: Those of the scanner that the receiver asked for names.
  func tell(
    _ receiver: inout some XMLReceiver, in text: UnsafeBufferPointer<UInt8>,
    names: borrowing NameTable
  ) {
    var known: [(name: UnsafePointer<UInt8>, namespace: UnsafePointer<UInt8>?)] = []
    for element in elements {
      var namespace: UnsafePointer<UInt8>?
      if let text = element.namespace { namespace = names.interned(text) }
      known.append((names.interned(element.name), namespace))
    }
    var values = ToldValues(in: text)
    words.withUnsafeBufferPointer { words in
      var index = 0
      while index < words.count {
        let word = words[index]
        index += 1
        if word & Mark.end != 0 {
          receiver.endElement(end: Int(word & ~Mark.end))
        } else if word & Mark.text != 0 {
          receiver.text()
        } else {
          let (start, tagEnd) = (Int(words[index]), Int(words[index + 1]))
          index += 2
          values.clear()
          for _ in 0..<(word >> Mark.valueShift & 0x1F) {
            let number = Int(words[index] & ~Mark.isCoded)
            if words[index] & Mark.isCoded != 0 {
              values.add(nil, for: number)
              index += 1
            } else {
              values.add(Int(words[index + 1])..<Int(words[index + 2]), for: number)
              index += 3
            }
          }
          let element = known[Int(word & Mark.element)]
          receiver.startElement(
            XMLStartElement(
              start: start, tagEnd: tagEnd, isEmpty: word & Mark.isEmpty != 0,
              declaresNamespaces: word & Mark.declares != 0, name: XMLName(element.name),
              localName: element.name, namespaceName: element.namespace,
              attributes: values.attributes, places: values.places))
        }
      }
    }
  }
}
