import OutlineLanguage
import Testing

@Suite struct SelectorParsingTests {
  @Test(
    arguments: [
      ("a1", .name("a1")),
      ("\"Group A\"", .name("Group A")),
      ("'it has \"quotes\" and \\n'", .name("it has \"quotes\" and \\n")),
      ("3", .name("3")),
      ("Größe", .name("Größe")),
      ("新聞", .name("新聞")),
      (".k3f9x2a7qd.2-3", .name(".k3f9x2a7qd.2-3")),
      ("n1#2", .name("n1#2")),
      ("top#2", .name("top#2")),
      ("\"a 1#2\"", .name("a 1#2")),
      ("\"up\"", .name("up")),
      ("Up", .name("Up")),
      ("id \"a 1\"", .id("a 1")),
      ("id a1", .id("a1")),
      ("title \"Daily\"", .title("Daily")),
      ("title ''", .title("")),
      ("top", .top),
      ("all", .all),
      ("xpath \"//outline[@x:rank > 9]\"", .xpath(XPathExpression("//outline[@x:rank > 9]"))),
    ] as [(String, Selector)])
  func namesAndWordsSelect(text: String, selector: Selector) throws {
    #expect(try Selector(parsing: text) == selector)
  }

  @Test(arguments: [
    ("/City", ["City"]),
    ("/City/Daily", ["City", "Daily"]),
    ("/\"Group A\"/'Tile A1'", ["Group A", "Tile A1"]),
    ("/\"R/D\"/\"\\\"\"", ["R/D", "\""]),
    ("/\"two\\nlines\"/in-ner.2", ["two\nlines", "in-ner.2"]),
    ("/up/text", ["up", "text"]),
    ("/\"\"", [""]),
  ])
  func aPathIsTitlesFromTheTop(text: String, titles: [String]) throws {
    #expect(try Selector(parsing: text) == .path(titles))
  }

  @Test(
    arguments: [
      ("children of top", .children(.top)),
      ("descendants of children of \"A\"", .descendants(.children(.name("A")))),
      ("parent of a", .parent(.name("a"))),
      ("siblings of /a/b", .siblings(.path(["a", "b"]))),
      ("children of a, b", .union([.children(.name("a")), .name("b")])),
      ("children of (a, b)", .children(.union([.name("a"), .name("b")]))),
      ("parent of where leaf and checked", .parent(.matching(.all([.leaf, .checked])))),
      ("parent of (where leaf), b", .union([.parent(.matching(.leaf)), .name("b")])),
    ] as [(String, Selector)])
  func placeSelectorsTakeOneSelector(text: String, selector: Selector) throws {
    #expect(try Selector(parsing: text) == selector)
  }

  @Test(
    arguments: [
      ("a, b, c", .union([.name("a"), .name("b"), .name("c")])),
      ("a, (b, c)", .union([.name("a"), .name("b"), .name("c")])),
      ("((a))", .name("a")),
      ("where leaf, b", .union([.matching(.leaf), .name("b")])),
      ("b,where leaf or checked", .union([.name("b"), .matching(.any([.leaf, .checked]))])),
      (
        "where in (a, b), c",
        .union([.matching(.within(.union([.name("a"), .name("b")]))), .name("c")])
      ),
    ] as [(String, Selector)])
  func commasUnite(text: String, selector: Selector) throws {
    #expect(try Selector(parsing: text) == selector)
  }

  @Test func lineEndsAreBlanksInASelectorAlone() throws {
    let text = "# which\r\na1,\n  b2 # the second\n"
    #expect(try Selector(parsing: text) == .union([.name("a1"), .name("b2")]))
  }

  @Test func aByteOrderMarkInFrontIsPassedOver() throws {
    #expect(try Selector(parsing: "\u{FEFF}a1") == .name("a1"))
  }
}
