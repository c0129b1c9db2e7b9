import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@testable import OutlineConversion

/// `show`'s text, to the byte.
@Suite struct TreeTextTests {
  private func text(
    _ body: String, head: String = "", _ change: (inout TreeText) -> Void = { _ in }
  ) throws -> String {
    let file = "<opml version=\"2.0\"><head>\(head)</head><body>\(body)</body></opml>"
    let document = try OutlineDocument(XMLSource(decoding: Array(file.utf8)))
    var tree = TreeText()
    change(&tree)
    var bytes: [UInt8] = []
    tree.write(document) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let groups = """
    <outline text="A" id="a"><outline text="A1" _note="one&#10;two"><outline text="A11"/></outline>\
    </outline><outline text="B"/>
    """

  @Test func aLineANodeAndTwoBlanksALevel() throws {
    #expect(try text(groups) == "A\n  A1\n    | one\n    | two\n    A11\nB\n")
    #expect(try text("") == "")
  }

  @Test func notesAndLevelsCanBeLeftOut() throws {
    #expect(try text(groups) { $0.showsNotes = false } == "A\n  A1\n    A11\nB\n")
    #expect(try text(groups) { $0.depth = 1 } == "A\nB\n")
    #expect(try text(groups) { $0.depth = 2 } == "A\n  A1\n    | one\n    | two\nB\n")
  }

  @Test func veryDeepLevelsAreIndentedNoFurther() throws {
    let depth = 1010
    let body =
      String(repeating: "<outline text=\"x\">", count: depth)
      + String(repeating: "</outline>", count: depth)
    let lines = try text(body).split(separator: "\n")
    #expect(lines.count == depth)
    #expect(lines[1000] == String(repeating: " ", count: 2000) + "x")
    #expect(lines[depth - 1] == lines[1000])
  }

  @Test func identifiersStandBehindTitles() throws {
    let body =
      "<outline text=\"A\" id=\"x\"/><outline text=\"B\" id=\"x\"/><outline text=\"C\" id=\"c\"/>"
    #expect(try text(body) { $0.showsIDs = true } == "A  (x#1)\nB  (x#2)\nC  (c)\n")
  }

  @Test func aFoldedNodeTellsHowManyItHidesAndItsNoteStays() throws {
    let head = "<expansionState>1</expansionState>"
    let body = """
      <outline text="A"><outline text="A1" _note="n"><outline text="A11"/><outline text="A12"/>\
      </outline></outline><outline text="B"><outline text="B1"><outline text="B11"/></outline>\
      </outline><outline text="C"/>
      """
    #expect(try text(body, head: head) == "A\n  + A1  2\n    | n\n+ B  2\nC\n")
    #expect(
      try text(body, head: head) { $0.opensFolded = true }
        == "A\n  A1\n    | n\n    A11\n    A12\nB\n  B1\n    B11\nC\n")
  }

  @Test func statesStandBeforeTheTitle() throws {
    let body = """
      <outline text="A" _status="checked"/><outline text="B" _status="unchecked"/>\
      <outline text="C" isComment="true"><outline text="C1" _status="checked"/></outline>\
      <outline text="D"/>
      """
    #expect(try text(body) == "[x] A\n[ ] B\n# C\n  [x] # C1\nD\n")
  }

  @Test func nothingInAnOutlineCanSteerATerminal() throws {
    let body = """
      <outline text="a&#10;b&#13;&#10;c&#13;d&#9;e&#x7f;f&#x9b;2Jg é😀" _note="1&#9;2&#x9b;&#13;3"/>
      """
    #expect(
      try text(body)
        == "a\\nb\\nc\\nd\u{fffd}e\u{fffd}f\u{fffd}2Jg é😀\n  | 1\t2\u{fffd}\n  | 3\n")
  }

  @Test func theDeepestOutlineIsWalkedWithoutRecursion() throws {
    let depth = 200_000
    var builder = OutlineBuilder(reserving: depth)
    for _ in 0..<depth { _ = builder.open() }
    for _ in 0..<depth { builder.close() }
    var walk = TreeWalk(builder.finish())
    var (entered, left, deepest) = (0, 0, 0)
    while let step = walk.next() {
      if case .enter = step { entered += 1 } else { left += 1 }
      deepest = max(deepest, walk.level)
    }
    #expect([entered, left, deepest] == [depth, depth, depth])
  }
}
