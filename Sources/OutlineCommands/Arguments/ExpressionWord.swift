internal import OutlineLanguage

/// An expression that stands on the command line; it is parsed when the command runs, because what is
/// wrong with it has a place.
struct ExpressionWord: Sendable {
  /// As it was typed.
  let text: String

  /// Takes the first operand.
  ///
  /// - Parameters:
  ///   - name: What it is, such as "the condition is".
  ///   - usage: What is to be typed where it is missing.
  init(
    takenFrom arguments: inout ArgumentReader, name: String, usage: String
  ) throws(UsageError) {
    guard let word = arguments.takeOperand() else {
      throw UsageError("\(name) missing", hint: usage)
    }
    guard let text = word.text else { throw UsageError("\(name) not UTF-8") }
    self.text = text
  }

  /// Takes the value of an option, if it is given.
  init?(_ option: CommandOption, takenFrom arguments: inout ArgumentReader) throws(UsageError) {
    guard let text = try arguments.takeText(option) else { return nil }
    self.text = text
  }

  /// What the expression says.
  func parsed<Value>(
    by parse: (String) throws(ExpressionError) -> Value
  ) throws(FileFailure) -> Value {
    do throws(ExpressionError) {
      return try parse(text)
    } catch {
      throw FileFailure(error)
    }
  }

  func condition() throws(FileFailure) -> Condition {
    try parsed { text throws(ExpressionError) in try Condition(parsing: text) }
  }

  func selector() throws(FileFailure) -> Selector {
    try parsed { text throws(ExpressionError) in try Selector(parsing: text) }
  }
}
