import OutlineDocument
import OutlineTree
import OutlineXML
import TestSupport
import Testing

/// An OPML with every kind of layout between its nodes, whose titles are all different.
struct RandomOutline {
  private var generator: SeededGenerator
  private var count = 0
  private let lineEnd: String
  private let unit: String
  private let hasComments: Bool

  init(seed: Int, hasComments: Bool) {
    self.hasComments = hasComments
    generator = SeededGenerator(seed: seed)
    lineEnd = ["\n", "\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    unit = ["  ", "\t", "    "].randomElement(using: &generator) ?? "  "
  }

  mutating func text() -> String {
    let body = children(depth: 2)
    return "<?xml version=\"1.0\"?>\(lineEnd)<opml version=\"2.0\">\(lineEnd)\(unit)<head/>"
      + "\(lineEnd)\(unit)<body>\(body)</body>\(lineEnd)</opml>"
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func children(depth: Int) -> String {
    let number = Int.random(in: 0...(depth > 5 ? 1 : 4), using: &generator)
    let isOnOneLine = chance(15)
    let isMixed = chance(6)
    var result = ""
    for _ in 0..<number {
      if isMixed, chance(50) { result += " text " }
      result += isOnOneLine ? "" : gap(depth: depth)
      if hasComments, chance(12) { result += comment(depth: depth) }
      result += node(depth: depth)
      if hasComments, chance(8) { result += " <!-- behind \(count) -->" }
    }
    if chance(5) { result += "<?mark \(count)?>" }
    if isOnOneLine || (number == 0 && chance(50)) { return result }
    return result + gap(depth: depth - 1)
  }

  private mutating func gap(depth: Int) -> String {
    var result = lineEnd
    if chance(10) { result += lineEnd }
    if chance(5) { result += "   " + lineEnd }
    if chance(4) { return result + unit }
    return result + String(repeating: unit, count: depth)
  }

  private mutating func comment(depth: Int) -> String {
    let kinds = ["about", "first\(lineEnd)second", "<outline text=\"off\"/>"]
    let kind = kinds.randomElement(using: &generator) ?? "about"
    return "<!-- \(kind) \(count) -->" + (chance(10) ? " " : gap(depth: depth))
  }

  private mutating func node(depth: Int) -> String {
    count += 1
    let start = "<outline text=\"n\(count)\"" + (chance(10) ? " xml:space=\"preserve\"" : "")
    if chance(40) { return start + (chance(20) ? " />" : "/>") }
    return start + ">" + children(depth: depth + 1) + "</outline>"
  }
}

@Suite struct SequenceTests {
  /// What was read anew after each move is the measure of what is kept in memory over many.
  ///
  /// Without comments: to whom they belong is read from where they stand, so that a unit put close to
  /// one can own it when the file is read again.
  @Test(arguments: 0..<300)
  func movesInOneRunWriteWhatMovesInSeveralRunsWrite(seed: Int) throws {
    var run = try RandomRun(seed: seed, hasComments: false)
    for _ in 0..<12 {
      guard let step = run.nextStep() else { return }
      var again = try read(run.document.written)
      guard try run.apply(step) else { continue }
      try again.relocate(try again.node(step.title), to: try step.place(in: again))
      try #require(run.document.written == again.written, "seed \(seed): \(step)\n\(run.last)")
    }
  }

  @Test(arguments: 0..<300)
  func movesLoseNoCommentAndKeepTheTree(seed: Int) throws {
    var run = try RandomRun(seed: seed, hasComments: true)
    let comments = comments(in: run.document.written)
    for _ in 0..<12 {
      guard let step = run.nextStep() else { return }
      guard try run.apply(step) else { continue }
      let reread = try read(run.document.written)
      try #require(titles(of: reread) == titles(of: run.document), "seed \(seed): \(step)")
      try #require(self.comments(in: run.document.written) == comments, "seed \(seed): \(step)")
    }
  }

  private func titles(of document: OutlineDocument) -> [String] {
    document.outline.subtree(of: document.outline.root).map {
      "\(document.outline.depth(of: $0) ?? -1) \(document.title(of: $0))"
    }
  }

  private func comments(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return MarkupReader(bytes, in: 0..<bytes.count).compactMap { markup in
      if case .comment(let range) = markup {
        String(decoding: bytes[range], as: UTF8.self)
      } else {
        nil
      }
    }.sorted()
  }
}

/// A document that is given random moves.
struct RandomRun {
  var document: OutlineDocument
  /// The text before the last move.
  private(set) var last: String
  private var generator: SeededGenerator

  struct Step {
    let title: String
    let anchor: String
    let kind: Int

    func place(in document: OutlineDocument) throws -> Place {
      let node = try document.node(anchor)
      return [.before(node), .after(node), .first(in: node), .last(in: node)][kind]
    }
  }

  init(seed: Int, hasComments: Bool) throws {
    var random = RandomOutline(seed: seed, hasComments: hasComments)
    last = random.text()
    document = try read(last)
    generator = SeededGenerator(seed: seed + 1_000_000)
    #expect(document.written == last, "seed \(seed)")
  }

  mutating func nextStep() -> Step? {
    let nodes = Array(document.outline.subtree(of: document.outline.root).dropFirst())
    guard nodes.count > 1, let node = nodes.randomElement(using: &generator),
      let anchor = nodes.randomElement(using: &generator)
    else { return nil }
    return Step(
      title: document.title(of: node), anchor: document.title(of: anchor),
      kind: Int.random(in: 0..<4, using: &generator))
  }

  /// Does a step; false where it is refused, with the document as it was.
  mutating func apply(_ step: Step) throws -> Bool {
    last = document.written
    let node = try document.node(step.title)
    let place = try step.place(in: document)
    do throws(OutlineError) {
      try document.relocate(node, to: place)
      return true
    } catch {
      #expect(document.written == last)
      return false
    }
  }

}

@Suite struct ReturnTests {
  /// Every layout, comments and empty lines too: the way back is that of the way there.
  @Test(arguments: 0..<200) func nodesThatComeBackRestoreTheBytes(seed: Int) throws {
    var run = try RandomRun(seed: seed, hasComments: true)
    let text = run.document.written
    let before = run.document.outline
    guard let step = run.nextStep(), try run.apply(step) else { return }
    let node = try run.document.node(step.title)
    let parent = before.parent(of: node) ?? before.root
    try run.document.relocate(
      node, to: before.nextSibling(of: node).map { .before($0) } ?? .last(in: parent))
    run.document.updatePositions()
    let isOpened = run.document.written.count != text.count
    // A leaf that was opened keeps its two tags, as any parent that loses its last child does.
    #expect(run.document.written == text || isOpened, "seed \(seed): \(step)\n\(text)")
  }
}
