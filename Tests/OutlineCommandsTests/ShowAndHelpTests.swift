import Foundation
import Testing

@testable import OutlineCommands

/// `outline show` and `outline help` as they are typed.
@Suite struct ShowAndHelpTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(copying: Repository.samples)
  }

  @Test func oneOutlineHasNoNameAboveItAndSeveralHave() throws {
    #expect(try scratch.run("outline show labels.opml").text == "Tile A\nDot A\nTile B\nDot B\n")
    #expect(
      try scratch.run("outline show --depth 1 labels.opml groups.opml").text == """
        labels.opml:
        Tile A
        Dot A
        Tile B
        Dot B
        groups.opml:
        Group A
        Group B
        Group C

        """)
  }

  @Test func aFileThatFailsIsNamedAndTheOthersAreShown() throws {
    try scratch.write("<opml><body>", to: "bad.opml")
    let result = try scratch.run("outline show bad.opml labels.opml")
    #expect(result.status == 3)
    #expect(result.text == "labels.opml:\nTile A\nDot A\nTile B\nDot B\n")
    #expect(result.errorText.hasPrefix("bad.opml:1:"))
  }

  @Test func standardInputIsCalledAHyphen() throws {
    let json = try scratch.run("outline show --json --depth 1 < labels.opml")
    #expect(json.text.hasPrefix("{\"file\":\"-\","))
    let empty = try scratch.run("outline show < /dev/null")
    #expect(empty.status == 3)
    #expect(empty.text == "")
    #expect(empty.errorText == "-: error: standard input is empty\n")
    #expect(try scratch.run("outline check < /dev/null").errorText == empty.errorText)
  }

  @Test(arguments: ["--ids", "--all", "--no-notes"])
  func whatIsForTheTextIsAnErrorWithJSON(option: String) throws {
    let result = try scratch.run("outline show --json \(option) labels.opml")
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("outline: error: \(option) has no meaning here\n"))
  }

  @Test(arguments: ["xbel", "markdown", "bookmarks"])
  func helpOnAFormatLeadsToTheFormats(name: String) throws {
    let result = try scratch.run("outline help \(name)")
    #expect(result.status == 2)
    #expect(result.errorText.contains("is no command but a format\n  outline help formats\n"))
  }

  @Test func aDirectoryWithoutOutlinesIsNotPassedInSilence() throws {
    let result = try scratch.run("mkdir empty; outline show empty")
    #expect(result.status == 1)
    #expect(result.errorText == "empty: warning: there is no outline in this directory\n")
  }

  @Test func filesOfADirectoryComeInTheOrderOfTheirPaths() throws {
    for name in ["b.opml", "a/z.opml", "a.opml", "a/B.opml", "c/.x/y.opml"] {
      try scratch.write("<opml><body/></opml>", to: "order/\(name)")
    }
    #expect(try scratch.run("ln -s ../order/a order/link; ln -s b.opml order/d.opml").status == 0)
    #expect(
      try scratch.run("outline show order").text == """
        order/a/B.opml:
        order/a/z.opml:
        order/a.opml:
        order/b.opml:
        order/d.opml:

        """)
  }

  @Test func noOutlineInADirectoryIsPassedOverUnlessNamed() throws {
    try scratch.write("<html><body/></html>", to: "mixed/page.xml")
    try scratch.write("<opml><body/></opml>", to: "mixed/list.xml")
    let walked = try scratch.run("outline show -v mixed")
    #expect(walked.status == 0)
    #expect(walked.text == "mixed/list.xml:\n")
    #expect(walked.errorText.hasPrefix("mixed/page.xml: note: passed over: "))
    #expect(try scratch.run("outline show mixed/page.xml").status == 3)
  }

  @Test(arguments: ["show", "check", "stats", "find all", "format -n", "merge -q"])
  func anOPMLFileThatIsNoOutlineIsAnErrorAlsoIfItWasFound(command: String) throws {
    try scratch.write("<html><body/></html>", to: "mixed/page.OPML")
    try scratch.write(
      #"<opml version="2.0"><head/><body><outline text="A"/></body></opml>"#, to: "mixed/list.opml")
    try scratch.write("<html><body/></html>", to: "mixed/page.xml")
    let result = try scratch.run("outline \(command) mixed")
    #expect(result.status == 3)
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("mixed/page.OPML:1:1: error: ") == true)
  }

  // MARK: - Help

  @Test func everyCommandAndTopicHasItsPage() throws {
    for topic in OutlineTool.commands.map({ $0.manual.name }) + ["language", "ops"] {
      let result = try scratch.run("outline help \(topic)")
      #expect(result.status == 0)
      #expect(result.text.hasSuffix("\n"))
      #expect(result.errorText == "")
    }
    for command in OutlineTool.commands {
      let name = command.manual.name
      #expect(try scratch.run("outline \(name) --help").text == command.manual.page)
      #expect(try scratch.run("outline -h \(name)").text == command.manual.page)
    }
    #expect(try scratch.run("outline --help").text == HelpCommand.overview)
    #expect(try scratch.run("outline --version").text == "outline \(OutlineTool.version)\n")
    #expect(try scratch.run("outline help edti").status == 2)
  }

  @Test(arguments: [
    ("help move", "move is no command but a word of the language", "outline help language"),
    ("help where", "where is no command but a word of the language", "outline help language"),
    ("help uncheck", "uncheck is no command but a word of the language", "outline help language"),
    ("help edti", "there is no help on \"edti\"", "did you mean edit?"),
    ("help langauge", "there is no help on \"langauge\"", "did you mean language?"),
  ])
  func helpOnWhatIsNoCommandLeadsToThePageThatHasIt(line: String, message: String, hint: String)
    throws
  {
    let result = try scratch.run("outline \(line)")
    #expect(result.status == 2)
    #expect(
      result.errorText == "outline: error: \(message)\n  \(hint)\n  see: outline help\n")
  }

  @Test(arguments: ["move", "sort", "unfold", "try"])
  func aStatementInThePlaceOfACommandIsTakenForWhatItIs(verb: String) throws {
    let result = try scratch.run("outline \(verb) a1 up groups.opml")
    #expect(result.status == 2)
    #expect(
      result.errorText.contains(
        "  \(verb) is an edit statement: outline edit '\(verb) …' [PATH ...]\n"))
  }

  @Test func allVerbsAreKnownAndNoneIsACommandButThoseThatAreBoth() {
    #expect(LanguageWords.verbs.isSuperset(of: ["move", "add", "check", "uncheck", "fold", "set"]))
    #expect(LanguageWords.verbs.isDisjoint(with: ["where", "leaf", "top", "text"]))
    #expect(
      LanguageWords.all.isSuperset(of: ["where", "children", "leaf", "folded", "text", "all"]))
    for topic in HelpCommand.manual.words() {
      #expect(throws: Never.self) { try CommandLineCall([Argument("help"), Argument(topic)]) }
    }
  }

  @Test func everyExampleSaysWhatItDoes() {
    for manual in OutlineTool.commands.map({ $0.manual }) {
      for example in manual.examples { #expect(!example.does.isEmpty, "\(example.line)") }
    }
  }

  @Test func thatJSONHasTheIdentifiersIsSaid() throws {
    #expect(
      try scratch.run("outline show --ids --json groups.opml").errorText
        .contains("  JSON always has the ids\n"))
  }

  @Test(arguments: ["202e", "202a", "2066", "2069", "200e", "200f", "061c"])
  func noTitleTurnsTheDirectionOfALine(scalar: String) throws {
    try scratch.write(
      #"<opml><body><outline text="a&#x\#(scalar);b" id="x&#x\#(scalar);" _note="&#x\#(scalar);c"/></body></opml>"#,
      to: "turned.opml")
    #expect(
      try scratch.run("outline show --ids turned.opml").text
        == "a\u{fffd}b  (x\u{fffd})\n  | \u{fffd}c\n")
    let sign = try #require(UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init))
    let refused = try scratch.run("outline edit 'move all into all' turned.opml").errorText
    #expect(refused.contains("a\u{fffd}b"))
    #expect(!refused.unicodeScalars.contains(sign))
    #expect(try scratch.run("outline show --json turned.opml").text.unicodeScalars.contains(sign))
  }

  @Test func theExamplesOfTheLanguageAndOfOperationsAreEdits() throws {
    try scratch.write(Self.outlineOfTheExamples, to: "in.opml")
    try scratch.write(
      #"<opml version="2.0"><head/><body><outline text="New"/></body></opml>"#, to: "other.opml")
    let language = try Self.examples(of: "language", in: scratch)
    #expect(language.count > 50)
    for (section, example) in language {
      let word =
        switch section {
        case "SELECTORS": "find"
        case "CONDITIONS": "filter"
        default: "edit -n"
        }
      try scratch.write(example, to: "example")
      let result = try scratch.run("outline \(word) \"$(cat example)\" in.opml")
      #expect(result.status == 0, "\(example): \(result.errorText)")
    }
    for (_, example) in try Self.examples(of: "ops", in: scratch) {
      try scratch.write(example, to: "example")
      let result = try scratch.run("outline edit -n --ops example in.opml")
      #expect(result.status == 0, "\(example): \(result.errorText)")
    }
  }

  /// The examples of a page of the help, each with the word in capitals that its section begins with.
  private static func examples(
    of page: String, in scratch: Scratch
  ) throws -> [(section: Substring, example: String)] {
    var section: Substring = ""
    return try scratch.run("outline help \(page)").text.split(separator: "\n").compactMap { line in
      if let word = line.prefixMatch(of: /[A-Z]{4,}/)?.output { section = word }
      return line.hasPrefix("      > ") ? (section, String(line.dropFirst(8))) : nil
    }
  }

  /// What the examples of the help name, and what meets their conditions.
  private static let outlineOfTheExamples = """
    <opml version="2.0"><head/><body>
    <outline text="Group A"><outline text="first"/><outline text="Tile A2" id="a1" _status="checked"/>
    <outline text="Tile A3" id="a2"><outline text="in it"/></outline></outline>
    <outline text="News"><outline text="R &amp; D"><outline text="1. x" type="rss" xmlUrl="u"/></outline>
    <outline text="Daily" id="n1"/><outline text="Re: y" id="n1" category="/Tech/Linux"/></outline>
    <outline text="Done"/><outline text="b" id="b"><outline id="b2"/></outline><outline text="" id="b1"/>
    <outline text="Past" id="group-b"/><outline text="Old" id="a 1"/><outline id=".k3f9x2a7qd"/>
    </body></opml>
    """

  @Test(arguments: OutlineTool.commands.flatMap { $0.manual.examples })
  func everyExampleOfTheHelpWorks(example: Manual.Example) throws {
    try scratch.write("move \"Group B\" first\n", to: "edits.txt")
    #expect(try scratch.run("mkdir lists && cp groups.opml lists/").status == 0)
    let result = try scratch.run(example.line)
    #expect(result.status == example.code.rawValue, "\(example.line): \(result.errorText)")
    #expect(!result.errorText.contains("error: "), "\(result.errorText)")
    // A table has no place for the title that the sample has.
    let warnings = result.errorText.split(separator: "\n").filter {
      $0.contains("warning: ") && !$0.hasSuffix("csv cannot hold: the document's title")
    }
    #expect(warnings.isEmpty, "\(result.errorText)")
  }
}
