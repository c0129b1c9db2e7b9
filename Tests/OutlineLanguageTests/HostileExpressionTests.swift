import OutlineLanguage
import TestSupport
import Testing

@Suite struct HostileExpressionTests {
  private static let pieces = [
    "move", "delete", "sort", "reorder", "add", "set", "replace", "try", "dedupe", "where", "not",
    "in", "children", "of", "text", "note", "matches", "contains", "=", "!=", "<=", "and", "or",
    "(", ")", ",", ";", "\n", "\r", "/", "//", "/a/i", "/A/\"b\"", "\"", "'", "\"a\"", "'b'", "\\",
    "#", "n1#1", "@", "@a", "a", "0", "12", "up", "by", "from", "to", "into", "with", "[", "*",
    "\u{301}", "😀", "\u{0}", "\u{FEFF}", " ", "\t", ".", "-1", "xpath", "with", "visible", "first",
  ]

  @Test(arguments: 0..<3000 as Range<UInt64>)
  func anySoupOfTokensParsesOrHasAnErrorWithAPlaceInIt(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let soup = (0..<Int.random(in: 1...25, using: &random)).map { _ in
      (Self.pieces.randomElement(using: &random) ?? "")
        + (Bool.random(using: &random) ? " " : "")
    }.joined()
    do throws(ExpressionError) {
      _ = try EditScript(parsing: soup)
    } catch {
      let lines = soup.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
      #expect(1...lines ~= error.line)
      #expect(1...error.sourceLine.unicodeScalars.count + 1 ~= error.column)
      #expect(!error.message.isEmpty)
    }
    do throws(ExpressionError) {
      let condition = try Condition(parsing: soup)
      #expect(try Condition(parsing: condition.description) == condition)
    } catch {
      #expect(error.line >= 1)
    }
  }

  @Test(arguments: ["(", "not ", "not (", "in where ", "in parent of (where "])
  func deepNestingIsRefused(opening: String) {
    let text = String(repeating: opening, count: 20_000)
    #expect {
      try Condition(parsing: text)
    } throws: { error in
      (error as? ExpressionError)?.message == "the expression is nested more than 200 levels deep"
    }
    let short = String(repeating: opening, count: 60)
    #expect(throws: ExpressionError.self) { try Condition(parsing: short) }
  }

  @Test func aLongNameInXPathIsRefusedSoon() {
    let name = String(repeating: "a", count: 400_000)
    #expect {
      try Selector(parsing: "xpath \"\(name)\"")
    } throws: { error in
      (error as? ExpressionError)?.message.contains("longer than 5000 characters") ?? false
    }
  }

  @Test func whatIsNestedWithinTheBoundParses() throws {
    let text = String(repeating: "(", count: 199) + "leaf" + String(repeating: ")", count: 199)
    #expect(try Condition(parsing: text) == .leaf)
  }

  @Test func aLongUnionOrConditionIsNotDeep() throws {
    let names = Array(repeating: "a", count: 100_000)
    let parsed = try Selector(parsing: names.joined(separator: ","))
    #expect(parsed == .union(names.map { .name($0) }))
    let condition = try Condition(
      parsing: Array(repeating: "leaf", count: 100_000).joined(separator: " or "))
    #expect(condition == .any(Array(repeating: .leaf, count: 100_000)))
  }

  @Test(arguments: ["(", "(?:", "(?=", "[", "[^", "(?<a>", "(?i", "[[:", "\\p{", "*"])
  func aDeepRegularExpressionIsRefused(opening: String) {
    let pattern = String(repeating: opening, count: 20_000)
    #expect(throws: PatternError.self) { try Pattern(pattern) }
  }
}
