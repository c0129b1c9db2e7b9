import OutlineDocument
import OutlineTree
import Testing

@Suite struct IdentifyingTests {
  private func identified(_ lines: String) throws -> (OutlineDocument, [NewID]) {
    var document = try read(opml(lines))
    let ids = try document.identify()
    return (document, ids)
  }

  private func ids(_ document: OutlineDocument) -> [String?] {
    document.outline.subtree(of: document.outline.root).dropFirst()
      .map { document.writtenID(of: $0) }
  }

  @Test func aNewIdIsTheDerivedOneAndNothingElseChanges() throws {
    let lines = """
          <!-- c --><outline text="A" />
          <outline text='B' id="b"><outline text="C"></outline></outline>
      """
    let before = try read(opml(lines))
    let (document, made) = try identified(lines)
    let expected = before.outline.subtree(of: before.outline.root).dropFirst().map { node in
      before.writtenID(of: node) ?? "o" + before.identifier(of: node).dropFirst()
    }
    #expect(ids(document) == expected)
    #expect(made.map(\.old) == [nil, nil])
    #expect(
      document.written
        == opml(
          """
              <!-- c --><outline text="A" id="\(expected[0])" />
              <outline text='B' id="b"><outline text="C" id="\(expected[2])"></outline></outline>
          """))
  }

  @Test func behindTheHighestNumberCountingBeginsAnew() throws {
    var document = try read(
      """
      <cherrytree><node name="A" unique_id="\(Int.max)"/><node name="B"/><node name="C" unique_id="1"/></cherrytree>
      """)
    #expect(try document.identify().map(\.new) == ["2"])
  }

  @Test func aBlankIdIsNone() throws {
    let lines = """
          <outline text="A" id=" " type="x"/>
          <outline text="B" id="&#32;" uuid="u"/>
          <outline text="C" id=" c"/>
      """
    let before = try read(opml(lines))
    #expect(ids(before) == [nil, "u", " c"])
    let (document, made) = try identified(lines)
    let new = try #require(made.first?.new)
    #expect(made.count == 1)
    #expect(document.written == before.written.replacing("id=\" \"", with: "id=\"\(new)\""))
  }

  @Test func everyLaterNodeWithAnIdGetsAnother() throws {
    let (document, made) = try identified(
      """
          <outline text="A" id="n"/>
          <outline text="B" id="n"/>
          <outline text="B" id="n"/>
          <outline text="C" xml:id="n"/>
          <outline text="D" id="" _id="x"/>
          <outline text="D" id="" _id="x"/>
      """)
    let ids = ids(document).compactMap { $0 }
    #expect(ids[0] == "n")
    #expect(ids[4] == "x")
    #expect(Set(ids).count == 6)
    #expect(made.map(\.old) == ["n", "n", "n", "x"])
    #expect(made.map(\.new) == [ids[1], ids[2], ids[3], ids[5]])
    // Each in the attribute that it had.
    #expect(document.attribute("xml:id", of: try document.node("C")) == ids[3])
    #expect(document.attribute("id", of: try document.node("C")) == nil)
  }

  @Test func nodesOfEqualContentCountOnAndPassWhatIsTaken() throws {
    let plain = try identified("<outline text=\"A\"/><outline text=\"A\"/>")
    let free = ids(plain.0).compactMap { $0 }
    #expect(Set(free).count == 2)
    let (document, _) = try identified(
      """
      <outline text="A"/><outline text="A"/>
      <outline text="B" id="\(free[0])"/><outline text="B" id="\(free[1])"/>
      """)
    let all = ids(document).compactMap { $0 }
    #expect(Set(all).count == 4)
    #expect(Array(all[2...]) == free)
  }

  @Test func aSecondTimeThereIsNothingToDo() throws {
    var (document, _) = try identified("<outline text=\"A\"/><outline text=\"A\" id=\"\"/>")
    let written = document.written
    #expect(try document.identify().isEmpty)
    #expect(document.written == written)
  }

  @Test func equalNodesInGreatNumberAreNoTrouble() throws {
    let (document, made) = try identified(String(repeating: "<outline text=\"A\"/>", count: 20_000))
    #expect(made.count == 20_000)
    #expect(Set(ids(document)).count == 20_000)
  }
}
