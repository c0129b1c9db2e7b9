import Foundation
import Testing

/// `outline merge` as it is typed.
@Suite struct MergeCommandTests {
  private let scratch: Scratch
  private static let base = outline("<outline text=\"A\" id=\"x\" xmlUrl=\"a\"/>")
  private static let other = outline(
    "<outline text=\"B\" xmlUrl=\"a\"/>\n    <outline text=\"C\" id=\"x\" xmlUrl=\"c\"/>")

  private static func outline(_ nodes: String) -> String {
    """
    <opml version="2.0">
      <head/>
      <body>
        \(nodes)
      </body>
    </opml>

    """
  }

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.base, to: "base.opml")
    try scratch.write(Self.other, to: "more/b.opml")
    try scratch.write(Self.base, to: "more/a.opml")
  }

  @Test func theOutlineGoesToStandardOutputAndWhatWasDoneIsSaid() throws {
    let result = try scratch.run("outline merge base.opml more/b.opml")
    #expect(result.status == 0)
    #expect(
      result.text
        == Self.outline(
          "<outline text=\"A\" id=\"x\" xmlUrl=\"a\"/>\n    <outline text=\"C\" id=\"x-2\" xmlUrl=\"c\"/>"
        ))
    #expect(
      result.errorText == """
        more/b.opml: warning: "C" is called x-2 now: its id was taken
        more/b.opml:4:5: conflicting: /B is in base.opml:4: @text stays "A", not "B"
        more/b.opml:5:5: added: /C
        outline: 1 added, 0 skipped, 1 conflicting

        """)
    let quiet = try scratch.run("outline merge -q base.opml more/b.opml")
    #expect(quiet.text == result.text)
    #expect(quiet.errorText == "")
  }

  @Test func ofADirectoryAllOutlinesAreMergedInTheOrderOfTheirPaths() throws {
    let result = try scratch.run("outline merge more < /dev/null")
    #expect(result.text.contains("    <outline text=\"C\" id=\"x-2\" xmlUrl=\"c\"/>\n"))
    let reversed = try scratch.run("outline merge more/b.opml more/a.opml")
    #expect(reversed.text == Self.other)
  }

  @Test func theOutputIsAFileOrADirectoryThatTakesTheFirstOnesName() throws {
    let result = try scratch.run(
      "outline merge -q base.opml more/b.opml -o all.opml; outline merge -q base.opml more -o new/")
    #expect(result.status == 0)
    #expect(result.text == "")
    #expect(scratch.text("all.opml")?.contains("text=\"C\"") == true)
    #expect(scratch.text("new/base.opml") == scratch.text("all.opml"))
    #expect(scratch.text("base.opml") == Self.base)
  }

  @Test func aDryRunShowsWhatTheFirstOutlineWouldGet() throws {
    let result = try scratch.run("outline merge -nq base.opml more/b.opml")
    #expect(result.text.hasPrefix("--- base.opml\n+++ base.opml\n"))
    #expect(result.text.contains("\n+    <outline text=\"C\" id=\"x-2\" xmlUrl=\"c\"/>\n"))
    #expect(try scratch.run("outline merge -nq base.opml base.opml").text == "")
  }

  @Test func ifOneCannotBeReadNothingIsWrittenAndNothingElseIsSaid() throws {
    try scratch.write("<opml", to: "bad.opml")
    let result = try scratch.run(
      "outline merge base.opml bad.opml more/b.opml missing.opml -o o.opml")
    #expect(result.status == 3)
    #expect(result.text == "")
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("bad.opml:1:"))
    #expect(lines[1] == "missing.opml: error: cannot be read: No such file or directory")
    #expect(scratch.text("o.opml") == nil)
  }

  @Test func standardInputCanBeOneOfThem() throws {
    let result = try scratch.run("outline merge -q - more/b.opml < base.opml")
    #expect(result.text == (try scratch.run("outline merge -q base.opml more/b.opml").text))
  }

  @Test(arguments: [
    "-i base.opml more/b.opml", "--backup .bak base.opml more/b.opml",
    "base.opml more -o base.opml",
    "base.opml more -o more/b.opml", "--key= base.opml", "--key 'a b' base.opml", "- -o new/",
  ])
  func aWrongCommandLineDoesNothing(words: String) throws {
    let result = try scratch.run("outline merge \(words)")
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix("outline: error: "))
    #expect(scratch.text("base.opml") == Self.base)
    #expect(scratch.text("more/b.opml") == Self.other)
  }

  @Test func thatNoneIsReplacedIsSaidWithWhatToDo() throws {
    #expect(
      try scratch.run("outline merge -i base.opml more").errorText == """
        outline: error: merge makes one outline of several and replaces none of them
          to write it to a file: -o FILE
          see: outline help merge

        """)
  }
}
