import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

/// Nodes that show what others hold.
@Suite struct CloneTests {
  @Test func aCloneHasTheTitleOfWhatItShows() throws {
    let document = try read(
      """
      <cherrytree><node unique_id="1" name="A"/><node unique_id="2" master_id="1"/></cherrytree>
      """)
    #expect(document.nodes(titled: "A").count == 2)
  }

  @Test func aCopyOfACloneIsOneToo() throws {
    var document = try read(
      """
      <cherrytree><node unique_id="1" name="A"/><node unique_id="2" master_id="1"/></cherrytree>
      """)
    let copy = try document.copy(
      document.nodes(titled: "A")[1], to: .last(in: document.outline.root))
    #expect(document.title(of: copy) == "A")
    #expect(document.written.contains(#"<node unique_id="3" master_id="1"/>"#))
  }

  @Test func clonesOfEachOtherHaveNoTitle() throws {
    var document = try read(
      """
      <cherrytree><node unique_id="1" master_id="2"/><node unique_id="2" master_id="1"/></cherrytree>
      """)
    let nodes = Array(document.outline.children(of: document.outline.root))
    #expect(nodes.map { document.title(of: $0) } == ["", ""])
    try document.setTitle("A", of: nodes[0])
    #expect(nodes.map { document.title(of: $0) } == ["A", "A"])
  }

  @Test func nodesOfLeoThatShareAnIdKeepIt() throws {
    var document = try read(
      """
      <leo_file><vnodes><v t="a.1"><vh>A</vh></v><v t="a.1"></v></vnodes><tnodes/></leo_file>
      """)
    #expect(try document.identify().isEmpty)
  }
}
