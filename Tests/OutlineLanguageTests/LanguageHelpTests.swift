import Testing

@testable import OutlineLanguage

@Suite struct LanguageHelpTests {
  @Test(arguments: LanguageHelp.selectors.map(\.example))
  func everyExampleOfASelectorParses(example: String) throws {
    _ = try Selector(parsing: example)
    #expect(LanguageHelp.text.contains("      > \(example)\n"))
  }

  @Test(arguments: LanguageHelp.conditions.map(\.example))
  func everyExampleOfAConditionParses(example: String) throws {
    _ = try Condition(parsing: example)
    #expect(LanguageHelp.text.contains("      > \(example)\n"))
  }

  @Test(arguments: LanguageHelp.statements.map(\.example))
  func everyExampleOfAStatementParses(example: String) throws {
    #expect(try EditScript(parsing: example).statements.count == 1)
    #expect(LanguageHelp.text.contains("      > \(example)\n"))
  }

  @Test func everyKeyWordIsExplained() {
    let words = Set(LanguageHelp.text.split { !$0.isLetter }.map(String.init))
    #expect(Keyword.allCases.map(\.rawValue).filter { !words.contains($0) } == [])
  }

  @Test func everyVerbHasAnEntry() {
    let starts = LanguageHelp.statements.flatMap { $0.form.split(separator: ", ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(Keyword.verbs.map(\.rawValue)).subtracting(starts) == [])
  }

  @Test func noLineIsTooWideForATerminal() {
    let wide = LanguageHelp.text.split(separator: "\n").filter { $0.count > 80 }
    #expect(wide == [])
  }
}
