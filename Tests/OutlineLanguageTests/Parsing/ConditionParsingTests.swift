import OutlineLanguage
import Testing

@Suite struct ConditionParsingTests {
  @Test(
    arguments: [
      ("text contains \"a\"", .value(.text, .contains("a"))),
      ("text = \"A\"", .value(.text, .equals("A"))),
      ("text='A'", .value(.text, .equals("A"))),
      ("text != \"A\"", .value(.text, .differs("A"))),
      ("text starts \"A\"", .value(.text, .starts("A"))),
      ("text ends \"A\"", .value(.text, .ends("A"))),
      ("note contains \"lime\\nand\"", .value(.note, .contains("lime\nand"))),
      ("@type = rss", .value(.attribute("type"), .equals("rss"))),
      ("@x:rank = 5", .value(.attribute("x:rank"), .equals("5"))),
      ("@_note ends \"\"", .value(.attribute("_note"), .ends(""))),
      ("@xmlUrl", .present(.attribute("xmlUrl"))),
      ("note", .present(.note)),
    ] as [(String, Condition)])
  func valuesAreTested(text: String, condition: Condition) throws {
    #expect(try Condition(parsing: text) == condition)
  }

  @Test(arguments: [
    ("text matches /re/", "re", false),
    ("@a matches /re/i", "re", true),
    ("note matches /a\\/b/", "a\\/b", false),
    ("note matches / /", " ", false),
    ("note matches //", "", false),
    ("note matches /\"#/ # comment", "\"#", false),
  ])
  func regularExpressionsStandBetweenSlashes(
    text: String, pattern: String, ignoresCase: Bool
  ) throws {
    let condition = try Condition(parsing: text)
    guard case .value(_, .matches(let found)) = condition else {
      Issue.record("\(condition) does not match")
      return
    }
    #expect(found == (try Pattern(pattern, ignoresCase: ignoresCase)))
  }

  @Test(
    arguments: [
      ("level = 1", .level(NumberTest(.equal, 1))),
      ("level<=2", .level(NumberTest(.atMost, 2))),
      ("level > 03", .level(NumberTest(.greater, 3))),
      ("children != 0", .childCount(NumberTest(.different, 0))),
      ("children < 4", .childCount(NumberTest(.less, 4))),
      ("children >= 5", .childCount(NumberTest(.atLeast, 5))),
      ("leaf", .leaf),
      ("checked", .checked),
      ("folded", .folded),
      ("commented", .commented),
      ("in a", .within(.name("a"))),
      ("in children of top", .within(.children(.top))),
      ("in (a, b)", .within(.union([.name("a"), .name("b")]))),
    ] as [(String, Condition)])
  func numbersStatesAndPlacesAreTested(text: String, condition: Condition) throws {
    #expect(try Condition(parsing: text) == condition)
  }

  @Test(
    arguments: [
      ("leaf and checked or folded", .any([.all([.leaf, .checked]), .folded])),
      ("leaf or checked and folded", .any([.leaf, .all([.checked, .folded])])),
      ("(leaf or checked) and folded", .all([.any([.leaf, .checked]), .folded])),
      ("not leaf and checked", .all([.not(.leaf), .checked])),
      ("not (leaf and checked)", .not(.all([.leaf, .checked]))),
      ("not not leaf", .not(.not(.leaf))),
      ("leaf or checked or folded", .any([.leaf, .checked, .folded])),
      (
        "@type and not @url",
        .all([.present(.attribute("type")), .not(.present(.attribute("url")))])
      ),
      ("in a and leaf", .all([.within(.name("a")), .leaf])),
      ("in where leaf and checked", .within(.matching(.all([.leaf, .checked])))),
      ("in (where leaf) and checked", .all([.within(.matching(.leaf)), .checked])),
    ] as [(String, Condition)])
  func notBindsBeforeAndBeforeOr(text: String, condition: Condition) throws {
    #expect(try Condition(parsing: text) == condition)
  }

  @Test(arguments: [
    "text contains \"a\\\\b\\n\"", "@a matches /a\\/b/i", "not (leaf and level <= 2)",
    "(leaf or checked) and folded", "in (a, \"up\", /b/\"c d\", id \"x\", title \"\", all, top)",
    "in (where note or in children of (where @a))", "in xpath \"//a\"", "not in siblings of a1",
    "in (parent of descendants of top)", "commented or (leaf or children != 3)",
    "note starts \"x\" and text ends \"\\t\" and text = \"é\" and @a != \"\\\"\"",
  ])
  func descriptionsParseBack(text: String) throws {
    let condition = try Condition(parsing: text)
    #expect(try Condition(parsing: condition.description) == condition)
  }

  @Test func aDescriptionIsInTheWordsOfTheLanguage() throws {
    let text = "not (leaf or @a) and in (a, /b) and text matches /x\\/y/i"
    #expect(try Condition(parsing: text).description == text)
    #expect("\(try Pattern("a/b\\\\/c"))" == "/a\\/b\\\\\\/c/")
  }
}
