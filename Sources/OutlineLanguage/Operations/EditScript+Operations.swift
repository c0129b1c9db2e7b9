extension EditScript {
  /// Reads operations, the form of statements for programs: JSON lines, each an object with a verb
  /// for its key.
  ///
  /// Each operation becomes the statement that the language has for it. ``OperationsHelp`` lists
  /// them.
  ///
  /// - Parameters:
  ///   - text: The operations. Empty lines and a byte-order mark in front are passed over.
  ///   - name: What errors call the text, such as its file's name.
  /// - Throws: ``ExpressionError`` with the place of the first thing that cannot stand there.
  /// - Complexity: O(*n*), *n* the length of the text.
  public init(operations text: String, named name: String = "operations") throws(ExpressionError) {
    var statements: [Statement] = []
    for line in ExpressionText(text, named: name).lines where !line.isBlank {
      // Only the number of the line is kept, not what stands in it.
      let origin = ExpressionOrigin(
        text: ExpressionText([], named: name, firstLine: line.firstLine), offset: 0)
      statements.append(try Operation(JSONReader.read(line)).statement(from: origin))
    }
    self.init(statements)
  }
}

extension ExpressionText {
  /// The lines, without their ends; a line ends at LF, CR LF or CR.
  fileprivate var lines: some Sequence<ExpressionText> {
    sequence(state: (start: 0, number: 1)) { state in
      guard state.start <= scalars.count else { return nil }
      let rest = scalars[state.start...]
      let end = rest.firstIndex(where: \.endsLine) ?? scalars.count
      defer {
        let isPair = scalars[end...].starts(with: ["\r", "\n"])
        state = (end + (isPair ? 2 : 1), state.number + 1)
      }
      return ExpressionText(rest[..<end], named: name, firstLine: state.number)
    }
  }

  /// Whether nothing stands in the text but what JSON has for blanks.
  fileprivate var isBlank: Bool { scalars.allSatisfy { $0 == " " || $0 == "\t" } }
}
