/// The words of a command line, sorted into options and operands, for a command to take.
///
/// Options may stand anywhere and `--` ends them. `--name VALUE` and `--name=VALUE` say the same,
/// also `-n VALUE` and `-nVALUE`; letters without value may share a hyphen. A command takes what it
/// knows; what it leaves is an error, so that nothing is ever read and ignored.
struct ArgumentReader: Sendable {
  /// The words that are no options, in their order.
  private(set) var operands: ArraySlice<Argument> = []
  /// The options with their values, one empty one for those that take none.
  private var given: [CommandOption: [Argument]] = [:]
  private var order: [CommandOption] = []

  /// Sorts the words; only `options` may be among them.
  init(_ words: some Collection<Argument>, options: [CommandOption]) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word.bytes == Array("--".utf8) {
        operands += rest
        return
      }
      guard word.isOption else {
        operands.append(word)
        continue
      }
      if word.bytes.starts(with: "--".utf8) {
        try readLong(word, &rest, options)
      } else {
        try readLetters(word, &rest, options)
      }
    }
  }

  private mutating func readLong(
    _ word: Argument, _ rest: inout ArraySlice<Argument>, _ options: [CommandOption]
  ) throws(UsageError) {
    let body = word.bytes.dropFirst(2)
    let end = body.firstIndex(of: UInt8(ascii: "=")) ?? body.endIndex
    let name = String(decoding: body[..<end], as: UTF8.self)
    let attached = end < body.endIndex ? Argument(bytes: Array(body[(end + 1)...])) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      let near = options.map(\.name).nearest(to: name)
      throw UsageError(
        "unknown option --\(name)", hint: near.map { "did you mean --\($0)?" })
    }
    if option.value == nil, attached != nil {
      throw UsageError("\(option.spelling) takes no value")
    }
    try add(option, attached, &rest)
  }

  private mutating func readLetters(
    _ word: Argument, _ rest: inout ArraySlice<Argument>, _ options: [CommandOption]
  ) throws(UsageError) {
    var letters = word.bytes.dropFirst()
    var before: CommandOption?
    while let letter = letters.first {
      guard let option = options.first(where: { $0.letter?.asciiValue == letter }) else {
        throw unknownLetter(letters, in: word, after: before, options)
      }
      letters = letters.dropFirst()
      before = option
      if option.value != nil, !letters.isEmpty {
        return try add(option, Argument(bytes: Array(letters)), &rest)
      }
      try add(option, nil, &rest)
    }
  }

  private func unknownLetter(
    _ letters: ArraySlice<UInt8>, in word: Argument, after before: CommandOption?,
    _ options: [CommandOption]
  ) -> UsageError {
    let letter = String(decoding: letters, as: UTF8.self).prefix(1)
    let body = String(word.shown.dropFirst())
    if let whole = options.first(where: { $0.name == body }) {
      return UsageError("unknown option -\(body)", hint: "did you mean \(whole.spelling)?")
    }
    return UsageError(
      "unknown option -\(letter)" + (word.bytes.count == 2 ? "" : " in \(word.shown)"),
      hint: before?.hintWhenMoreFollows)
  }

  private mutating func add(
    _ option: CommandOption, _ attached: Argument?, _ rest: inout ArraySlice<Argument>
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      if given.updateValue([Argument("")], forKey: option) == nil { order.append(option) }
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(option.spelling) needs a value: \(option.spelling) \(placeholder)")
    }
    if given[option] == nil { order.append(option) }
    given[option, default: []].append(value)
    if given[option, default: []].count > 1, !option.isRepeatable {
      throw UsageError("\(option.spelling) is given twice")
    }
  }
}

// MARK: - Taking

extension ArgumentReader {
  /// Whether the option without value is there.
  mutating func take(_ option: CommandOption) -> Bool {
    given.removeValue(forKey: option) != nil
  }

  /// The value of the option, as the system passed it.
  mutating func takeWord(_ option: CommandOption) -> Argument? {
    given.removeValue(forKey: option)?.first
  }

  /// The values of an option that may be repeated, in their order.
  mutating func takeWords(_ option: CommandOption) -> [Argument] {
    given.removeValue(forKey: option) ?? []
  }

  /// The value of the option, as text.
  mutating func takeText(_ option: CommandOption) throws(UsageError) -> String? {
    guard let word = takeWord(option) else { return nil }
    guard let text = word.text else {
      throw UsageError("the value of \(option.spelling) is not UTF-8")
    }
    return text
  }

  /// The value of the option, one of a few words.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: CommandOption, _ type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? {
    guard let text = try takeText(option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw UsageError(
        "\(option.spelling) is \(words.joined(separator: ", ")), not \"\(text)\"",
        hint: words.nearest(to: text).map { "did you mean \($0)?" })
    }
    return choice
  }

  /// The value of the option, a number from `lowest` on.
  mutating func takeNumber(
    _ option: CommandOption, from lowest: Int
  ) throws(UsageError) -> Int? {
    guard let text = try takeText(option) else { return nil }
    guard let number = Int(text), number >= lowest else {
      throw UsageError("\(option.spelling) is a number from \(lowest) on, not \"\(text)\"")
    }
    return number
  }

  /// The first operand that was not yet taken.
  mutating func takeOperand() -> Argument? { operands.popFirst() }

  /// All operands that were not yet taken.
  mutating func takeOperands() -> [Argument] {
    defer { operands = [] }
    return Array(operands)
  }

  /// Says that the command has taken all that it can use.
  func finish() throws(UsageError) {
    if let option = order.first(where: { given.keys.contains($0) }) {
      throw UsageError("\(option.spelling) has no meaning here")
    }
    if let operand = operands.first {
      throw UsageError("\"\(operand.shown)\" is one word too many")
    }
  }
}
