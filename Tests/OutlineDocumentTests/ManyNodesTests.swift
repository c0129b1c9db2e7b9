import OutlineDocument
import OutlineTree
import OutlineXML
import TestSupport
import Testing

/// What is asked of many nodes at once is what each of them says.
@Suite struct ManyNodesTests {
  private static let lines = """
        <outline text="A" _note="one" type="rss">
          <outline text="" title=" T " note="two"/>
          <outline text="x &amp; y" _note="&lt;" note="three" type='r"s'><outline/></outline>
          <outline  text = "tab&#9;" _note="" note="fo\tur"
            xmlUrl="https://example.org/a?b=c&amp;d"/>
        </outline>
        <outline title="&e;" _note="&nothing;" note="five" isComment="true"><outline text="é"/></outline>
        <outline>own <b>bold</b> text</outline>
    """

  private func document() throws -> OutlineDocument {
    try read(
      "<!DOCTYPE opml [<!ENTITY e \"entity\"><!ENTITY nothing \"\">]>\n"
        + "<opml version=\"2.0\"><head/><body>\n\(Self.lines)\n</body></opml>")
  }

  @Test func valuesAreShownAsTheyAreGiven() throws {
    var document = try document()
    try check(document)
    let first = try document.node("A")
    try document.setNote("changed & new", of: first)
    try document.insert(title: "new", attributes: [], at: .last(in: first))
    try document.relocate(try document.node("é"), to: .first(in: first))
    try check(document)
  }

  private func check(_ document: OutlineDocument) throws {
    let attributes = ["text", "title", "type", "xmlUrl", "_note", "absent", "xmlUr"]
    for node in document.outline.subtree(of: document.outline.root) {
      expect(document, .title, node, document.title(of: node))
      expect(document, .note, node, document.note(of: node) ?? "")
      for name in attributes where node != document.outline.root {
        let value = document.attribute(name, of: node) ?? ""
        expect(document, .attribute(Array(name.utf8)), node, value)
      }
    }
  }

