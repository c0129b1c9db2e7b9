import Foundation
import Testing

@testable import OutlineCommands

/// `outline find` as it is typed, to the byte.
@Suite struct FindCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      <opml version="2.0"><head/><body>
        <outline text="Group A" id="a">
          <outline text="Tile &quot;A1&quot;" id="a1" _note="n" _status="checked"/>
          <outline text="tab&#9;line&#10;back\\" id="a&#9;2" isComment="true"/>
        </outline>
        <outline text="plain_1" id="a"/>
      </body></opml>

      """, to: "in.opml")
    try scratch.write(
      "<opml><body><outline text=\"plain_1\" id=\"z\"/></body></opml>", to: "b.opml")
  }

  @Test func aLineHasIdentifierLineAndPath() throws {
    let result = try scratch.run("outline find all in.opml")
    #expect(
      result.text == """
        a#1\t2\t/"Group A"
        a1\t3\t/"Group A"/"Tile \\"A1\\""
        a\\t2\t4\t/"Group A"/"tab\\tline\\nback\\\\"
        a#2\t6\t/plain_1

        """)
    #expect(result.errorText == "")
    #expect(result.status == 0)
  }

  @Test func aTableHasTheTitleAndWithSeveralInputsTheFile() throws {
    #expect(
      try scratch.run("outline find --tsv 'where @isComment' in.opml").text
        == "a\\t2\t4\t/\"Group A\"/\"tab\\tline\\nback\\\\\"\ttab\\tline\\nback\\\\\n")
    #expect(
      try scratch.run("outline find --tsv 'title \"plain_1\"' in.opml b.opml").text
        == "a#2\t6\t/plain_1\tplain_1\tin.opml\nz\t1\t/plain_1\tplain_1\tb.opml\n")
  }

  @Test func withSeveralInputsEachLineBeginsWithItsPlace() throws {
    let result = try scratch.run("outline find 'title \"plain_1\", where note' in.opml b.opml")
    #expect(
      result.text == """
        in.opml:3:5: a1\t/"Group A"/"Tile \\"A1\\""
        in.opml:6:3: a#2\t/plain_1
        b.opml:1:13: z\t/plain_1

        """)
    #expect(result.errorText == "")
    try scratch.write("<opml><body><outline text=\"plain_1\"/></body></opml>", to: "dir/c.opml")
    #expect(try scratch.run("outline find all dir").text.hasPrefix("dir/c.opml:1:13: ."))
  }

  @Test func anObjectHasAllThatIsKnown() throws {
    #expect(
      try scratch.run("outline find --json 'children of a#1' < in.opml").text == #"""
        {"id":"a1","written":true,"file":"-","line":3,"column":5,"level":2,\#
        "path":["Group A","Tile \"A1\""],"title":"Tile \"A1\"","note":"n",\#
        "attributes":{"text":"Tile \"A1\"","id":"a1","_note":"n","_status":"checked"},\#
        "children":0,"checked":true,"folded":false,"commented":false}
        {"id":"a\t2","written":true,"file":"-","line":4,"column":5,"level":2,\#
        "path":["Group A","tab\tline\nback\\"],"title":"tab\tline\nback\\","note":null,\#
        "attributes":{"text":"tab\tline\nback\\","id":"a\t2","isComment":"true"},\#
        "children":0,"checked":null,"folded":false,"commented":true}

        """#)
  }

  @Test func whatIsPrintedNamesTheNodesAgain() throws {
    let line = """
      outline find --tsv all in.opml | while IFS="$(printf '\\t')" read -r id line path rest; do
        outline find "$path" in.opml | cut -f2 | grep -qx "$line" || echo "$path is not $line"
      done
      """
    #expect(try scratch.run(line).text == "")
  }

  // MARK: - How it ends

  @Test func nothingFoundIsToldByTheExitCodeAndANameByAWarning() throws {
    let silent = try scratch.run("outline find 'where @zzz' in.opml")
    #expect(silent.status == 1)
    #expect(silent.text + silent.errorText == "")
    let named = try scratch.run("outline find zzz in.opml")
    #expect(named.status == 1)
    #expect(named.errorText == "in.opml: warning: nothing found: zzz\n")
    #expect(try scratch.run("outline find -q zzz in.opml").errorText == "")
    let several = try scratch.run("outline find 'id \"z\"' in.opml b.opml")
    #expect(several.status == 1)
    #expect(several.text == "b.opml:1:13: z\t/plain_1\n")
    #expect(several.errorText == "")
  }

  @Test func aNameThatMeansSeveralNodesIsRefusedAndSoIsTheRoot() throws {
    let several = try scratch.run("outline find a in.opml")
    #expect(several.status == 4)
    #expect(several.text == "")
    #expect(several.errorText.hasPrefix("in.opml:2:3: error: a finds 2 nodes"))
    let root = try scratch.run("outline find top in.opml")
    #expect(root.status == 4)
    #expect(root.errorText.contains("cannot list the root"))
  }

  @Test func aFileThatCannotBeReadIsNamedAndTheOthersAreListed() throws {
    try scratch.write("<opml>", to: "bad.opml")
    let result = try scratch.run("outline find all bad.opml b.opml")
    #expect(result.status == 3)
    #expect(result.text == "b.opml:1:13: z\t/plain_1\n")
    #expect(result.errorText.hasPrefix("bad.opml:1:"))
  }

  @Test(arguments: [
    "outline find", "outline find --json --tsv all in.opml", "outline find -i all in.opml",
    "outline find 'where' in.opml", "outline find 'a b' missing.opml",
  ])
  func aWrongCommandLineIsToldBeforeAnythingIsRead(line: String) throws {
    let result = try scratch.run(line)
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(!result.errorText.contains("missing.opml"))
  }

  @Test func aReaderThatGoesAwayEndsTheRunQuietly() throws {
    let many = (0..<20_000).map { "<outline text=\"Node number \($0)\"/>" }.joined()
    try scratch.write("<opml><body>\(many)</body></opml>", to: "big.opml")
    let result = try scratch.run(
      "{ outline find all big.opml; echo $? >&2; } | head -c 1 >/dev/null")
    #expect(result.errorText == "0\n")
  }

  // MARK: - On a terminal

  @Test func onATerminalColumnsAreAlignedAndNothingSteersIt() {
    let table = "a1\t6\t/A\nlonger\t10\t/B \u{9b}2J\u{7f}\n"
    #expect(
      TerminalColumns.padded(Array(table.utf8))
        == "a1       6  /A\nlonger  10  /B \u{fffd}2J\u{fffd}\n")
    #expect(TerminalColumns.padded([]) == "")
  }
}
