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
      throw FileFailure(error, hint: hint)
    }
  }

  /// What may have gone wrong with statements that cannot be understood.
  private var hint: String? {
    guard case .text(let text) = self, (try? FileStatus(of: FilePath(text))) != nil else {
      return nil
    }
    return "  \(text) is a file: the statements stand before the paths"
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
  init(_ error: ExpressionError, hint: String? = nil) {
    let shown = error.rendered.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let lines = [error.message[...]] + shown + (hint.map { [$0[...]] } ?? [])
    self.init(
      file: FilePath(error.sourceName),
      position: SourcePosition(line: error.line, column: error.column),
      message: lines.joined(separator: "\n"), code: .usage)
  }
}
