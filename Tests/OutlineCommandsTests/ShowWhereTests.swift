import Foundation
import Testing

/// `outline show --where` as it is typed, to the byte.
@Suite struct ShowWhereTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      <opml version="2.0"><head><expansionState>4</expansionState></head><body>
        <outline text="A"><outline text="A1" x="1" _note="n"/><outline text="A2"/></outline>
        <outline text="B" x="1"><outline text="B1"/><outline text="B2"/></outline>
        <outline text="C"/>
        <outline text="D" id="d"><outline text="D1" x="1" id="d1"><outline text="D11"/></outline></outline>
      </body></opml>
      """, to: "in.opml")
  }

  /// What is folded opens where it leads to a match.
  @Test func matchesAndWhatLeadsToThemAreShown() throws {
    let result = try scratch.run("outline show --where '@x' in.opml")
    #expect(result.text == "A\n  A1\n    | n\n+ B  2\nD\n  + D1  1\n3 of 10 nodes\n")
    #expect(result.status == 0)
    #expect(
      try scratch.run("outline show --all --no-notes --where @x in.opml").text
        == "A\n  A1\nB\nD\n  D1\n3 of 10 nodes\n")
    #expect(
      try scratch.run("outline show --depth 1 --ids --where '@id' in.opml").text
        == "D  (d)\n2 of 10 nodes\n")
  }

  @Test func noMatchIsSaidAndToldByTheExitCode() throws {
    let result = try scratch.run("outline show --where '@zzz' in.opml")
    #expect(result.text == "no matching nodes\n")
    #expect(result.errorText == "")
    #expect(result.status == 1)
  }

  @Test func withSeveralPathsEachHasItsNumbers() throws {
    try scratch.write("<opml><body><outline text=\"Z\"/></body></opml>", to: "z.opml")
    let result = try scratch.run("outline show --where 'text = \"Z\"' in.opml z.opml")
    #expect(result.text == "in.opml:\nno matching nodes\nz.opml:\nZ\n1 of 1 node\n")
    #expect(result.status == 1)
  }

  @Test func coloursAreThereOnDemandOnly() throws {
    let line = "outline show --ids --where 'text = \"A1\" or @id' in.opml"
    #expect(try !scratch.run(line).text.contains("\u{1b}"))
    #expect(
      try scratch.run(line + " --color=always | grep -e A1 -e '| n' -e D").text == """
          \u{1b}[1mA1\u{1b}[0m\u{1b}[2m  (.\u{1b}[0m
        """.replacing("(.", with: "(" + (try id(of: "A1")) + ")") + """

              \u{1b}[2m| n\u{1b}[0m
          \u{1b}[1mD\u{1b}[0m\u{1b}[2m  (d)\u{1b}[0m
            + \u{1b}[1mD1\u{1b}[0m\u{1b}[2m  (d1)\u{1b}[0m\u{1b}[2m  1\u{1b}[0m

          """)
    #expect(try !scratch.run(line + " --color=never").text.contains("\u{1b}"))
  }

  private func id(of title: String) throws -> String {
    try scratch.run("outline find 'title \"\(title)\"' in.opml | cut -f1").text
      .trimmingCharacters(in: .newlines)
  }

  @Test func asJSONOnlyTheseAreThere() throws {
    let line = "outline show --json --where '@id = \"d1\"' in.opml | grep -o '\"title\":\"[^\"]*\"'"
    #expect(try scratch.run(line).text == "\"title\":\"D\"\n\"title\":\"D1\"\n")
    let none = try scratch.run("outline show --json --where '@zzz' in.opml")
    #expect(none.status == 1)
    #expect(
      none.text == "{\"file\":\"in.opml\",\"format\":\"opml\",\"title\":null,\"children\":[]}\n")
  }

  @Test func aWrongConditionIsToldBeforeAnythingIsRead() throws {
    let result = try scratch.run("outline show --where 'text =' missing.opml")
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("expression:1:"))
  }
}
