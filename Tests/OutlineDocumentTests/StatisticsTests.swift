import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@Suite struct StatisticsTests {
  private let text = """
    <opml version="2.0" xmlns:x="urn:x"><head><expansionState>1</expansionState></head><body>
    <outline text="A" id="i"><outline text="B" id="i" type="rss" x:rank="1"/>
    <outline text="C" _note="n" _status="checked" type="a&amp;b"><outline text="D" note=""/></outline>
    </outline>
    <outline text="E" isComment="true" xmlns:y="urn:y" id="j">
    <outline text="F" _status="unchecked" type="rss"/></outline>
    </body></opml>
    """

  @Test func everythingIsCounted() throws {
    let statistics = DocumentStatistics(of: try read(text))
    #expect(statistics.files == 1)
    #expect(statistics.nodes == 6)
    #expect(statistics.top == 2)
    #expect(statistics.leaves == 3)
    #expect(statistics.folders == 3)
    #expect(statistics.depth == 3)
    #expect(statistics.widest == 2)
    #expect(statistics.notes == 1)
    #expect(statistics.checked == 1)
    #expect(statistics.unchecked == 1)
    #expect(statistics.folded == 2)
    #expect(statistics.commented == 2)
    #expect(statistics.ids == 3)
    #expect(statistics.repeatedIDs == 1)
    #expect(statistics.types.entries.map { "\($0.text) \($0.count)" } == ["rss 2", "a&b 1"])
    #expect(
      statistics.attributes.entries.map { "\($0.text) \($0.count)" } == [
        "text 6", "id 3", "type 3", "_status 2", "_note 1", "isComment 1", "note 1", "x:rank 1",
      ])
  }

  @Test func severalAreAddedUp() throws {
    var sum = DocumentStatistics()
    sum += DocumentStatistics(of: try read(text))
    sum += DocumentStatistics(of: try read("<opml><body><outline type=\"z\"/></body></opml>"))
    #expect(sum.files == 2)
    #expect(sum.nodes == 7)
    #expect(sum.depth == 3)
    #expect(sum.repeatedIDs == 1)
    #expect(sum.types.entries.map(\.text) == ["rss", "a&b", "z"])
  }

  @Test func anEmptyOutlineHasNoDepth() throws {
    let statistics = DocumentStatistics(of: try read("<opml><body/></opml>"))
    #expect(
      [statistics.nodes, statistics.depth, statistics.widest, statistics.folders] == [0, 0, 0, 0])
  }
}
