import OutlineDocument
import OutlineTree
import Testing

@Suite struct EditingTests {
  /// What an edit of the lines of a body leaves of them.
  private func lines(
    _ lines: String, _ edit: (inout OutlineDocument) throws -> Void
  ) throws -> String {
    var document = try read(opml(lines))
    try edit(&document)
    document.updatePositions()
    let whole = document.written
    let start = try #require(whole.firstRange(of: "<body>\n"))
    let end = try #require(whole.firstRange(of: "\n  </body>"))
    #expect(try read(whole).written == whole)
    return String(whole[start.upperBound..<end.lowerBound])
  }

  @Test func aNewNodeIsLaidAsItsSiblings() throws {
    let result = try lines(
      """
          <outline text="A"/>
          <outline text="B" />
      """
    ) { document in
      try document.insert(title: "x < \"y\"", at: .before(try document.node("A")))
      let first = try document.insert(
        title: "in", attributes: [NodeAttribute(name: "type", value: "a\nb")],
        at: .first(in: try document.node("B")))
      try document.insert(title: "below", at: .last(in: first))
    }
    #expect(
      result == """
            <outline text="x &lt; &quot;y&quot;"/>
            <outline text="A"/>
            <outline text="B">
              <outline text="in" type="a&#10;b">
                <outline text="below"/>
              </outline>
            </outline>
        """)
  }

  @Test func deletingClosesTheGap() throws {
    let result = try lines(
      """
          <!-- <outline text="off"/> -->
          <!-- about A -->
          <outline text="A"><outline text="A1"/></outline> <!-- behind A -->
          <outline text="B"/>
      """
    ) { try $0.delete(try $0.node("A")) }
    #expect(
      result == """
            <!-- <outline text="off"/> -->
            <outline text="B"/>
        """)
  }

  @Test func unwrappingLaysTheChildrenAsTheNodeWas() throws {
    let result = try lines(
      """
          <!-- about A -->
          <outline text="A">
            <!-- about A1 -->
            <outline text="A1">
              <outline text="A11"/>
            </outline>

            <!-- <outline text="off"/> -->
            <outline text="A2"/>
          </outline>
          <outline text="B"/>
      """
    ) { try $0.unwrap(try $0.node("A")) }
    #expect(
      result == """
            <!-- about A -->
            <!-- about A1 -->
            <outline text="A1">
              <outline text="A11"/>
            </outline>

            <!-- <outline text="off"/> -->
            <outline text="A2"/>
            <outline text="B"/>
        """)
  }

  @Test func arrangingDealsUnitsIntoTheSlots() throws {
    let result = try lines(
      """
          <outline text="1"/>

          <!-- two -->
          <outline text="2"/>   <outline text="3"/>
      """
    ) { document in
      let order = try ["2", "3", "1"].map { try document.node($0) }
      try document.arrangeChildren(of: document.outline.root, as: order)
    }
    #expect(
      result == """
            <!-- two -->
            <outline text="2"/>

            <outline text="3"/>   <outline text="1"/>
        """)
  }

  @Test func aCopyIsLaidForItsPlaceAndHasIdsOfItsOwn() throws {
    let result = try lines(
      """
          <outline text="A" id="a" >
            <outline text='A1' id='b'/>
          </outline>
          <outline text="B" id="a-2"/>
      """
    ) { document in
      try document.copy(try document.node("A"), to: .last(in: try document.node("B")))
      try document.copy(try document.node("B"), to: .last(in: try document.node("B")))
    }
    #expect(
      result == """
            <outline text="A" id="a" >
              <outline text='A1' id='b'/>
            </outline>
            <outline text="B" id="a-2">
              <outline text="A" id="a-3" >
                <outline text='A1' id='b-2'/>
              </outline>
              <outline text="B" id="a-2-2">
                <outline text="A" id="a-3-2" >
                  <outline text='A1' id='b-2-2'/>
                </outline>
              </outline>
            </outline>
        """)
  }

  @Test func settingKeepsPlaceQuotesAndSpaces() throws {
    let result = try lines(
      """
          <outline  text='A'   type = 'x'  note="n" />
          <outline text='B'></outline>
      """
    ) { document in
      let node = try document.node("A")
      #expect(try document.setAttribute("type", to: "it's \"", of: node))
      #expect(try document.setAttribute("new", to: "\"\t", of: node))
      #expect(try document.setAttribute("note", to: "n", of: node) == false)
      #expect(try document.removeAttribute("text", of: node))
      #expect(try document.removeAttribute("text", of: node) == false)
      #expect(try document.setTitle("B \"2\"", of: try document.node("B")))
    }
    #expect(
      result == """
            <outline   type = "it's &quot;"  note="n" new="&quot;&#9;" />
            <outline text='B "2"'></outline>
        """)
  }

  @Test func whatXMLCannotHoldIsRefusedAndChangesNothing() throws {
    var document = try read(opml("    <outline text=\"A\"/>"))
    let node = try document.node("A")
    let before = document.written
    #expect(throws: DocumentError.self) { try document.setTitle("\u{1}", of: node) }
    #expect(throws: DocumentError.invalidAttributeName("a b")) {
      try document.setAttribute("a b", to: "", of: node)
    }
    #expect(throws: DocumentError.invalidAttributeName("xmlns:x")) {
      try document.setAttribute("xmlns:x", to: "u", of: node)
    }
    #expect(throws: DocumentError.unknownPrefix("x", node: node)) {
      try document.setAttribute("x:y", to: "", of: node)
    }
    #expect(throws: DocumentError.repeatedAttribute("text")) {
      try document.insert(
        title: "t", attributes: [NodeAttribute(name: "text", value: "")],
        at: .last(in: document.outline.root))
    }
    #expect(document.written == before)
    #expect(document.outline.count == 1)
  }

  @Test(arguments: [
    ("", " _status=\"checked\"", ""),
    (" _complete=\"true\"", " _complete=\"true\"", ""),
    (" checked=\"false\"", " checked=\"true\"", " checked=\"false\""),
    (" checkbox=\"true\"", " checkbox=\"true\" complete=\"true\"", " checkbox=\"true\""),
  ])
  func checkingWritesWhatTheFileWrites(before: String, done: String, open: String) throws {
    let ticked = try lines("    <outline text=\"A\"\(before)/>") {
      try $0.setChecked(true, try $0.node("A"))
    }
    #expect(ticked == "    <outline text=\"A\"\(done)/>")
    let unticked = try lines("    <outline text=\"A\"\(done)/>") {
      try $0.setChecked(false, try $0.node("A"))
    }
    #expect(unticked == "    <outline text=\"A\"\(open)/>")
  }

  @Test func foldingAddsTheListWithAllThatStaysOpen() throws {
    var document = try read(
      """
      <opml version="2.0">
        <head>
          <title>T</title>
        </head>
        <body><outline text="A"><outline text="A1"><outline text="A11"/></outline></outline></body>
      </opml>
      """)
    try document.setFolded(true, [try document.node("A1"), try document.node("A11")])
    document.updatePositions()
    #expect(
      document.written == """
        <opml version="2.0">
          <head>
            <title>T</title>
            <expansionState>1</expansionState>
          </head>
          <body><outline text="A"><outline text="A1"><outline text="A11"/></outline></outline></body>
        </opml>
        """)
    try document.setFolded(true, [try document.node("A")])
    try document.setFolded(false, [try document.node("A1")])
    document.updatePositions()
    #expect(document.written.contains("<expansionState>1,2</expansionState>"))
  }

  @Test func nodesOfAnotherDocumentBringTheirNamespacesAndEntities() throws {
    let other = try read(
      """
      <!DOCTYPE opml [<!ENTITY co "R &#38;#38; 'D'">]>
      <opml xmlns:x="urn:x"><body><outline text="&co;" x:y="1"><outline text="in"/></outline></body></opml>
      """)
    let result = try lines("    <outline text=\"A\"/>") { document in
      let tops = Array(other.outline.children(of: other.outline.root))
      _ = try document.insert(copiesOf: tops, from: other, at: .last(in: try document.node("A")))
    }
    #expect(
      result == """
            <outline text="A">
              <outline text="R &amp; &apos;D&apos;" x:y="1" xmlns:x="urn:x"><outline text="in"/></outline>
            </outline>
        """)
  }
}

