import OutlineDocument
import OutlineTree
import Testing

@Suite struct MergingTests {
  /// The body of what comes of merging the lines of bodies, and what is told of the nodes.
  private func merged(
    _ base: String, _ others: String..., key: String = "xmlUrl", perFolder isPerFolder: Bool = false
  ) throws -> (body: String, told: [String]) {
    var merger = OutlineMerger(into: try read(opml(base)), key: key, perFolder: isPerFolder)
    var told: [String] = []
    for other in others {
      let other = try read(opml(other))
      told += try merger.merge(other).nodes.map { "\($0.outcome.word) \(other.title(of: $0.node))" }
    }
    let whole = try merger.finish().written
    #expect(try read(whole).written == whole)
    let start = try #require(whole.firstRange(of: "<body>\n"))
    let end = try #require(whole.firstRange(of: "\n  </body>"))
    return (String(whole[start.upperBound..<end.lowerBound]), told)
  }

  @Test func foldersMeetByPathAndWhatIsNewIsAppendedToThem() throws {
    let (body, told) = try merged(
      """
          <outline text="Tech">
            <outline text="A" xmlUrl="a"/>
          </outline>
          <outline text="B" xmlUrl="b"/>
      """,
      """
      <outline text="New"><outline text="N" xmlUrl="n"/></outline>
      <outline text="Tech">
      \t<!-- about C -->
      \t<outline text="C" xmlUrl='c' />
      \t<outline text="A" xmlUrl="a"/>
      </outline>
      """)
    #expect(
      body == """
            <outline text="Tech">
              <outline text="A" xmlUrl="a"/>
              <!-- about C -->
              <outline text="C" xmlUrl='c' />
            </outline>
            <outline text="B" xmlUrl="b"/>
            <outline text="New"><outline text="N" xmlUrl="n"/></outline>
        """)
    #expect(told == ["added New", "added N", "added C", "skipped A"])
  }

  @Test func keysAreComparedAsAddresses() throws {
    let told = try merged(
      "<outline text=\"A\" xmlUrl=\"HTTP://Example.com:80/x\"/>",
      "<outline text=\"A\" xmlUrl=\" http://example.com/x\"/><outline text=\"B\" xmlUrl=\"http://example.com/X\"/>"
    ).told
    #expect(told == ["skipped A", "added B"])
  }

  @Test func whatStandsInAnotherFolderIsThereUnlessEachFolderCounts() throws {
    let base = "<outline text=\"X\"><outline text=\"A\" xmlUrl=\"a\"/></outline>"
    let other =
      "<outline text=\"Y\"><outline text=\"A\" xmlUrl=\"a\"/><outline text=\"B\"/></outline>"
    let once = try merged(base, other)
    #expect(once.told == ["added Y", "skipped A", "added B"])
    #expect(!once.body.contains("Y\"><outline text=\"A\""))
    let twice = try merged(base, other, perFolder: true)
    #expect(twice.body.contains(other))
    #expect(twice.told == ["added Y", "added A", "added B"])
  }

  @Test func inTheSameFolderComesFirst() throws {
    let folders = ["X", "Y"].map { name in
      "<outline text=\"\(name)\"><outline text=\"\(name)A\" xmlUrl=\"a\"/></outline>"
    }.joined()
    #expect(try merged(folders, folders).told == ["skipped XA", "skipped YA"])
  }

  @Test func ofEqualTitlesTheKthMeetsTheKth() throws {
    let (body, told) = try merged(
      """
          <outline text="D"><outline text="1"/></outline>
          <outline text="D"><outline text="2"/></outline>
      """,
      """
      <outline text="D"><outline text="1"/></outline>
      <outline text="D"><outline text="2"/><outline text="3"/></outline>
      <outline text="D"/>
      """)
    #expect(
      body == """
            <outline text="D"><outline text="1"/></outline>
            <outline text="D"><outline text="2"/><outline text="3"/></outline>
            <outline text="D"/>
        """)
    #expect(told == ["skipped 1", "skipped 2", "added 3", "added D"])
  }

  @Test func aFolderDoesNotMeetAFeedOfItsName() throws {
    let told = try merged(
      "<outline text=\"A\" xmlUrl=\"a\"/>", "<outline text=\"A\"><outline text=\"B\"/></outline>"
    ).told
    #expect(told == ["added A", "added B"])
  }

  @Test func valuesThatDifferAreConflictsAndTheFirstOnesStay() throws {
    let base =
      "    <outline text=\"A\" xmlUrl=\"a\" only=\"1\"/>\n    <outline text=\"F\" x=\"1\"/>"
    var merger = OutlineMerger(into: try read(opml(base)))
    let other = try read(
      opml("<outline text=\"B\" xmlUrl=\" a\" more=\"2\"/><outline text=\"F\" x=\"2\"/>"))
    let report = try merger.merge(other)
    let changes = report.nodes.map { merged -> [ValueChange] in
      if case .conflicting(_, let changes) = merged.outcome { changes } else { [] }
    }
    try #require(changes.count == 2)
    #expect(changes[0].map(\.place) == [.attribute("text"), .attribute("more")])
    #expect(changes[0].map(\.old) == ["A", nil])
    #expect(changes[0].map(\.new) == ["B", "2"])
    #expect(changes[1].map(\.new) == ["2"])
    #expect(try merger.finish().written == opml(base))
  }

  @Test func doublesInTheSameOutlineMeetTheFirstOfThem() throws {
    let (body, told) = try merged(
      "    <outline text=\"Z\"/>",
      """
      <outline text="X">
        <outline text="A" xmlUrl="a"><outline text="k1"/></outline>
      </outline>
      <outline text="Y">
        <outline text="A" xmlUrl="a"><outline text="k1"/><outline text="k2"><outline text="k3"/></outline></outline>
        <outline text="B"/>
      </outline>
      """)
    #expect(
      body == """
            <outline text="Z"/>
            <outline text="X">
              <outline text="A" xmlUrl="a"><outline text="k1"/><outline text="k2"><outline text="k3"/></outline></outline>
            </outline>
            <outline text="Y">
              <outline text="B"/>
            </outline>
        """)
    #expect(
      told == [
        "added X", "added A", "added k1", "added Y", "skipped A", "skipped k1", "added k2",
        "added k3", "added B",
      ])
  }

  @Test func whatLiesInADoubleComesToTheOneThatStays() throws {
    let (body, told) = try merged(
      "    <outline text=\"A\" xmlUrl=\"a\"/>",
      """
      <outline text="New">
        <outline text="A" xmlUrl="a">
          <outline text="k"/>
        </outline>
        <outline text="B"/>
      </outline>
      """)
    #expect(
      body == """
            <outline text="A" xmlUrl="a">
              <outline text="k"/>
            </outline>
            <outline text="New">
              <outline text="B"/>
            </outline>
        """)
    #expect(told == ["added New", "skipped A", "added k", "added B"])
  }

  @Test func severalOutlinesAreMergedOneAfterTheOther() throws {
    let (body, told) = try merged(
      "    <outline text=\"A\"/>", "<outline text=\"B\" xmlUrl=\"b\"/>",
      "<outline text=\"C\" xmlUrl=\"b\"/><outline text=\"D\"/>", "<outline text=\"D\"/>")
    #expect(
      body == """
            <outline text="A"/>
            <outline text="B" xmlUrl="b"/>
            <outline text="D"/>
        """)
    #expect(told == ["added B", "conflicting C", "added D", "skipped D"])
  }

  @Test func idsThatAreTakenAreRenewedAndTold() throws {
    var merger = OutlineMerger(into: try read(opml("<outline text=\"A\" id=\"x\"/>")))
    let report = try merger.merge(try read(opml("<outline text=\"B\" id=\"x\"/>")))
    try #require(report.renamed.count == 1)
    #expect(merger.document.title(of: report.renamed[0]) == "B")
    #expect(merger.document.writtenID(of: report.renamed[0]) == "x-2")
  }

  @Test func anotherKeyCanTellNodesApart() throws {
    let told = try merged(
      "<outline text=\"A\" id=\"1\"/>",
      "<outline text=\"B\" id=\"1\"/><outline text=\"A\" id=\"2\"/>",
      key: "id"
    ).told
    #expect(told == ["conflicting B", "added A"])
  }

  @Test func deepOutlinesAreMerged() throws {
    let depth = 20_000
    let chain = (0..<depth).map { "<outline text=\"\($0)\">" }.joined()
    let ends = String(repeating: "</outline>", count: depth)
    let told = try merged(chain + ends, chain + "<outline text=\"new\"/>" + ends).told
    #expect(told == ["added new"])
  }

  @Test(arguments: 0..<200)
  func anOutlineMergedIntoItselfIsAsItWas(seed: Int) throws {
    var random = RandomOutline(seed: seed, hasComments: true)
    let document = try read(random.text())
    var merger = OutlineMerger(into: document)
    let report = try merger.merge(document)
    #expect(report.nodes.allSatisfy { $0.outcome.word == "skipped" })
    let result = try merger.finish()
    try #require(result.written == document.written, "seed \(seed)")
  }

  /// What was added once is there the next time.
  @Test(arguments: 0..<200)
  func mergingAgainAddsNothing(seed: Int) throws {
    var (one, two) = (
      RandomOutline(seed: seed, hasComments: true),
      RandomOutline(seed: seed + 1000, hasComments: true)
    )
    let other = try read(two.text())
    var merger = OutlineMerger(into: try read(one.text()))
    _ = try merger.merge(other)
    let once = merger.document.written
    let again = try merger.merge(other)
    try #require(!again.nodes.contains { $0.outcome.word == "added" }, "seed \(seed)")
    try #require(merger.document.written == once, "seed \(seed)")
    let reread = try read(once)
    try #require(reread.outline.count == merger.document.outline.count, "seed \(seed)")
  }
}

extension MergedNode.Outcome {
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .skipped: "skipped"
    case .conflicting: "conflicting"
    }
  }
}
