import OutlineDocument
import OutlineTree
import Testing

@Suite struct NameTests {
  @Test func whatStandsInForAnAbsentOrBlankTitle() throws {
    let document = try read(
      opml(
        """
            <outline text="a&#9;b" title="t"/>
            <outline text="" title="t1" xmlUrl="x"/>
            <outline text=" " title="" xmlUrl="x1" url="u" htmlUrl="h"/>
            <outline url="u1" htmlUrl="h"/>
            <outline htmlUrl="h1"/>
            <outline> own <!-- c --><x>not this</x><![CDATA[<text>]]>
              <outline text="inner"/> &amp;
            </outline>
            <outline text=" "/>
            <outline/>
        """))
    let titles = document.outline.children(of: document.outline.root).map { document.title(of: $0) }
    #expect(
      titles == ["a\tb", "t1", "x1", "u1", "h1", "own <text>\n       &", " ", ""])
  }

  @Test func writtenIDsComeFromTheFirstAttributeThatHasOne() throws {
    let document = try read(
      opml(
        "    <outline text=\"A\" uuid=\"u\" _id=\"\" xml:id=\"x\"/>\n    <outline id=\"a&amp;b\"/>")
    )
    let ids = document.outline.children(of: document.outline.root).map {
      document.writtenID(of: $0)
    }
    #expect(ids == ["x", "a&b"])
  }

  @Test func equalWrittenIDsAreToldApartByTheirOrderInTheFile() throws {
    var document = try read(
      opml("    <outline text=\"A\" id=\"n\"/>\n    <outline text=\"B\" id=\"n\"/>"))
    let (a, b) = (try document.node("A"), try document.node("B"))
    #expect(document.identifier(of: a) == "n#1")
    #expect(document.nodes(identifiedBy: "n") == [a, b])
    try document.relocate(b, to: .before(a))
    #expect(document.nodes(identifiedBy: "n") == [b, a])
    #expect(document.nodes(identifiedBy: "n#2") == [b])
    #expect(document.identifier(of: b) == "n#2")
    #expect(document.nodes(identifiedBy: "n#3") == [])
  }

  @Test func derivedIDsDependOnWhatANodeIsAlone() throws {
    let one = try read(
      opml("    <outline text=\"A\" type=\"x\" _status=\"checked\"/>\n    <outline text=\"B\"/>"))
    let other = try read(
      opml(
        """
            <outline text="B"/>
            <outline text="C"><outline type='x'  text="&#65;" xmlns:q="urn:q"><outline/></outline></outline>
        """))
    let id = one.identifier(of: try one.node("A"))
    #expect(id.count == 11 && id.hasPrefix("."))
    #expect(other.identifier(of: try other.node("A")) == id)
    #expect(one.nodes(identifiedBy: id) == [try one.node("A")])
    #expect(one.identifier(of: try one.node("B")) == other.identifier(of: try other.node("B")))
  }

  @Test func ofEqualNodesTheOrdinalCarriesTheCount() throws {
    var document = try read(opml("    <outline text=\"A\"/>\n    <outline text=\"A\"/>"))
    let nodes = document.nodes(titled: "A")
    let ids = nodes.map { document.identifier(of: $0) }
    #expect(ids.map { String($0.suffix(4)) } == [".1-2", ".2-2"])
    #expect(document.nodes(identifiedBy: ids[1]) == [nodes[1]])
    #expect(document.nodes(identifiedBy: String(ids[1].dropLast(4))) == [])
    try document.delete(nodes[0])
    let later = try read(document.written)
    #expect(later.nodes(identifiedBy: ids[1]) == [])
  }

  @Test func anIDOfThisRunOutlivesEditsOfItsNode() throws {
    var document = try read(opml("    <outline text=\"A\"/>"))
    let node = try document.node("A")
    let id = document.identifier(of: node)
    try document.setTitle("B", of: node)
    #expect(document.identifier(of: node) == id)
    #expect(document.nodes(identifiedBy: id) == [node])
  }

  @Test func namesCompareScalars() throws {
    let document = try read(
      opml("    <outline text=\"e\u{301}\"/>\n    <outline text=\"\u{E9}\"/>"))
    #expect(document.nodes(titled: "e\u{301}").count == 1)
    #expect(document.nodes(titled: "E\u{301}") == [])
  }
}
