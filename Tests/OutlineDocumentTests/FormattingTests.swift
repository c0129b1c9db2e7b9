import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@Suite struct DocumentFormattingTests {
  private func laid(_ text: String, unit: String?) throws -> String {
    let source = try XMLSource(decoding: Array(text.utf8))
    let formatting = try OutlineDocument(source).formatting(unit: unit.map { Array($0.utf8) })
    return String(decoding: formatting.text(of: source), as: UTF8.self)
  }

  /// Titles with their levels and attributes, notes and texts: what formatting must not change.
  private func content(of text: String) throws -> [String] {
    let document = try read(text)
    return document.outline.subtree(of: document.outline.root).map { node in
      let values = document.attributes(of: node).map { "\($0.name)=\($0.value)" }
      return "\(document.outline.depth(of: node) ?? -1) \(document.title(of: node)) \(values)"
    }
  }

  @Test(arguments: 0..<200)
  func layingOutAgainChangesNothingAndNoNodeIsLost(seed: Int) throws {
    var random = RandomOutline(seed: seed, hasComments: true)
    let text = random.text()
    for unit in ["  ", "\t", "", nil] {
      let once = try laid(text, unit: unit)
      try #require(try laid(once, unit: unit) == once, "seed \(seed)")
      try #require(try content(of: once) == content(of: text), "seed \(seed)")
      try #require(try laid(once, unit: nil) == laid(text, unit: nil), "seed \(seed)")
    }
  }

  /// Where comments belong is read from lines, so it is looked at where lines were and remain.
  @Test(arguments: 0..<200)
  func aNodeTakesTheSameCommentsAlongAfterwards(seed: Int) throws {
    var random = RandomOutline(seed: seed, hasComments: true)
    let text = try laid(random.text(), unit: "  ")
    var before = try read(text)
    var after = try read(try laid(text, unit: "\t"))
    for node in before.outline.children(of: before.outline.root).reversed() {
      try before.delete(node)
      try after.delete(node)
      let (left, right) = (before.written, after.written)
      try #require(
        left.filter { !$0.isWhitespace } == right.filter { !$0.isWhitespace }, "seed \(seed)")
    }
  }

  @Test func textBetweenTheTopNodesIsFound() throws {
    let document = try read(opml("    <outline text=\"A\">a</outline> &amp;\n  x"))
    #expect(document.textBetweenTopNodes == SourcePosition(line: 5, column: 35))
    #expect(try read(opml("    <outline text=\"A\">a</outline>")).textBetweenTopNodes == nil)
  }
}
