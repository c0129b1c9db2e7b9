import OutlineDocument
import OutlineTree
import Testing

/// Texts that stand outside the nodes, as Leo has them.
@Suite struct DistantTextTests {
  private func leo(_ count: Int) throws -> OutlineDocument {
    let nodes = (0..<count).map { "<v t=\"\($0)\"><vh>\($0)</vh></v>" }
    return try read(
      "<leo_file><vnodes>\(nodes.joined())</vnodes><tnodes>\n</tnodes></leo_file>")
  }

  private func texts(_ document: OutlineDocument) -> Substring {
    let start = document.written.firstRange(of: "<tnodes>")?.upperBound
    return document.written[(start ?? document.written.startIndex)...]
  }

  @Test func newTextsStandInTheOrderInWhichTheyWereMade() throws {
    var document = try leo(3)
    for (title, note) in [("2", "a"), ("0", "b"), ("1", "c"), ("0", "d"), ("2", "")] {
      try document.setNote(note, of: document.node(title))
    }
    #expect(
      texts(document) == """
        \n<t tx="2"></t>\n<t tx="0">d</t>\n<t tx="1">c</t>\n</tnodes></leo_file>
        """)
  }

  /// What there is already is not copied for each text to come.
  @Test func manyNewTextsAreWrittenOneByOne() throws {
    var document = try leo(3_000)
    let note = String(repeating: "note ", count: 40)
    for node in document.outline.children(of: document.outline.root) {
      try document.setTitle("new", of: node)
      try document.setNote(note, of: node)
    }
    let read = try read(document.written)
    #expect(read.outline.children(of: read.outline.root).allSatisfy { read.note(of: $0) == note })
    #expect(texts(document).utf8.count < 3_000 * (note.utf8.count + 30))
  }
}
