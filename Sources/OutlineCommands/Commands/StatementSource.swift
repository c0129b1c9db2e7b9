internal import OutlineLanguage
internal import OutlineXML

/// Where edit statements stand.
enum StatementSource: Sendable {
  /// On the command line.
  case text(String)
  /// In a file, or on standard input.
  case file(Input)

  /// Reads and parses them.
  func parse() throws(FileFailure) -> EditScript {
    let text = try read()
    do throws(ExpressionError) {
      return try EditScript(parsing: text, named: name)
    } catch {
      throw FileFailure(error)
    }
  }

  /// What places in them are said to lie in.
  private var name: String {
    switch self {
    case .text: "expression"
    case .file(let input): input.name.shown
    }
  }

  private func read() throws(FileFailure) -> String {
    switch self {
    case .text(let text): return text
    case .file(let input):
      guard let text = String(validating: try input.read().bytes, as: UTF8.self) else {
        throw FileFailure(file: input.name, message: "the statements are not UTF-8", code: .usage)
      }
      return text
    }
  }
}

extension FileFailure {
  /// An expression cannot be understood: what is wrong, then the line and a caret under the place.
  init(_ error: ExpressionError) {
    let shown = error.rendered.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    self.init(
      file: FilePath(error.sourceName),
      position: SourcePosition(line: error.line, column: error.column),
      message: ([error.message[...]] + shown).joined(separator: "\n"), code: .usage)
  }
}
