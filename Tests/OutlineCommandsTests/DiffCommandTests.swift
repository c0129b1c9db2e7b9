import Foundation
import Testing

/// `outline diff` as it is typed.
@Suite struct DiffCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write(
      """
      <outline text="News" id="n"><outline text="A" id="a" x="1" y="2"/><outline text="B" id="b"/>
      </outline>
      <outline text="R &amp; D" id="r"/>
      <outline text="Old" id="o"/>
      """, to: "old.opml")
    try write(
      """
      <outline text="R &amp; D" id="r">
      <outline text="A" id="a" y="3&#9;" z=""/></outline>
      <outline text="News" id="n"><outline text="B" id="b"/><outline text="C"/></outline>
      """, to: "new.opml")
  }

  private func write(_ nodes: String, to name: String) throws {
    try scratch.write(
      "<opml version=\"2.0\"><head/><body>\n\(nodes)\n</body></opml>\n", to: name)
  }

  @Test func aChangeIsALineOfFields() throws {
    let result = try scratch.run("outline diff old.opml new.opml | sed 's/\\.[0-9a-z]\\{10\\}/ID/'")
    #expect(
      result.text == """
        >\ta\t3\t/"R & D"/A\t/News 0 -> /"R & D" 0
        ~\ta\t3\t/"R & D"/A\t@x "1" -> null\t@y "2" -> "3\\t"\t@z null -> ""
        -\to\t5\t/Old
        >\tn\t4\t/News\ttop 0 -> top 1
        +\tID\t4\t/News/C

        """)
    #expect(try scratch.run("outline diff old.opml new.opml").status == 1)
  }

  @Test func aChangeIsAnObject() throws {
    let result = try scratch.run("outline diff --json old.opml - < new.opml")
    #expect(result.status == 1)
    #expect(
      result.text.replacing(/\.[0-9a-z]{10}/, with: "ID") == #"""
        {"change":"moved","id":"a","oldLine":2,"newLine":3,"path":["R & D","A"],\#
        "from":{"parent":"n","index":0},"to":{"parent":"r","index":0},"attributes":null}
        {"change":"changed","id":"a","oldLine":2,"newLine":3,"path":["R & D","A"],\#
        "from":null,"to":null,"attributes":{"x":["1",null],"y":["2","3\t"],"z":[null,""]}}
        {"change":"removed","id":"o","oldLine":5,"newLine":null,"path":["Old"],\#
        "from":{"parent":null,"index":2},"to":null,"attributes":null}
        {"change":"moved","id":"n","oldLine":2,"newLine":4,"path":["News"],\#
        "from":{"parent":null,"index":0},"to":{"parent":null,"index":1},"attributes":null}
        {"change":"added","id":"ID","oldLine":null,"newLine":4,"path":["News","C"],\#
        "from":null,"to":{"parent":"n","index":1},"attributes":null}

        """#)
  }

  @Test func theExitCodeTellsWhetherThereIsADifference() throws {
    let same = try scratch.run("outline format old.opml | outline diff old.opml -")
    #expect(same.status == 0)
    #expect(same.text == "")
    let quiet = try scratch.run("outline diff -q old.opml new.opml")
    #expect(quiet.status == 1)
    #expect(quiet.text == "")
  }

  @Test func nothingIsWrittenIfOneCannotBeRead() throws {
    try scratch.write("<opml", to: "bad.opml")
    let result = try scratch.run("outline diff bad.opml missing.opml")
    #expect(result.status == 3)
    #expect(result.text == "")
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("bad.opml:1:"))
    #expect(lines[1] == "missing.opml: error: cannot be read: No such file or directory")
  }

  @Test(arguments: ["", "old.opml", "old.opml new.opml new.opml", "- -", "old.opml .", ". ."])
  func exactlyTwoOutlinesAreCompared(paths: String) throws {
    let result = try scratch.run("outline diff \(paths)")
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix("outline: error: "))
  }
}
