internal import OutlineLanguage
internal import OutlineXML

/// Where edit statements stand.
enum StatementSource: Sendable {
  /// On the command line.
  case text(String)
  /// In a file, or on standard input.
  case file(Input)
  /// In a file, or on standard input, as operations in JSON.
  case operations(Input)

  /// Reads and parses them.
  func parse() throws(FileFailure) -> EditScript {
    let bytes = try read()
    do throws(ExpressionError) {
      let text = try EditScript.text(decoding: bytes, named: name)
      if case .operations = self { return try EditScript(operations: text, named: name) }
      return try EditScript(parsing: text, named: name)
    } catch {
      throw FileFailure(error, hint: hint)
    }
  }

  /// What may have gone wrong with statements that cannot be understood.
  private var hint: String? {
    guard case .text(let text) = self else { return nil }
    return ExpressionWord.hint(ifFile: text, "the statements stand")
  }

  /// What places in them are said to lie in.
  private var name: String {
    switch self {
    case .text: "expression"
    case .file(let input), .operations(let input): input.name.shown
    }
  }

  private func read() throws(FileFailure) -> [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .file(let input), .operations(let input): try input.read().bytes
    }
  }
}

extension FileFailure {
  /// An expression cannot be understood: what is wrong, then the line and a caret under the place.
  init(_ error: ExpressionError, hint: String? = nil) {
    let shown = error.rendered.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let lines = [error.message[...]] + shown + (hint.map { [$0[...]] } ?? [])
    self.init(
      file: FilePath(error.sourceName),
      position: SourcePosition(line: error.line, column: error.column),
      message: lines.joined(separator: "\n"), code: .usage)
  }
}
