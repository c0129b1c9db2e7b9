import OutlineLanguage
import Testing

@Suite struct OperationPropertyTests {
  @Test(arguments: 0..<3000 as Range<UInt64>)
  func anOperationIsTheStatementOfTheLanguage(seed: UInt64) throws {
    let random = RandomStatement(seed: seed)
    let parsed = try EditScript(parsing: random.language)
    #expect(parsed.statements.count == 1)
    #expect(
      try EditScript(operations: random.json) == parsed, "\(random.language)\n\(random.json)")
  }

  @Test func manyOperationsAreTheScript() throws {
    let random = (0..<500).map { RandomStatement(seed: $0) }
    #expect(
      try EditScript(operations: random.map(\.json).joined(separator: "\n"))
        == EditScript(parsing: random.map(\.language).joined(separator: "\n")))
  }

  private static let pieces = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\"move\":", "\"delete\":{", "\"select\":", "\"a\"",
    "\"try\":true",
    "{\"where\":", "\"leaf\"", "\"leaf and\"", "\"\\u0041 b\"", "\"at\":", "0", "-1",
    "1e5", "null", "true", "\"pattern\":", "\"(\"", "\n", "\r", " ", "\t", "\\ud83d", "é", "😀",
    "\u{0}", "\u{FEFF}", "{\"check\":{\"select\":\"a\"}}",
  ]

  @Test(arguments: 0..<3000 as Range<UInt64>)
  func anySoupIsReadOrHasAnErrorWithAPlaceInIt(seed: UInt64) {
    var text = RandomText(seed: seed)
    var soup = text.chance() ? RandomStatement(seed: seed).json : ""
    for _ in 0...text.number(below: 12) {
      let scalars = soup.unicodeScalars
      let cut = text.number(below: scalars.count + 1)
      soup =
        String(scalars.prefix(cut)) + text.pick(Self.pieces)
        + String(scalars.dropFirst(cut + text.number(below: 2)))
    }
    do throws(ExpressionError) {
      _ = try EditScript(operations: soup)
    } catch {
      let lines = soup.unicodeScalars.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r"
      }
      #expect(1...lines.count ~= error.line)
      #expect(1...(lines.map(\.count).max() ?? 0) + 1 ~= error.column)
      #expect(error.rendered.hasSuffix("^"))
    }
  }
}
