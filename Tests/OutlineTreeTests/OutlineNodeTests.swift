import OutlineTree
import Testing

@Suite struct OutlineNodeTests {
  /// Takes what SwiftUI's `OutlineGroup` takes.
  private func rows<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>
  ) -> [Data.Element.ID] where Data.Element: Identifiable {
    data.flatMap { element in
      [element.id] + (element[keyPath: children].map { rows($0, children: children) } ?? [])
    }
  }

  @Test func aTreeOfNodesCanBeShownByAKeyPathToTheChildren() {
    let outline = Outline(drawn: "((())())()")
    #expect(rows(outline.topNodes, children: \.children) == outline.ids)
  }

  @Test func aLeafHasNoChildrenRatherThanAnEmptyList() throws {
    let outline = Outline(drawn: "(())")
    let node = try #require(outline.node(outline.ids[0]))
    #expect(node.children?.count == 1)
    #expect(node.children?.first?.id == outline.ids[1])
    #expect(node.children?.first?.children == nil)
    #expect(Outline().topNodes.isEmpty)
  }

  @Test func aNodeShowsTheOutlineAsItWas() throws {
    var outline = Outline(drawn: "(())")
    let node = try #require(outline.node(outline.ids[0]))
    try outline.delete(outline.ids[1])
    #expect(node.children?.count == 1)
    #expect(outline.node(node.id)?.children == nil)
  }
}
