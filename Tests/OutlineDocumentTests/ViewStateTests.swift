import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@Suite struct ViewStateTests {
  /// Garden > [Beds > Tomatoes, Beans], [Tools > Spade]; Kitchen > Knives; Library > Atlas.
  private func house(_ head: String) -> String {
    opml(
      """
          <outline text="Garden">
            <outline text="Beds">
              <outline text="Tomatoes"/>
              <outline text="Beans"/>
            </outline>
            <outline text="Tools">
              <outline text="Spade"/>
            </outline>
          </outline>
          <outline text="Kitchen">
            <outline text="Knives"/>
          </outline>
          <outline text="Library">
            <outline text="Atlas"/>
          </outline>
      """, head: "<head>\(head)</head>")
  }

  /// What the head is after an edit.
  private func head(
    _ head: String, _ edit: (inout OutlineDocument) throws -> Void
  ) throws -> String {
    var document = try read(house(head))
    try edit(&document)
    document.updatePositions()
    let written = document.written
    let start = try #require(written.firstRange(of: "<head>"))
    let end = try #require(written.firstRange(of: "</head>"))
    return String(written[start.upperBound..<end.lowerBound])
  }

  private func open(_ document: OutlineDocument) -> [String] {
    document.outline.subtree(of: document.outline.root)
      .filter { document.outline.childCount(of: $0) > 0 && !document.isFolded($0) }
      .map { document.title(of: $0) }.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    // Visible lines from 1: Garden 1, Beds 2, Tools 3, Spade 4, Kitchen 5, Library 6.
    ("1,3,6", ["Garden", "Tools", "Library"]),
    (" 1, 3 ", ["Garden", "Tools"]),
    ("", []),
    // Every node from 0: Garden 0, Beds 1, Tools 4, Kitchen 6, Library 8.
    ("0,1,8", ["Garden", "Beds", "Library"]),
    // Every node from 1, where the visible lines do not fit: Beds 2 is in a folded Garden.
    ("5,9", ["Tools", "Library"]),
  ])
  func theNumberingIsFoundFromTheNumbers(list: String, expected: [String]) throws {
    let document = try read(house("<expansionState>\(list)</expansionState>"))
    #expect(open(document) == expected)
  }

  @Test func withoutAListAllIsOpenUnlessAnAttributeSaysOtherwise() throws {
    let document = try read(
      opml(
        "    <outline text=\"A\"><outline text=\"B\" collapsed=\"true\"><outline/></outline></outline>"
      ))
    #expect(open(document) == ["A"])
  }

  @Test(arguments: [
    ("1,3,6", "1,3,5"), ("1, 3, 6", "1, 3, 5"), ("0,4,8", "0,4,6"), ("5,9", "5,7"), ("", ""),
  ])
  func aMoveRenumbersInTheFilesOwnWay(before: String, after: String) throws {
    let result = try head("<expansionState>\(before)</expansionState>") {
      try $0.move("Library", before: "Kitchen")
    }
    #expect(result == "<expansionState>\(after)</expansionState>")
  }

  @Test func numbersThatMeanNothingStayWithAWarning() throws {
    for list in ["10", "99", "3,1", "/opml[1]/body[1]"] {
      let text = "<expansionState>\(list)</expansionState><vertScrollState>2</vertScrollState>"
      let result = try head(text) { document in
        try document.move("Library", before: "Kitchen")
        document.updatePositions()
        #expect(document.warnings.count == 1)
        #expect(document.warnings.first?.position?.line == 3)
      }
      #expect(result == text)
    }
  }

  @Test func nothingIsRewrittenWhereNoPlaceChanged() throws {
    let text = "<expansionState>01 , 3</expansionState><vertScrollState> 1 </vertScrollState>"
    let result = try head(text) { try $0.setTitle("Cellar", of: try $0.node("Kitchen")) }
    #expect(result == text)
  }

  @Test func linesStayWithTheirNodes() throws {
    let text =
      "<expansionState>1,3</expansionState><vertScrollState>4</vertScrollState><lastCursor>4</lastCursor>"
    // Line 4 is Spade; 4 lines stand above Kitchen. Both go one further with Library before them.
    let moved = try head(text) { try $0.move("Library", before: "Garden") }
    #expect(
      moved == "<expansionState>2,4</expansionState><vertScrollState>5</vertScrollState>"
        + "<lastCursor>5</lastCursor>")
    // Tools under the folded Kitchen hides Spade: the line of Kitchen counts. Kitchen goes up by two.
    let hidden = try head(text) { try $0.move("Tools", lastIn: "Kitchen") }
    #expect(
      hidden == "<expansionState>1</expansionState><vertScrollState>3</vertScrollState>"
        + "<lastCursor>2</lastCursor>")
    // The node is gone: the number stays, as far as there are lines.
    let deleted = try head(text) { document in
      for title in ["Garden", "Library"] { try document.delete(try document.node(title)) }
    }
    #expect(
      deleted == "<expansionState></expansionState><vertScrollState>1</vertScrollState>"
        + "<lastCursor>0</lastCursor>")
  }

  @Test func movingThereAndBackInOneRunChangesNothing() throws {
    let text = "<expansionState>1,3</expansionState>"
    let result = try head(text) { document in
      try document.move("Tools", lastIn: "Kitchen")
      try document.move("Tools", lastIn: "Garden")
    }
    #expect(result == text)
  }

  @Test func aSecondRunOfEditsUpdatesAsTheFirst() throws {
    let text = "<expansionState>1,3</expansionState>"
    let result = try head(text) { document in
      try document.move("Library", before: "Garden")
      document.updatePositions()
      try document.move("Library", after: "Kitchen")
    }
    #expect(result == text)
  }

  @Test func anEmptyElementOpensForNumbers() throws {
    let result = try head("<expansionState />") {
      try $0.setFolded(false, [try $0.node("Tools")])
    }
    #expect(result == "<expansionState>1,3</expansionState>")
  }

  @Test(arguments: [
    ("", "<o:head><o:expansionState></o:expansionState></o:head>"),
    ("<o:head/>", "<o:head><o:expansionState></o:expansionState></o:head>"),
    ("<o:head></o:head>", "<o:head><o:expansionState></o:expansionState></o:head>"),
    (
      "<o:head><o:title/></o:head>",
      "<o:head><o:title/><o:expansionState></o:expansionState></o:head>"
    ),
  ])
  func whatIsAddedToTheHeadIsInItsNamespace(head: String, expected: String) throws {
    let rest = "<o:body><o:outline text=\"a\"><o:outline/></o:outline></o:body></o:opml>"
    var document = try read("<o:opml xmlns:o=\"u\">\(head)\(rest)")
    try document.setFolded(true, [try document.node("a")])
    document.updatePositions()
    #expect(document.written == "<o:opml xmlns:o=\"u\">\(expected)\(rest)")
    #expect(try open(read(document.written)) == [])
  }
}
