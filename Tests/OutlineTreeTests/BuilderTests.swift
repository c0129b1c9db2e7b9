import OutlineTree
import Testing

@Suite struct BuilderTests {
  @Test(arguments: 0...40)
  func siblingsStandInTheOrderInWhichTheyWereOpened(count: Int) {
    var builder = OutlineBuilder(reserving: 0)
    var ids: [NodeID] = []
    for _ in 0..<count {
      ids.append(builder.open())
      builder.close()
    }
    let outline = builder.finish()
    #expect(Array(outline.children(of: outline.root)) == ids)
    #expect(outline.count == count)
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func whatIsOpenedInsideIsAChild() {
    var builder = OutlineBuilder(reserving: 3)
    let outer = builder.open()
    let inner = builder.open()
    builder.close()
    builder.close()
    let next = builder.open()
    let outline = builder.finish()
    #expect(Array(outline.subtree(of: outline.root)) == [outline.root, outer, inner, next])
    #expect(outline.parent(of: inner) == outer)
    #expect(outline.parent(of: next) == outline.root)
    #expect(outline.firstBrokenInvariant() == nil)
  }

  @Test func finishingClosesWhatIsOpenAndClosingNothingIsNothing() {
    var builder = OutlineBuilder(reserving: 0)
    builder.close()
    let outer = builder.open()
    let inner = builder.open()
    let outline = builder.finish()
    #expect(Array(outline.children(of: outer)) == [inner])
    #expect(outline.firstBrokenInvariant() == nil)
  }
}
