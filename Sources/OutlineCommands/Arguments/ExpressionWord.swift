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
  ///   - isWhole: Whether a text can be parsed.
  init(
    takenFrom arguments: inout ArgumentReader, name: String, usage: String,
    isWhole: @escaping (String) -> Bool
  ) throws(UsageError) {
    guard let word = arguments.takeOperand() else {
      throw UsageError("\(name) missing", hint: usage)
    }
    guard let text = word.text else { throw UsageError("\(name) not UTF-8") }
    self.text = text
    let unquoted = UnquotedExpression(text, before: arguments.operands, isWhole: isWhole)
    if unquoted.isLikely {
      throw UsageError(
        "\(name) one word of the command line, and \"\(text)\" is not all of it",
        hint: unquoted.quoted(in: usage))
    }
  }

  /// Takes the value of an option, if it is given.
  init?(_ option: CommandOption, takenFrom arguments: inout ArgumentReader) throws(UsageError) {
    guard let text = try arguments.takeText(option) else { return nil }
    self.text = text
  }

  /// Takes the first operand, which selects nodes. A name that is a file's looks like a selector, so it is
  /// asked after here, unless a path follows.
  static func selector(
    takenFrom arguments: inout ArgumentReader, usage: String
  ) throws(UsageError) -> ExpressionWord {
    let word = try ExpressionWord(
      takenFrom: &arguments, name: "the selector is", usage: usage,
      isWhole: { (try? Selector(parsing: $0)) != nil })
    let path = FilePath(word.text)
    if arguments.operands.isEmpty, OutlineFileName.isOutline(path.name),
      (try? FileStatus(of: path))?.kind == .regular
    {
      throw UsageError(
        "\(word.text) is a file: the selector stands before the paths", hint: usage)
    }
    return word
  }

  func condition() throws(FileFailure) -> Condition {
    do throws(ExpressionError) {
      return try Condition(parsing: text)
    } catch {
      throw FileFailure(error, hint: conditionHint)
    }
  }

  func selector() throws(FileFailure) -> Selector {
    do throws(ExpressionError) {
      return try Selector(parsing: text)
    } catch {
      throw FileFailure(error, hint: selectorHint)
    }
  }

  /// What to do about an expression that is no condition.
  private var conditionHint: String? {
    let words = text.split(separator: " ", maxSplits: 1)
    if words.count == 2, words[0] == "where",
      (try? Condition(parsing: String(words[1]))) != nil
    {
      return "  leave off where"
    }
    return Self.hint(ifFile: text, "the condition stands")
  }

  /// What to do about an expression that is no selector.
  private var selectorHint: String? {
    if (try? Condition(parsing: text)) != nil { return "  put where in front: where \(text)" }
    return Self.hint(ifFile: text, "the selector stands")
  }

  /// Says that a file has the name of an expression, if that is so.
  static func hint(ifFile text: String, _ standing: String) -> String? {
    guard (try? FileStatus(of: FilePath(text))) != nil else { return nil }
    return "  \(text) is a file: \(standing) before the paths"
  }
}
