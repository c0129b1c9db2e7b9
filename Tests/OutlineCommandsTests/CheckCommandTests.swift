import Foundation
import Testing

/// `outline check` as it is typed.
@Suite struct CheckCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(copying: Repository.samples)
    try scratch.write(
      """
      <opml version="2.0"><head/><body>
      <outline text="A&#9;1" id="n"><outline id="n" text=" "/></outline>
      </body></opml>

      """, to: "bad.opml")
  }

  @Test func aFindingIsALineWithItsPlaceAndNode() throws {
    let result = try scratch.run("outline check bad.opml")
    #expect(result.status == 1)
    #expect(
      result.text == """
        bad.opml:2:31: error: " " (n#2) has the id "n", which a node in line 2 has [duplicate-id]
        bad.opml:2:31: warning: " " (n#2) has a blank text [blank-text]

        """)
    #expect(result.errorText == "")
  }

  @Test func asJSONItHasItsPathToo() throws {
    let result = try scratch.run("outline check --json -q < bad.opml")
    #expect(result.status == 1)
    #expect(
      result.text == #"""
        {"file":"-","line":2,"column":31,"severity":"error","rule":"duplicate-id","id":"n#2",\#
        "path":["A\t1"," "],"message":"\" \" (n#2) has the id \"n\", which a node in line 2 has"}

        """#)
    try scratch.write("<opml version=\"2.0\"><head/></opml>", to: "none.opml")
    #expect(
      try scratch.run("outline check --json none.opml").text == #"""
        {"file":"none.opml","line":1,"column":1,"severity":"error","rule":"missing-body","id":null,\#
        "path":[],"message":"<opml> has no <body>, so there is no place for nodes"}

        """#)
  }

  @Test func quietlyOnlyErrorsCount() throws {
    try scratch.write(
      "<opml version=\"2.0\"><head/><body><outline text=\" \"/></body></opml>", to: "blank.opml")
    #expect(try scratch.run("outline check blank.opml").status == 1)
    let quiet = try scratch.run("outline check -q blank.opml")
    #expect(quiet.status == 0)
    #expect(quiet.text == "")
  }

  @Test func goodFilesPassWithoutAWordAndTheOthersAreStillChecked() throws {
    let good = try scratch.run("outline check groups.opml feeds.opml quotes.opml")
    #expect(good.status == 0)
    #expect(good.text == "")
    let mixed = try scratch.run("outline check -v missing.opml bad.opml groups.opml")
    #expect(mixed.status == 3)
    #expect(mixed.text.split(separator: "\n").count == 2)
    #expect(
      mixed.errorText == """
        missing.opml: error: cannot be read: No such file or directory
        bad.opml: note: errors: 1, warnings: 1
        groups.opml: note: errors: 0, warnings: 0

        """)
  }

  @Test func ofADirectoryOnlyOutlinesAreChecked() throws {
    try scratch.write("<html/>", to: "lists/page.xml")
    try scratch.write("<opml version=\"1.0\"><head/></opml>", to: "lists/a.opml")
    let result = try scratch.run("outline check lists")
    #expect(result.status == 1)
    #expect(
      result.text == """
        lists/a.opml:1:1: error: <opml> has no <body>, so there is no place for nodes [missing-body]

        """)
    #expect(result.errorText == "")
  }

  @Test func aTitleCannotSteerTheTerminalOrBreakTheLine() throws {
    try scratch.write(
      "<opml version=\"2.0\"><head/><body><outline title=\"a&#10;b&#x9b;2J\"/></body></opml>",
      to: "odd.opml")
    let result = try scratch.run("outline check odd.opml")
    #expect(result.text.hasPrefix("odd.opml:1:34: error: \"a\\nb\u{fffd}2J\" (."))
    #expect(result.text.hasSuffix("[missing-text]\n"))
  }

  @Test func everyRuleIsNamedInTheHelp() throws {
    let help = try scratch.run("outline help check").text
    for rule in [
      "missing-text", "missing-head", "missing-body", "missing-version", "duplicate-id",
      "missing-address", "blank-text", "empty-body", "unknown-version", "attribute-case",
      "folder-typed-rss", "text-between-nodes", "text-as-content", "bad-date", "bad-boolean",
      "expansion-state", "unknown-attribute",
    ] {
      #expect(help.contains(rule))
    }
  }
}