  private func expect(
    _ document: OutlineDocument, _ value: NodeValue, _ node: NodeID, _ wanted: String
  ) {
    var shown = "not shown"
    #expect(
      document.value(value, of: node) {
        shown = String(decoding: $0, as: UTF8.self)
        return true
      })
    #expect(shown == wanted)
    #expect(!document.value(value, of: node) { _ in false })
    #expect(document.has(value, of: node) == !wanted.isEmpty, "\(value) \(wanted)")
  }

  @Test(arguments: 0..<100)
  func theWalkOverTheTextIsThatOverTheTree(seed: Int) throws {
    var random = RandomOutline(seed: seed, hasComments: true)
    var document = try read(random.text())
    for _ in 0..<2 {
      var walked: [[Int]] = []
      document.forEachNode { walked.append([$0.index, $1]) }
      let outline = document.outline
      let expected = outline.subtree(of: outline.root).dropFirst()
      #expect(walked == expected.map { [$0.index, outline.depth(of: $0) ?? -1] })
      guard let first = outline.firstChild(of: outline.root),
        let last = outline.lastChild(of: outline.root), first != last
      else { return }
      try document.relocate(last, to: .before(first))
    }
  }

  @Test(arguments: 0..<50)
  func theTrailIsThePathToEachNode(seed: Int) throws {
    var random = RandomOutline(seed: seed, hasComments: false)
    let document = try read(random.text())
    var generator = SeededGenerator(seed: seed)
    for share in [100, 30] {
      var trail = TitleTrail(document) { title, text in
        text += "/".utf8
        text += title
      }
      for node in document.outline.subtree(of: document.outline.root).dropFirst()
      where Int.random(in: 0..<100, using: &generator) < share {
        trail.go(to: node, in: document)
        #expect(
          String(decoding: trail.text, as: UTF8.self)
            == document.pathOfTitles(to: node).map { "/" + $0 }.joined())
        #expect(trail.level == document.outline.depth(of: node))
      }
    }
  }

  // MARK: - Derived ids

  /// The same content has the same id however it is written, and other content another.
  @Test func derivedIDsComeFromWhatAttributesMean() throws {
    let same = [
      #"<outline text="a b" type="rss" _status="checked"/>"#,
      #"<outline type='rss'   text='a b' />"#,
      #"<outline text="&#97; b" collapsed="true" type="rss"><outline text="below"/></outline>"#,
      "<outline\n  text = \"a\tb\"\n  type = \"rss\"\n/>",
      #"<outline text="a b" type="rss" xmlns:x="urn:x"/>"#,
    ]
    let ids = try same.map { try derivedID(of: $0) }
    #expect(Set(ids).count == 1, "\(ids)")
    let other = [
      #"<outline text="a b" type="rs"/>"#, #"<outline text="a b" types="rss"/>"#,
      #"<outline text="rss" type="a b"/>"#, #"<outline text="a b"/>"#,
      #"<outline text="a b" type="rss" x=""/>"#, #"<outline text="a  b" type="rss"/>"#,
      #"<outline text="a b" type="rss">own</outline>"#, "<outline/>", "<outline>own</outline>",
    ]
    let others = try other.map { try derivedID(of: $0) }
    #expect(Set(others + ids).count == other.count + 1)
  }

  /// At every length the bytes that are the value and those that have to be decoded give one id.
  @Test(arguments: 0..<70)
  func derivedIDsDoNotDependOnHowLongValuesAreRead(length: Int) throws {
    let value = String(repeating: "0123456789", count: 7).prefix(length)
    for name in ["t", "text", "seven77", "eight888", "a-name-of-many-signs"] {
      let plain = try derivedID(of: "<outline \(name)=\"\(value)z\" a='b'/>")
      #expect(try derivedID(of: "<outline a=\"b\" \(name)='\(value)&#122;'/>") == plain)
      #expect(try derivedID(of: "<outline a=\"b\" \(name)='\(value)y'/>") != plain)
    }
  }

  private func derivedID(of element: String) throws -> String {
    let document = try read("<opml><head/><body>\(element)</body></opml>")
    let first = try #require(document.outline.firstChild(of: document.outline.root))
    return document.identifier(of: first)
  }

  @Test func equalsAreCountedAndFoundByTheirIDs() throws {
    let document = try read(
      opml(
        """
            <outline text="A"/><outline text="B"/><outline text="A"/>
            <outline text='A' />
        """))
    let nodes = Array(document.outline.children(of: document.outline.root))
    let ids = nodes.map { document.identifier(of: $0) }
    let lead = ids[0].prefix(11)
    #expect(ids == ["\(lead).1-3", ids[1], "\(lead).2-3", "\(lead).3-3"])
    #expect(ids[1].count == 11)
    for (id, node) in zip(ids, nodes) { #expect(document.nodes(identifiedBy: id) == [node]) }
    for none in ["\(lead)", "\(lead).4-3", "\(lead).1-2", ".", ".short", ".0123456789abc"] {
      #expect(document.nodes(identifiedBy: none) == [])
    }
  }

  @Test func manyNodesWithOneIdAreToldApart() throws {
    let lines = (0..<300).map { "<outline text=\"\($0)\" id=\"i\($0 % 7)\"/>" }.joined()
    let document = try read("<opml><head/><body>\(lines)</body></opml>")
    for (index, node) in document.outline.children(of: document.outline.root).enumerated() {
      #expect(document.identifier(of: node) == "i\(index % 7)#\(index / 7 + 1)")
    }
  }

  @Test func anIdThatAnEditGaveIsCountedWithTheOthers() throws {
    var document = try read(opml("    <outline text=\"A\" id=\"x\"/>\n    <outline text=\"B\"/>"))
    let (a, b) = (try document.node("A"), try document.node("B"))
    #expect(document.identifier(of: a) == "x")
    try document.setAttribute("id", to: "x", of: b)
    #expect(document.identifier(of: a) == "x#1")
    #expect(document.identifier(of: b) == "x#2")
  }
}
