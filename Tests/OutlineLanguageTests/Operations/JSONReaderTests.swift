import Testing

@testable import OutlineLanguage

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(ExpressionError) -> JSONValue {
    try JSONReader.read(ExpressionText(text, named: "ops"))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u0000\uFFFF""#, "é\u{0}\u{FFFF}"), (#""\uD83D\uDE00\u0041""#, "😀A"),
    (#""\udbff\udfff""#, "\u{10FFFF}"), ("\"é😀\u{7F}\u{2028}/\"", "é😀\u{7F}\u{2028}/"),
    (#""e\u0301""#, "e\u{301}"),
  ])
  func stringsAreDecoded(text: String, value: String) throws {
    guard case .string(let string) = try read(text).content else {
      Issue.record("\(text) is no string")
      return
    }
    #expect(Array(string.unicodeScalars) == Array(value.unicodeScalars))
  }

  @Test(arguments: ["0", "-0", "12", "-1.50", "1e9", "2.5E-07", "0.1e+1"])
  func numbersKeepTheirSpelling(text: String) throws {
    guard case .number(let spelling) = try read(" \(text)\t").content else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(spelling == text)
  }

  @Test func objectsKeepTheirOrderAndEveryValueHasItsPlace() throws {
    guard case .object(let members) = try read(#"{"b":[ true,false ], "a" :null,"":{}}"#).content
    else {
      Issue.record("this is an object")
      return
    }
    #expect(members.map(\.name) == ["b", "a", ""])
    #expect(members.map(\.start) == [1, 21, 31])
    #expect(members.map(\.value.start) == [5, 26, 34])
    guard case .array(let values) = members[0].value.content else {
      Issue.record("this is an array")
      return
    }
    #expect(values.map(\.start) == [7, 12])
  }

  @Test(arguments: [
    ("", 1, "expected a value of JSON, found the end of the line"),
    ("nul", 1, "expected a value of JSON, found `n`"),
    ("True", 1, "expected a value of JSON, found `T`"),
    ("'a'", 1, "expected a value of JSON, found `'`"),
    ("// a", 1, "expected a value of JSON"),
    ("NaN", 1, "expected a value of JSON"),
    ("+1", 1, "expected a value of JSON"),
    (".5", 1, "expected a value of JSON"),
    ("\u{A0}1", 1, "expected a value of JSON"),
    ("nullx", 5, "expected the end of the line, as each operation has its own, found `x`"),
    ("01", 2, "expected the end of the line"),
    ("-", 2, "expected a digit, found the end of the line"),
    ("1.", 3, "expected a digit"),
    ("1.e5", 3, "expected a digit, found `e`"),
    ("1e", 3, "expected a digit"),
    ("1e+", 4, "expected a digit"),
    ("-٣", 2, "expected a digit"),
    ("[1,]", 4, "expected a value of JSON, found `]`"),
    ("[1 2]", 4, "expected `,` or `]`, found `2`"),
    ("[1", 3, "expected `,` or `]`, found the end of the line"),
    ("{", 2, "expected a key in quotes, found the end of the line"),
    ("{a:1}", 2, "expected a key in quotes, found `a`"),
    ("{\"a\":1,}", 8, "expected a key in quotes, found `}`"),
    ("{\"a\" 1}", 6, "expected `:`, found `1`"),
    ("{\"a\":}", 6, "expected a value of JSON, found `}`"),
    ("{\"a\":1", 7, "expected `,` or `}`, found the end of the line"),
    ("{\"a\":1 \"b\":2}", 8, "expected `,` or `}`, found `\"`"),
    ("[{\"a\":1,\"\\u0061\":2}]", 9, "the key `a` stands twice"),
    (" \"abc", 2, "the string has no end: expected \" on the same line"),
    (#""abc\"#, 1, "the string has no end"),
    (#""abc\""#, 1, "the string has no end"),
    ("\"a\tb\"", 3, "U+0009 cannot stand in a string of JSON as it is, only escaped"),
    (#""a\x""#, 3, "\\x is no escape of JSON: expected one of"),
    (#""\u12G4""#, 6, "expected four hexadecimal digits behind \\u, found `G`"),
    (#""\u12""#, 6, "expected four hexadecimal digits behind \\u, found `\"`"),
    (#""\u１234""#, 4, "expected four hexadecimal digits behind \\u"),
    (#""a\ud83d""#, 3, "half a pair of \\u escapes is no character"),
    (#""\ud83d\n""#, 2, "half a pair of \\u escapes is no character"),
    (#""\ud83d\ud83d""#, 2, "half a pair of \\u escapes is no character"),
    (#""\ude00\ud83d""#, 2, "half a pair of \\u escapes is no character"),
  ])
  func whatIsNoJSONIsAnErrorAtItsPlace(text: String, column: Int, message: String) throws {
    do throws(ExpressionError) {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.message.contains(message), "\(error)")
      #expect(error.column == column, "\(error)")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":["])
  func deepNestingIsRefused(opening: String) {
    #expect {
      try read(String(repeating: opening, count: 100_000))
    } throws: { error in
      (error as? ExpressionError)?.message == "the value is nested more than 32 levels deep"
    }
  }

  @Test func whatIsNestedWithinTheBoundIsRead() throws {
    let text = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(throws: Never.self) { try read(text) }
  }
}
