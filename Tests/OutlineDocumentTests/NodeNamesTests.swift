import OutlineDocument
import OutlineTree
import Testing

@Suite struct NodeNamesTests {
  private static let lines = """
        <outline text="A" id="n1"/>
        <outline text="B" id="n&#49;"><outline text="B"/></outline>
        <outline text="C" xml:id="x"/>
        <outline text="D" id=""/>
        <outline text="E" id="" _id="e"/>
        <outline text="B"/>
        <outline text="F" id="n1"/>
    """

  @Test func namesAreThoseThatTheDocumentGivesOneByOne() throws {
    let document = try read(opml(Self.lines))
    var names = NodeNames(document)
    for node in document.outline.subtree(of: document.outline.root) {
      #expect(names[node] == document.identifier(of: node))
      var bytes: [UInt8] = []
      names.append(node, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == names[node])
    }
    let written = document.outline.subtree(of: document.outline.root).map { names[$0] }
      .filter { !$0.hasPrefix(".") }
    #expect(written == ["", "n1#1", "n1#2", "x", "e", "n1#3"])
  }

  @Test func aBlankIdIsNone() throws {
    let document = try read(opml(Self.lines))
    #expect(document.writtenID(of: try document.node("D")) == nil)
    #expect(document.writtenID(of: try document.node("E")) == "e")
  }

  @Test func placesAreThoseThatTheDocumentGivesOneByOneInAnyOrder() throws {
    let document = try read(opml(Self.lines))
    var places = NodePlaces(document)
    let nodes = Array(document.outline.subtree(of: document.outline.root).dropFirst())
    for node in nodes + nodes.reversed() {
      #expect(places.position(of: node) == document.position(of: node))
    }
  }
}
