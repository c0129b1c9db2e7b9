import OutlineDocument
import OutlineTree
import TestSupport
import Testing

@Suite struct NameIndexTests {
  private let names = ["", " ", "a", "b", "c d", "é", "a&b"]

  /// Edits of every kind that names depend on, the same for the same numbers.
  private func edit(
    _ document: inout OutlineDocument, _ generator: inout SeededGenerator
  ) throws {
    let nodes = Array(document.outline.subtree(of: document.outline.root).dropFirst())
    let node = nodes.randomElement(using: &generator) ?? document.outline.root
    let name = names.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: try document.insert(title: name, at: .last(in: node))
    case 1 where node != document.outline.root: try document.setTitle(name, of: node)
    case 2 where node != document.outline.root: try document.setAttribute("id", to: name, of: node)
    case 3 where node != document.outline.root: try document.removeAttribute("text", of: node)
    case 4 where node != document.outline.root: try document.delete(node)
    case 5 where node != document.outline.root && document.outline.count < 60:
      try document.copy(node, to: .first(in: document.outline.root))
    default: try document.setAttribute("title", to: name, of: nodes.first ?? node)
    }
  }

  @Test(arguments: 0..<100) func anIndexedDocumentFindsWhatOneWithoutFinds(seed: Int) throws {
    let lines = """
          <outline text="a" id="b"><outline text=" " title="c d"/></outline>
          <outline text="&#97;&amp;b" id="a"/>
          <outline xmlUrl="b"/>
          <outline>é</outline>
      """
    var plain = try read(opml(lines))
    var indexed = plain
    indexed.indexNames()
    var generators = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    for step in 0..<20 {
      guard plain.outline.count > 0 else { return }
      try edit(&plain, &generators.0)
      try edit(&indexed, &generators.1)
      for name in names {
        try #require(
          indexed.nodes(titled: name) == plain.nodes(titled: name),
          "seed \(seed), step \(step): \(name)")
        try #require(
          indexed.nodes(identifiedBy: name) == plain.nodes(identifiedBy: name),
          "seed \(seed), step \(step): \(name)")
      }
    }
  }
}
