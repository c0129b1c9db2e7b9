import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@Suite struct CheckingTests {
  /// What is found, as lines of place, severity, title, message and rule.
  private func found(_ text: String, strictly isStrict: Bool = false) throws -> [String] {
    let check = try DocumentCheck(XMLSource(decoding: Array(text.utf8)), strictly: isStrict)
    return check.findings.map { finding in
      let title = finding.node.flatMap { node in check.document.map { $0.title(of: node) } }
      let place = "\(finding.position.line):\(finding.position.column)"
      let subject = title.map { "\($0) " } ?? ""
      return "\(place) \(finding.severity.rawValue): \(subject)\(finding.message) [\(finding.rule)]"
    }
  }

  private func found(
    nodes: String, version: String = "2.0", strictly isStrict: Bool = false
  ) throws -> [String] {
    try found(
      "<opml version=\"\(version)\"><head/><body>\n\(nodes)\n</body></opml>", strictly: isStrict)
  }

  @Test func aGoodFileHasNoFindings() throws {
    let text = """
      <opml version="2.0"><head><dateCreated>Sun, 02 Mar 2025 09:15:00 GMT</dateCreated>\
      <dateModified/><expansionState>1</expansionState></head><body>
      <outline text="A" created="2025-03-02" isComment="false" isBreakpoint="true" _note="n" id="a">\
      <outline text="F" type="RSS" xmlUrl="u"/><outline text="G" type="link" url="u"/></outline>
      </body></opml>
      """
    #expect(try found(text) == [])
  }

  @Test func whatStandsAroundTheNodesIsLookedAt() throws {
    #expect(
      try found("<?xml version=\"1.0\"?>\n<opml><body/></opml>") == [
        "2:1 error: <opml> has no version [missing-version]",
        "2:1 error: <opml> has no <head> [missing-head]",
        "2:7 warning: <body> has no nodes [empty-body]",
      ])
    #expect(
      try found("<opml version=\"3\"><head/><body><outline text=\"A\"/></body></opml>") == [
        "1:1 warning: the version is \"3\"; known are 1.0, 1.1, 2.0 [unknown-version]"
      ])
  }

  @Test func anOutlineWithoutBodyIsAFindingAndAnotherRootIsNoOutline() throws {
    let source = try XMLSource(
      decoding: Array("<x:opml xmlns:x=\"y\"><a><head/></a><outline/></x:opml>".utf8))
    let check = try DocumentCheck(source)
    #expect(check.document == nil)
    #expect(check.findings.map(\.rule) == ["missing-version", "missing-head", "missing-body"])
    #expect(check.findings.allSatisfy { $0.severity == .error && $0.node == nil })
    #expect(throws: XMLFailure.self) {
      try DocumentCheck(XMLSource(decoding: Array("<html/>".utf8)))
    }
    #expect(throws: XMLFailure.self) {
      try DocumentCheck(XMLSource(decoding: Array("<opml>".utf8)))
    }
  }

  @Test func titlesAreRequiredSinceVersion2() throws {
    let nodes =
      "<outline title=\"T\"/><outline text=\" \"/><outline>own<outline text=\"x\"/></outline>"
    #expect(
      try found(nodes: nodes) == [
        "2:1 error: T has no attribute text, which OPML 2.0 requires [missing-text]",
        "2:21 warning:   has a blank text [blank-text]",
        "2:40 error: own has no attribute text, which OPML 2.0 requires [missing-text]",
        """
        2:40 warning: own has its title between its tags; the place for it is the attribute text \
        [text-as-content]
        """,
      ])
    #expect(
      try found(nodes: "<outline title=\"T\"/>", version: "1.1") == [
        "2:1 warning: T has no attribute text, which is what outliners show [missing-text]"
      ])
  }

  @Test func textBetweenNodesIsFoundWhereItStands() throws {
    #expect(
      try found(nodes: "<outline text=\"A\">\n x <outline text=\"B\"/></outline>\n  stray") == [
        "2:1 warning: A holds text between its tags, which most programs drop [text-between-nodes]",
        "4:3 warning: text stands between the nodes, which most programs drop [text-between-nodes]",
      ])
  }

  @Test func everyLaterNodeWithAnIdIsFound() throws {
    #expect(
      try found(
        nodes: "<outline text=\"A\" id=\"n\"/>\n<outline text=\"B\" xml:id=\"n\"/>"
          + "\n<outline text=\"C\" id=\"&#110;\"/>") == [
          "3:1 error: B has the id \"n\", which a node in line 2 has [duplicate-id]",
          "4:1 error: C has the id \"n\", which a node in line 2 has [duplicate-id]",
        ])
  }

  @Test func nodesThatLeadSomewhereNeedAnAddress() throws {
    #expect(
      try found(
        nodes: """
          <outline text="A" type="rss"/>
          <outline text="B" type="Link" url=" "/>
          <outline text="C" type="include"/>
          <outline text="D" type="rss"><outline text="E" type="rss" xmlurl="u"/></outline>
          <outline text="F" type="song"/>
          """) == [
          "2:1 error: A is of type rss and has no xmlUrl [missing-address]",
          "3:1 error: B is of type link and has no url [missing-address]",
          "4:1 error: C is of type include and has no url [missing-address]",
          """
          5:1 warning: D is a folder, with children and no xmlUrl, but of type rss \
          [folder-typed-rss]
          """,
          "5:30 warning: E has the attribute xmlurl, which is written xmlUrl [attribute-case]",
        ])
  }

  @Test func valuesThatProgramsReadHaveTheirForms() throws {
    let text = """
      <opml version="2.0"><head>
      <dateCreated>yesterday</dateCreated><expansionState>7</expansionState></head><body>
      <outline text="A" created="31 Feb 2020 10:00 GMT" isComment="TRUE" isBreakpoint=""/>
      </body></opml>
      """
    #expect(
      try found(text) == [
        "2:1 warning: <dateCreated> is \"yesterday\", which is no date [bad-date]",
        "2:37 warning: <expansionState> fits no known numbering of the nodes [expansion-state]",
        "3:1 warning: A is created \"31 Feb 2020 10:00 GMT\", which is no date [bad-date]",
        "3:1 warning: A has \"TRUE\" as isComment, which is true or false [bad-boolean]",
        "3:1 warning: A has \"\" as isBreakpoint, which is true or false [bad-boolean]",
      ])
  }

  @Test func strictlyAlsoWhatProgramsAddIsFound() throws {
    let nodes = """
      <outline xmlns:x="y" text="A" _note="n" x:y="z" xml:lang="en" created="2025-03-02"/>
      """
    #expect(try found(nodes: nodes) == [])
    #expect(
      try found(nodes: nodes, strictly: true) == [
        "2:1 warning: A has the attribute _note, which OPML does not know [unknown-attribute]",
        "2:1 warning: A is created \"2025-03-02\", which is no date as in RFC 822 [bad-date]",
      ])
  }

  @Test func longValuesAreCut() throws {
    let long = String(repeating: "é", count: 41)
    #expect(
      try found(nodes: "<outline text=\"A\" created=\"\(long)\"/>") == [
        "2:1 warning: A is created \"\(long.dropLast())…\", which is no date [bad-date]"
      ])
  }
}
