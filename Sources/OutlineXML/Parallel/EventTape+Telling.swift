extension EventTape {
  /// Tells all that was written down.
  ///
  /// - Parameter names: Those of the scanner that the receiver asked for names.
  func tell(_ receiver: inout some XMLReceiver, names: borrowing NameTable) {
    var known: [(name: UnsafePointer<UInt8>, namespace: UnsafePointer<UInt8>?)] = []
    for element in elements {
      var namespace: UnsafePointer<UInt8>?
      if let text = element.namespace { namespace = names.interned(text) }
      known.append((names.interned(element.name), namespace))
    }
    var values = ToldValues()
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word & Mark.end != 0 {
        receiver.endElement(end: Int(word & ~Mark.end))
      } else if word & Mark.text != 0 {
        receiver.text()
      } else {
        let element = known[Int(word & Mark.element)]
        let (start, tagEnd) = (Int(words[index]), Int(words[index + 1]))
        index = values.read(
          Int(word >> Mark.valueShift & Mark.valueCount), from: words, at: index + 2)
        receiver.startElement(
          XMLStartElement(
            start: start, tagEnd: tagEnd, isEmpty: word & Mark.isEmpty != 0,
            declaresNamespaces: word & Mark.declares != 0, name: XMLName(element.name),
            localName: element.name, namespaceName: element.namespace,
            values: .told(UnsafePointer(values.values)), places: values.allPlaces))
      }
    }
  }
}

/// The watched values of one start tag on a tape, by the numbers of their attributes.
private struct ToldValues: ~Copyable {
  let values: UnsafeMutablePointer<XMLValue>
  private let places: UnsafeMutablePointer<UInt16>

  init() {
    values = .allocate(capacity: WatchedNames.most)
    values.initialize(repeating: .coded, count: WatchedNames.most)
    places = .allocate(capacity: WatchedNames.most)
    places.initialize(repeating: 0, count: WatchedNames.most)
  }

  deinit {
    values.deallocate()
    places.deallocate()
  }

  var allPlaces: UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(start: places, count: WatchedNames.most)
  }

  /// Reads so many values.
  ///
  /// - Returns: The index of the next word behind them.
  mutating func read(_ count: Int, from words: [UInt32], at start: Int) -> Int {
    places.update(repeating: 0, count: WatchedNames.most)
    var index = start
    for _ in 0..<count {
      let word = words[index]
      let number = Int(word & EventTape.Mark.number)
      places[number] = UInt16(number + 1)
      if word & EventTape.Mark.isCoded != 0 {
        values[number] = .coded
        index += 1
      } else {
        let range = Int(words[index + 1])..<Int(words[index + 2])
        values[number] = word & EventTape.Mark.isSpaced != 0 ? .spaced(range) : .plain(range)
        index += 3
      }
    }
    return index
  }
}
