/// The text of an expression, in which places are offsets of Unicode scalars.
struct ExpressionText: Sendable {
  /// What errors call it.
  let name: String
  /// The text without a byte-order mark.
  let scalars: [Unicode.Scalar]
  /// The number of its first line in what it was taken from.
  let firstLine: Int
  /// How it is spelt there, where that is as a JSON string.
  let spelling: JSONSpelling?

  init(_ text: String, named name: String) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.init(scalars, named: name)
  }

  init(
    _ scalars: some Sequence<Unicode.Scalar>, named name: String, firstLine: Int = 1,
    spelling: JSONSpelling? = nil
  ) {
    self.name = name
    self.scalars = Array(scalars)
    self.firstLine = firstLine
    self.spelling = spelling
  }

  /// The text in a range of offsets.
  func text(_ range: Range<Int>) -> String {
    let scalars = scalars[range]
    guard scalars.allSatisfy(\.isASCII) else {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    return String(unsafeUninitializedCapacity: scalars.count) { utf8 in
      utf8.initialize(fromContentsOf: scalars.lazy.map { UInt8(truncatingIfNeeded: $0.value) })
    }
  }

  /// The error that this cannot stand at this offset.
  func error(at offset: Int, _ message: String) -> ExpressionError {
    ExpressionOrigin(text: self, offset: offset).error(message)
  }
}

/// A place in an expression, kept by what can turn out wrong only when it runs.
struct ExpressionOrigin: Sendable {
  let text: ExpressionText
  let offset: Int

  /// The error that this is wrong with what stands here.
  ///
  /// - Complexity: O(*n*), *n* the length of the text: lines are counted for errors only.
  func error(_ message: String) -> ExpressionError {
    let scalars = text.scalars
    var line = 1
    var start = 0
    for index in 0..<offset where endsLine(at: index) {
      line += 1
      start = index + 1
    }
    let end = scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
    let caret = offset - start
    return ExpressionError(
      sourceName: text.name, line: text.spelling?.line ?? text.firstLine - 1 + line,
      column: (text.spelling?.offset(ofScalar: offset) ?? caret) + 1,
      sourceLine: text.text(start..<end), caret: caret, message: message)
  }

  /// The place as people and editors count.
  ///
  /// - Complexity: As for ``error(_:)``.
  var place: ExpressionPlace {
    let error = error("")
    return ExpressionPlace(sourceName: error.sourceName, line: error.line, column: error.column)
  }

  /// Whether a line ends with the scalar at `index`; the CR of a CR LF does not end it.
  private func endsLine(at index: Int) -> Bool {
    switch text.scalars[index] {
    case "\n": true
    case "\r": index + 1 == text.scalars.count || text.scalars[index + 1] != "\n"
    default: false
    }
  }
}
