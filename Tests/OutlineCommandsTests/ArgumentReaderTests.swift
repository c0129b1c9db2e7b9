import Testing

@testable import OutlineCommands

/// How a command line is taken apart.
@Suite struct ArgumentReaderTests {
  private static let flag = CommandOption("in-place", letter: "i", "")
  private static let other = CommandOption("dry-run", letter: "n", "")
  private static let value = CommandOption("output", letter: "o", value: "PATH", "")
  private static let options = [flag, other, value]

  private func read(_ words: String...) throws(UsageError) -> ArgumentReader {
    try ArgumentReader(words.map { Argument($0) }, options: Self.options)
  }

  @Test(arguments: [
    ["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-io", "x"], ["-inox"],
  ])
  func aValueStandsBehindItsOptionInEveryForm(words: [String]) throws {
    var reader = try ArgumentReader(words.map { Argument($0) }, options: Self.options)
    let value = reader.takeWord(Self.value)
    let flag = reader.take(Self.flag)
    #expect(value == Argument("x"))
    #expect(flag == words[0].hasPrefix("-i"))
    #expect(reader.operands.isEmpty)
  }

  @Test func optionsStandAnywhereUntilTwoHyphensEndThem() throws {
    var reader = try read("a", "-i", "b", "--", "-n", "--")
    let takenFlag = reader.take(Self.flag)
    #expect(takenFlag)
    let takenOther = reader.take(Self.other)
    #expect(!takenOther)
    let operands = reader.takeOperands()
    #expect(operands == ["a", "b", "-n", "--"].map { Argument($0) })
    try reader.finish()
  }

  @Test func aHyphenAloneIsAnOperandAndAValue() throws {
    var reader = try read("-", "-o", "-")
    let operand = reader.takeOperand()
    let value = reader.takeWord(Self.value)
    #expect(operand?.isHyphen == true)
    #expect(value?.isHyphen == true)
  }

  @Test func aValueMayLookLikeAnOptionAndMayBeEmpty() throws {
    var first = try read("--output", "--dry-run")
    let option = first.takeWord(Self.value)
    #expect(option == Argument("--dry-run"))
    var second = try read("--output=")
    let nothing = second.takeWord(Self.value)
    #expect(nothing == Argument(""))
  }

  @Test func bytesThatAreNotTextPassUnchanged() throws {
    let word = Argument(bytes: [0x2d, 0x6f, 0xe9, 0x61])
    var reader = try ArgumentReader([word], options: Self.options)
    let value = reader.takeWord(Self.value)
    #expect(value?.bytes == [0xe9, 0x61])
  }

  @Test(arguments: [
    ("--in-plce", "unknown option --in-plce", "did you mean --in-place?"),
    ("--dry", "unknown option --dry", "did you mean --dry-run?"),
    ("--zzz", "unknown option --zzz", nil),
    ("-x", "unknown option -x", nil),
    ("-ix", "unknown option -x in -ix", nil),
    ("-in-place", "unknown option -in-place", "did you mean --in-place?"),
    ("--in-place=yes", "--in-place takes no value", nil),
    ("--output", "--output needs a value: --output PATH", nil),
    ("-no", "--output needs a value: --output PATH", nil),
  ])
  func whatCannotBeReadIsSaid(word: String, message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint)) { try read(word) }
  }

  @Test func aValueGivenTwiceIsAnErrorAndAFlagGivenTwiceIsNone() throws {
    #expect(throws: UsageError("--output is given twice")) { try read("-oa", "--output=b") }
    var reader = try read("-i", "--in-place")
    let takenFlag = reader.take(Self.flag)
    #expect(takenFlag)
    try reader.finish()
  }

  @Test func whatTheCommandLeavesIsAnError() throws {
    let options = try read("-n")
    #expect(throws: UsageError("--dry-run has no meaning here")) { try options.finish() }
    let operands = try read("a", "b")
    #expect(throws: UsageError("\"a\" is one word too many")) { try operands.finish() }
  }

  @Test func numbersAndChoicesAreChecked() throws {
    enum Choice: String, CaseIterable { case auto, always }
    let depth = CommandOption("depth", value: "N", "")
    func taken(_ text: String) throws -> Int? {
      var reader = try ArgumentReader([Argument("--depth=\(text)")], options: [depth])
      return try reader.takeNumber(depth, from: 1)
    }
    #expect(try taken("12") == 12)
    for text in ["0", "-1", "x", "", "1.5", "99999999999999999999"] {
      #expect(throws: UsageError("--depth is a number from 1 on, not \"\(text)\"")) {
        try taken(text)
      }
    }
    var reader = try read("--output=alway")
    #expect(
      throws: UsageError("--output is auto, always, not \"alway\"", hint: "did you mean always?")
    ) { try reader.takeChoice(Self.value, Choice.self) }
  }

  @Test func everyCommandKnowsWhatItsManualSays() {
    for command in OutlineTool.commands {
      let options = command.manual.allOptions
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
      #expect(command.manual.page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  /// Whether an option takes a value does not depend on the command, so that the command can stand
  /// behind its options.
  @Test func anOptionTakesAValueInAllCommandsOrInNone() {
    let options = OutlineTool.commands.flatMap { $0.manual.allOptions }
    let names = Dictionary(grouping: options, by: \.spelling).values
    let letters = Dictionary(grouping: options.filter { $0.letter != nil }, by: \.letter).values
    for same in Array(names) + Array(letters) {
      #expect(Set(same.map { $0.value == nil }).count == 1, "\(same)")
    }
  }
}
