import OutlineLanguage
import OutlineXML
import Testing

@Suite struct SelectingTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="A" id="a">
        <outline text="A1" id="a1">
          <outline text="A1x" id="a1x"/>
        </outline>
        <outline text="A2" id="b"/>
        <outline text="Twin"/>
      </outline>
      <outline text="b" id="x">
        <outline text="B1" id="n"/>
        <outline text="Twin"/>
        <outline text="B2" id="n"/>
      </outline>
      <outline text="R &amp; D/x"><outline text="two&#10;lines" type="rss"/></outline>
      """)
  }

  @Test(arguments: [
    ("a", ["A"]),
    ("b", ["A2"]),
    ("B1", ["B1"]),
    ("title b", ["b"]),
    ("id b", ["A2"]),
    ("id B1", []),
    ("title Twin", ["Twin", "Twin"]),
    ("n#1", ["B1"]),
    ("n#2", ["B2"]),
    ("\"n#2\"", ["B2"]),
    ("n#3", []),
    ("\"R & D/x\"", ["R & D/x"]),
    ("nobody", []),
    ("top", [""]),
    ("all", ["A", "A1", "A1x", "A2", "Twin", "b", "B1", "Twin", "B2", "R & D/x", "two\nlines"]),
  ])
  func namesFindIdsBeforeTitles(selector: String, titles: [String]) throws {
    #expect(try sample.titles(selector) == titles)
  }

  @Test(arguments: [
    ("/A", ["A"]),
    ("/A/A1/A1x", ["A1x"]),
    ("/A1", []),
    ("/A/Twin", ["Twin"]),
    ("/\"R & D/x\"/\"two\\nlines\"", ["two\nlines"]),
    ("/a", []),
  ])
  func pathsLeadFromTheTop(selector: String, titles: [String]) throws {
    #expect(try sample.titles(selector) == titles)
  }

  @Test(arguments: [
    ("children of a", ["A1", "A2", "Twin"]),
    ("children of top", ["A", "b", "R & D/x"]),
    ("children of (x, a1, a)", ["A1", "A1x", "A2", "Twin", "B1", "Twin", "B2"]),
    ("descendants of a", ["A1", "A1x", "A2", "Twin"]),
    ("descendants of (a1, a)", ["A1", "A1x", "A2", "Twin"]),
    ("parent of a1x", ["A1"]),
    ("parent of (a1x, b, a1)", ["A", "A1"]),
    ("parent of a", []),
    ("parent of top", []),
    ("siblings of b", ["A1", "Twin"]),
    ("siblings of (a1, b)", ["A1", "A2", "Twin"]),
    ("siblings of (a, n#1)", ["b", "Twin", "B2", "R & D/x"]),
    ("siblings of top", []),
    ("siblings of a1x", []),
    ("children of a1x", []),
    ("children of nobody", []),
  ])
  func placesAreRelative(selector: String, titles: [String]) throws {
    #expect(try sample.titles(selector) == titles)
  }

  @Test(arguments: [
    ("x, a1x, a", ["A", "A1x", "b"]),
    ("a, a, where @id = \"a\", nobody", ["A"]),
    ("where level = 1, children of a1", ["A", "A1x", "b", "R & D/x"]),
  ])
  func aUnionIsInDocumentOrderEachOnce(selector: String, titles: [String]) throws {
    #expect(try sample.titles(selector) == titles)
  }

  @Test func allIsWhatLiesBelowTheTop() throws {
    #expect(try sample.titles("descendants of top") == sample.titles("all"))
  }

  @Test func aRepeatedIdIsRefusedWithItsCandidates() throws {
    let expected = EditFailure(
      .refused, at: SourcePosition(line: 12, column: 3),
      """
      n finds 2 nodes where one is wanted:
        n#1  line 12  /b/B1
        n#2  line 14  /b/B2
      """)
    #expect(throws: expected) { try sample.titles("n") }
    #expect(throws: EditFailure.self) { try sample.titles("children of id n") }
    #expect(throws: EditFailure.self) { try sample.titles("where in n") }
  }

  @Test func aRepeatedTitleIsRefusedWithItsCandidates() throws {
    #expect {
      try sample.titles("a, Twin")
    } throws: { error in
      guard let failure = error as? EditFailure, failure.kind == .refused else { return false }
      let lines = failure.message.split(separator: "\n")
      return lines.count == 3 && lines[0] == "Twin finds 2 nodes where one is wanted:"
        && lines[1].hasSuffix(".1-2  line 9  /A/Twin")
        && lines[2].hasSuffix(".2-2  line 13  /b/Twin")
    }
  }

  @Test func ofVeryManyCandidatesTheFirstAreListed() throws {
    let twins = Array(repeating: "<outline text=\"t\"/>", count: 25).joined(separator: "\n")
    #expect {
      try Sample(twins).titles("t")
    } throws: { error in
      let lines = (error as? EditFailure)?.message.split(separator: "\n")
      return lines?.count == 22 && lines?.last == "  and 5 more"
    }
  }

  @Test(arguments: [
    "e\u{301}", "\u{E9}",
  ])
  func titlesAreComparedScalarByScalar(title: String) throws {
    let sample = try Sample("<outline text=\"\u{E9}\"/><outline text=\"e\u{301}\" id=\"\u{301}\"/>")
    for selector in ["title \"\(title)\"", "\"\(title)\"", "/\(title)"] {
      let found = try sample.titles(selector)
      #expect(found.map { Array($0.unicodeScalars) } == [Array(title.unicodeScalars)])
    }
  }

  @Test(arguments: [
    ("xpath \"//outline[@type='rss']/@type\", a", ["A", "two\nlines"]),
    ("xpath \"//outline[starts-with(@id, 'a1')]\"", ["A1", "A1x"]),
    ("children of xpath '/opml/body/outline[2]'", ["B1", "Twin", "B2"]),
    ("xpath '//head'", []),
  ])
  func xpathSelectsTheNodesOfElements(selector: String, titles: [String]) throws {
    #expect(try sample.titles(selector) == titles)
  }

  @Test func xpathSeesTheDocumentAsItStandsBeforeTheStatement() throws {
    let script = "move b into top first; move xpath '/opml/body/outline[1]' last"
    #expect(
      try sample.running(script).document.sketch
        == "A(A1(A1x) Twin) b(B1 Twin B2) R & D/x(two\nlines) A2")
  }

  @Test(arguments: [
    ("xpath \"count(//outline)\"", "the XPath expression gives no nodes, but a number"),
    ("xpath \"//nope:outline\"", "the XPath expression uses the prefix nope, which the document"),
    ("xpath \"//outline[nope()]\"", "the XPath expression cannot be evaluated"),
  ])
  func aWrongXPathIsAnErrorOfTheExpressionWithItsPlace(
    selector: String, message: String
  ) throws {
    #expect {
      try sample.titles("a,\n \(selector)")
    } throws: { error in
      guard let failure = error as? EditFailure, failure.kind == .expression else { return false }
      return failure.message.hasPrefix(message)
        && failure.message.hasSuffix(" (expression:2:8)\n   \(selector)\n         ^")
    }
  }
}
