import OutlineDocument
import OutlineLanguage
import OutlineXML
import Testing

@Suite struct ConditionTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="Alpha" type="rss" rank="10" _note="One line&#10;and two">
        <outline text="alphabet" _status="checked"/>
        <outline text="Beta &lt;1&gt;" isComment="true"><outline text="inner" type=""/></outline>
      </outline>
      <outline text="Gamma" _complete="true" url="http://a/b"/>
      """)
  }

  @Test(arguments: [
    ("text = \"Alpha\"", ["Alpha"]),
    ("text != \"Alpha\"", ["alphabet", "Beta <1>", "inner", "Gamma"]),
    ("text starts \"Al\"", ["Alpha"]),
    ("text ends \"et\"", ["alphabet"]),
    ("text ends \"longer than any title\"", []),
    ("text contains \"ALPHA\"", ["Alpha", "alphabet"]),
    ("text contains \"a <\"", ["Beta <1>"]),
    ("text contains \"\"", ["Alpha", "alphabet", "Beta <1>", "inner", "Gamma"]),
    ("note contains \"LINE\\nand\"", ["Alpha"]),
    ("note = \"\"", ["alphabet", "Beta <1>", "inner", "Gamma"]),
    ("note", ["Alpha"]),
    ("@type", ["Alpha"]),
    ("@type = \"rss\"", ["Alpha"]),
    ("@type != \"rss\"", ["alphabet", "Beta <1>", "inner", "Gamma"]),
    ("@type = \"\"", ["alphabet", "Beta <1>", "inner", "Gamma"]),
    ("@TYPE", []),
    ("@rank = 10", ["Alpha"]),
    ("@url ends \"/b\" and @url starts http", ["Gamma"]),
  ])
  func valuesAreCompared(condition: String, titles: [String]) throws {
    #expect(try sample.titles(where: condition) == titles)
  }

  @Test(arguments: [
    ("text matches /^Al/", ["Alpha"]),
    ("text matches /^al/i", ["Alpha", "alphabet"]),
    ("text matches /a$/", ["Alpha", "Gamma"]),
    ("text matches /<[0-9]>/", ["Beta <1>"]),
    ("note matches /line.and/", []),
    ("note matches /line\\nand/", ["Alpha"]),
    ("note matches /^and/", []),
    ("note matches /line$/", []),
    ("note matches /two$/", ["Alpha"]),
    ("@url matches /a\\/b/", ["Gamma"]),
    ("not text matches /a/i", ["inner"]),
  ])
  func regularExpressionsSearchTheWholeValue(condition: String, titles: [String]) throws {
    #expect(try sample.titles(where: condition) == titles)
  }

  @Test(arguments: [
    ("level = 1", ["Alpha", "Gamma"]),
    ("level > 1 and level < 3", ["alphabet", "Beta <1>"]),
    ("level >= 3", ["inner"]),
    ("level != 2", ["Alpha", "inner", "Gamma"]),
    ("children = 2", ["Alpha"]),
    ("children <= 1", ["alphabet", "Beta <1>", "inner", "Gamma"]),
    ("leaf", ["alphabet", "inner", "Gamma"]),
    ("checked", ["alphabet", "Gamma"]),
    ("commented", ["Beta <1>", "inner"]),
    ("not leaf or checked", ["Alpha", "alphabet", "Beta <1>", "Gamma"]),
  ])
  func levelsNumbersAndStatesAreAsked(condition: String, titles: [String]) throws {
    #expect(try sample.titles(where: condition) == titles)
  }

  @Test(arguments: [
    ("in Alpha", ["alphabet", "Beta <1>", "inner"]),
    ("in (Alpha, \"Beta <1>\")", ["alphabet", "Beta <1>", "inner"]),
    ("in top and leaf", ["alphabet", "inner", "Gamma"]),
    ("in nobody", []),
    ("not in nobody and level = 1", ["Alpha", "Gamma"]),
    ("in where commented", ["inner"]),
    ("in children of Alpha", ["inner"]),
  ])
  func inIsBelow(condition: String, titles: [String]) throws {
    #expect(try sample.titles(where: condition) == titles)
  }

  @Test func foldedIsAskedOfTheFormat() throws {
    let text = """
      <opml version="2.0"><head><expansionState>1</expansionState></head><body>
      <outline text="A"><outline text="A1"/></outline>
      <outline text="B"><outline text="B1"/></outline>
      </body></opml>
      """
    let document = try Sample.document(text)
    let folded = try Selector.matching(.folded).select(in: document)
    #expect(folded.map { document.title(of: $0) } == ["B"])
  }

  @Test(arguments: [
    ("ÉCLAIR", "éclair", true),
    ("éclair", "ÉCLAIR", true),
    ("e\u{301}clair", "\u{E9}clair", false),
    ("Журнал", "жУРНАЛ", true),
    ("Straße", "STRASSE", false),
    ("STRASSE", "straße", false),
    ("ΣΟΦΟΣ", "σοφοσ", true),
    ("ΣΟΦΟΣ", "σοφος", false),
    ("\u{212A}elvin", "kelvin", true),
    ("kelvin", "\u{212A}", true),
    ("\u{130}stanbul", "\u{130}STANBUL", true),
    ("\u{130}stanbul", "istanbul", true),
    ("I\u{307}", "i\u{307}", true),
    ("aab", "AB", true),
    ("aaab", "aab", true),
    ("😀a", "😀A", true),
    ("[", "{", false),
    ("", "a", false),
    ("a", "ab", false),
  ])
  func containsMapsEachScalarToLowerCase(title: String, needle: String, holds: Bool) throws {
    let sample = try Sample("<outline text=\"\(title)\"/>")
    #expect(try sample.titles(where: "text contains \"\(needle)\"") == (holds ? [title] : []))
  }

  @Test func equalityIsOfScalars() throws {
    let sample = try Sample("<outline text=\"e\u{301}t\"/>")
    #expect(try sample.titles(where: "text = \"\u{E9}t\"") == [])
    #expect(try sample.titles(where: "text starts \"e\"") == ["e\u{301}t"])
    #expect(try sample.titles(where: "text ends \"\u{301}t\"") == ["e\u{301}t"])
    #expect(try sample.titles(where: "text != \"\u{E9}t\"") == ["e\u{301}t"])
  }

  @Test func aVeryDeepDocumentIsOneWalk() throws {
    let depth = 20_000
    let body =
      String(repeating: "<outline text=\"a\">", count: depth)
      + String(repeating: "</outline>", count: depth)
    let sample = try Sample(body)
    #expect(try sample.titles(where: "level = \(depth) and leaf and in top").count == 1)
    #expect(try sample.titles(where: "level < 3") == ["a", "a"])
    #expect(try sample.titles("parent of where leaf").count == 1)
  }
}

extension Sample {
  fileprivate static func document(_ text: String) throws -> OutlineDocument {
    try OutlineDocument(XMLSource(decoding: Array(text.utf8)))
  }
}
