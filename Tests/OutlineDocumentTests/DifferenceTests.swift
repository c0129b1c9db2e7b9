import OutlineDocument
import OutlineTree
import TestSupport
import Testing

@Suite struct DifferenceTests {
  /// What became of the nodes, as kinds and titles.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let old = try read(opml(old))
    let new = try read(opml(new))
    return DocumentDifference(from: old, to: new).changes.map { change in
      let title =
        change.newNode.map { new.title(of: $0) } ?? change.oldNode.map { old.title(of: $0) } ?? ""
      let values = change.values.map { value in
        let name = if case .attribute(let name) = value.place { name } else { "#text" }
        return " \(name) \(value.old ?? "null") \(value.new ?? "null")"
      }
      return "\(change.kind.rawValue) \(title)\(values.joined())"
    }
  }

  private func nodes(_ titles: String) -> String {
    titles.map { "<outline text=\"\($0)\"/>" }.joined()
  }

  @Test func layoutQuotesOrderOfAttributesCommentsAndDeclarationsAreNoDifference() throws {
    #expect(
      try changes(
        "<outline text=\"A &amp;\" id=\"a\"/><!-- c -->\n<outline text=\"B\"> t </outline>",
        "<outline xmlns:x=\"y\" id='a' text=\"&#65; &#38;\" ></outline><outline text=\"B\">t</outline>"
      ) == [])
  }

  @Test func asFewNodesAsPossibleAreMoved() throws {
    #expect(try changes(nodes("ABCD"), nodes("DABC")) == ["moved D"])
    #expect(try changes(nodes("ABCD"), nodes("BCDA")) == ["moved A"])
    #expect(try changes(nodes("ABCDEF"), nodes("ADBFCE")) == ["moved D", "moved F"])
    #expect(try changes(nodes("ABC"), nodes("AXBC")) == ["added X"])
    #expect(try changes(nodes("AXBC"), nodes("ABC")) == ["removed X"])
  }

  @Test func aNodeUnderAnotherParentIsMovedAndThoseBelowItAreNot() throws {
    #expect(
      try changes(
        "<outline text=\"A\"><outline text=\"B\"><outline text=\"C\"/></outline></outline>"
          + nodes("D"),
        nodes("A")
          + "<outline text=\"D\"><outline text=\"B\"><outline text=\"C\"/></outline></outline>"
      ) == ["moved B"])
  }

  @Test func nodesMeetByIdThenByContentThenByPath() throws {
    #expect(
      try changes(
        "<outline text=\"A\" id=\"1\"/><outline text=\"B\" id=\"2\"/>",
        "<outline text=\"B\" id=\"1\"/><outline text=\"A\" id=\"2\"/>")
        == ["changed B text A B", "changed A text B A"])
    #expect(
      try changes("<outline text=\"A\" u=\"1\"/>", "<outline text=\"A\" v=\"2\"/>")
        == ["changed A u 1 null v null 2"])
    #expect(
      try changes("<outline title=\"A\"/>", "<outline title=\"A\">own</outline>")
        == ["changed A #text null own"])
    // Written in two ways, é is two titles.
    #expect(try changes(nodes("e\u{301}"), nodes("\u{E9}")).count == 2)
  }

  @Test func ofEqualNodesTheFirstMeetsTheFirst() throws {
    #expect(try changes(nodes("AAA"), nodes("AA")) == ["removed A"])
    #expect(
      try changes(
        "<outline text=\"X\"><outline text=\"A\"/></outline><outline text=\"Y\"><outline text=\"A\"/></outline>",
        "<outline text=\"X\"/><outline text=\"Y\"/><outline text=\"Z\"><outline text=\"A\"/></outline>"
      )
        == ["removed A", "added Z", "moved A"])
    #expect(
      try changes(
        "<outline text=\"A\" id=\"n\"/><outline text=\"B\" id=\"n\"/>",
        "<outline text=\"A\" id=\"n\"/><outline text=\"C\" id=\"n\"/>") == ["changed C text B C"])
  }

  @Test func belowAnAddedOrRemovedNodeEachNodeIsTold() throws {
    let branch = "<outline text=\"B\"><outline text=\"C\"/><outline text=\"D\"/></outline>"
    #expect(try changes(nodes("A"), nodes("A") + branch) == ["added B", "added C", "added D"])
    #expect(
      try changes(nodes("A") + branch, nodes("A")) == ["removed B", "removed C", "removed D"])
    #expect(
      try changes(branch, nodes("C") + "<outline text=\"E\"><outline text=\"D\"/></outline>")
        == ["removed B", "moved C", "added E", "moved D"])
  }

  @Test func removedNodesAreToldWhereTheyStood() throws {
    #expect(
      try changes(nodes("ABCDE"), nodes("XACE")) == ["added X", "removed B", "removed D"])
    #expect(
      try changes(nodes("ABCD"), nodes("DCX")) == ["removed A", "removed B", "moved C", "added X"])
  }

  @Test(arguments: 0..<200)
  func whatWasDoneAtRandomIsWhatIsTold(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var random = RandomOutline(seed: seed, hasComments: false)
    let old = try read(random.text())
    var new = old
    let nodes = Array(old.outline.subtree(of: old.outline.root).dropFirst())
    guard let moved = nodes.randomElement(using: &generator),
      let target = nodes.randomElement(using: &generator)
    else { return }
    do throws(OutlineError) {
      try new.relocate(moved, to: [.before(target), .last(in: target)][seed % 2])
    } catch {
      return
    }
    let reread = try read(new.written)
    let changes = DocumentDifference(from: old, to: reread).changes
    let isSame =
      new.outline.parent(of: moved) == old.outline.parent(of: moved)
      && new.outline.index(of: moved) == old.outline.index(of: moved)
    let moves = changes.filter { $0.kind == .moved }
    try #require(moves.count == (isSame ? 0 : 1), "seed \(seed)")
    let back = DocumentDifference(from: reread, to: old).changes
    try #require(back.count { $0.kind == .moved } == moves.count, "seed \(seed)")
    try #require(!changes.contains { $0.kind == .added || $0.kind == .removed }, "seed \(seed)")
  }

  @Test func greatDocumentsOfEqualNodesAreNoTrouble() throws {
    let many = String(repeating: "<outline text=\"A\"/>", count: 30_000)
    #expect(try changes(nodes("B") + many, many + nodes("B")) == ["moved B"])
  }
}
