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

  @Test(arguments: OutlineTool.commands.flatMap { $0.manual.examples })
  func everyExampleOfTheHelpWorks(example: Manual.Example) throws {
    try scratch.write("move \"Group B\" first\n", to: "edits.txt")
    #expect(try scratch.run("mkdir lists && cp groups.opml lists/").status == 0)
    let result = try scratch.run(example.line)
    #expect(result.status == example.code.rawValue, "\(example.line): \(result.errorText)")
    #expect(!result.errorText.contains("error: "), "\(result.errorText)")
    #expect(!result.errorText.contains("warning: "), "\(result.errorText)")
  }
}
