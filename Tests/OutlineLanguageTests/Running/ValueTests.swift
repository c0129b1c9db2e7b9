import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineLanguage

@Suite struct ValueTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="Tile 12" id="a" category="x, /Tech/Linux"/>
      <outline title="other" id="b"/>
      <outline text="tile 7 tile 8" id="c" _note="old" type="rss" _complete="true"/>
      """)
  }

  private func line(_ number: Int, after script: String) throws -> String {
    let lines = try sample.running(script).document.written.split(separator: "\n")
    return String(lines[number + 2])
  }

  @Test(arguments: [
    (
      "set a text \"B & C\"", 1,
      "<outline text=\"B &amp; C\" id=\"a\" category=\"x, /Tech/Linux\"/>"
    ),
    ("set b text T", 2, "<outline title=\"other\" id=\"b\" text=\"T\"/>"),
    (
      "set c note \"a\\nb\"", 3,
      "<outline text=\"tile 7 tile 8\" id=\"c\" _note=\"a&#10;b\" type=\"rss\" _complete=\"true\"/>"
    ),
    ("set all @z \"1\"", 2, "<outline title=\"other\" id=\"b\" z=\"1\"/>"),
    (
      "unset c @type; unset c note", 3,
      "<outline text=\"tile 7 tile 8\" id=\"c\" _complete=\"true\"/>"
    ),
    (
      "replace all text /([a-z]+) ([0-9]+)/ \"\\2 & \\1\"", 3,
      "<outline text=\"7 &amp; tile 8 &amp; tile\" id=\"c\" _note=\"old\" type=\"rss\""
        + " _complete=\"true\"/>"
    ),
    ("replace all text /other/ \"x\"", 2, "<outline title=\"other\" id=\"b\"/>"),
    (
      "replace c @type /$/ '-\\0-'", 3,
      "<outline text=\"tile 7 tile 8\" id=\"c\" _note=\"old\" type=\"rss--\" _complete=\"true\"/>"
    ),
    (
      "replace all text /TILE|(x)/i \"<\\1>\"", 1,
      "<outline text=\"&lt;> 12\" id=\"a\" category=\"x, /Tech/Linux\"/>"
    ),
    ("uncheck c", 3, "<outline text=\"tile 7 tile 8\" id=\"c\" _note=\"old\" type=\"rss\"/>"),
    ("check b", 2, "<outline title=\"other\" id=\"b\" _complete=\"true\"/>"),
    ("tag a \" y \"", 1, "<outline text=\"Tile 12\" id=\"a\" category=\"x,/Tech/Linux,y\"/>"),
    ("tag b \"/y\"", 2, "<outline title=\"other\" id=\"b\" category=\"/y\"/>"),
    ("untag a /Tech/Linux", 1, "<outline text=\"Tile 12\" id=\"a\" category=\"x\"/>"),
    ("untag a x; untag a \"/Tech/Linux\"", 1, "<outline text=\"Tile 12\" id=\"a\"/>"),
  ])
  func valuesAreWritten(script: String, number: Int, line: String) throws {
    let script = script.replacing("a /Tech/Linux", with: "a \"/Tech/Linux\"")
    #expect(try self.line(number, after: script) == line)
  }

  @Test(arguments: [
    "set a text \"Tile 12\"", "set c note old", "set c @type \"rss\"", "unset all @nope",
    "unset a note",
    "replace all text /nope/ \"x\"", "replace all text /Tile/ \"Tile\"", "check c", "uncheck a",
    "tag a x", "untag a y", "untag b x", "fold all", "unfold all deep",
  ])
  func whatIsSoAlreadyIsNoChange(script: String) throws {
    let outcome = try sample.running(script)
    #expect(outcome.edits == 0)
    #expect(outcome.document.isUnchanged)
  }

  @Test(arguments: [
    ("set top text x", 3, "cannot set text of the root, which is no node of its own"),
    ("check top", 3, "cannot check the root, which is no node of its own"),
    ("fold top", 3, "cannot fold the root, which is no node of its own"),
    (
      "set all @x:y \"1\"", 4,
      "cannot set @x:y of \"Tile 12\" (a): the prefix x is not declared there"
    ),
    (
      "unset all @xmlns", 4,
      "cannot unset @xmlns of \"Tile 12\" (a): no attribute can be called xmlns"
    ),
  ])
  func whatCannotBeWrittenIsRefused(script: String, line: Int, message: String) throws {
    let failure = try #require(try sample.failure(of: script))
    #expect(failure.kind == .refused)
    #expect(failure.position?.line == line)
    #expect(failure.message == message)
  }

  @Test func aSignThatXMLCannotHoldIsRefused() throws {
    let failure = try sample.failure(of: "set b note \"a\u{1}\"")
    #expect(failure?.kind == .refused)
    #expect(failure?.message.hasPrefix("cannot set note of \"other\" (b): ") == true)
  }

  @Test func foldingIsDeepIfAskedAndUnfoldingOpensWhatHides() throws {
    let text = """
      <opml><head><expansionState>1,2</expansionState></head><body>
      <outline text="A" id="a"><outline text="B" id="b"><outline text="C" id="c"><outline text="d"/>
      </outline></outline></outline></body></opml>
      """
    let document = try OutlineDocument(XMLSource(decoding: Array(text.utf8)))
    func state(after script: String) throws -> (EditOutcome, Substring?) {
      let outcome = try EditScript(parsing: script).run(on: document)
      let written = outcome.document.written
      return (outcome, written.firstMatch(of: /<expansionState>(.*)<\/expansionState>/)?.1)
    }
    #expect(try state(after: "fold a").1 == "")
    #expect(try state(after: "fold b").1 == "1")
    #expect(try state(after: "unfold c").1 == "1,2,3")
    #expect(try state(after: "fold a deep; unfold a").1 == "1")
    #expect(try state(after: "unfold d").1 == "1,2,3")
    #expect(try state(after: "fold a; unfold b").1 == "1,2")
    let (outcome, opened) = try state(after: "fold a; unfold c")
    #expect(opened == "1,2,3")
    #expect(outcome.edits == 2)
    #expect(
      outcome.warnings == [
        EditWarning(
          position: SourcePosition(line: 2, column: 1),
          message: "\"A\" (a) is unfolded too: it hid what is below it")
      ])
  }

  @Test func severalValuesAreSetOnNodesThatAreFoundOnce() throws {
    let operations = """
      {"set":{"select":"where @type","attributes":{"type":null,"id":"z","é":"<","_note":"old"}}}
      {"unset":{"select":{"id":"z"},"attributes":["id","_complete"],"note":true}}
      """
    let outcome = try EditScript(operations: operations).run(on: sample.document)
    #expect(
      outcome.document.written.contains("<outline text=\"tile 7 tile 8\" é=\"&lt;\"/>\n"),
      "\(outcome.document.written)")
    #expect(outcome.edits == 2)
    let unchanged = #"{"set":{"select":"c","attributes":{"type":"rss","x":null}}}"#
    #expect(try EditScript(operations: unchanged).run(on: sample.document).edits == 0)
  }
}