@Suite struct LastingTests {
  /// What an edit leaves of a body on one line.
  private func body(
    _ body: String, _ edit: (inout OutlineDocument) throws -> Void
  ) throws -> String {
    let frame = ("<opml><body>", "</body></opml>")
    var document = try read(frame.0 + body + frame.1)
    try edit(&document)
    let written = document.written
    #expect(try read(written).written == written)
    return String(written.dropFirst(frame.0.count).dropLast(frame.1.count))
  }

  @Test(arguments: [
    (
      "<outline text=\"P\">own<!-- <off/> --><outline text=\"k\"/>t<!-- c --><?p i?><outline text=\"l\"/><!-- <off/> -->u</outline>",
      "<!-- <off/> --><outline text=\"k\"/><?p i?><outline text=\"l\"/><!-- <off/> -->"
    ),
    ("<outline text=\"P\"><!-- <off/> --></outline>", "<!-- <off/> -->"),
    ("<outline text=\"P\">text<x><!-- <in/> --></x><?p i?></outline>", "<?p i?>"),
  ])
  func unwrappingLeavesWhatBelongsToNobody(before: String, after: String) throws {
    #expect(try body(before) { try $0.unwrap(try $0.node("P")) } == after)
  }

  @Test func entriesLeftOverStandInThePlaceOfTheNode() throws {
    var document = try read(
      opml(
        """
            <outline text="A"/>
            <outline text="P">
              <!-- <outline text="1"/> -->

              <!-- <outline text="2"/> -->
            </outline>
            <outline text="B"/>
        """))
    try document.unwrap(try document.node("P"))
    #expect(
      document.written
        == opml(
          """
              <outline text="A"/>
              <!-- <outline text="1"/> -->
              <!-- <outline text="2"/> -->
              <outline text="B"/>
          """))
  }

  @Test func whatGoesIsNamed() throws {
    let document = try read(
      opml(
        "    <outline text=\"P\">own<x:y xmlns:x=\"u\"/><z>in</z></outline>\n    <outline>title</outline>"
      ))
    #expect(document.otherContent(of: try document.node("P")) == ["its text", "<x:y>", "<z>"])
    #expect(document.otherContent(of: try document.node("title")) == [])
  }
}
