import OutlineDocument
import OutlineTree
import OutlineXML
import TestSupport
import Testing

@Suite struct ThinningTests {
  /// Deleting by runs of siblings must give the bytes that deleting one node after the other gives, also
  /// where nodes were moved before.
  @Test(arguments: 0..<400)
  func deletingAllOutsideASetIsDeletingThemOneByOne(seed: Int) throws {
    var random = RandomThinning(seed: seed)
    for moves in [0, 3] {
      let original = try random.document(moves: moves)
      let kept = random.choice(of: original)
      var document = original
      let isChanged = document.deleteNodes(outside: kept)
      var expected = original
      for node in original.outline.subtree(of: original.outline.root).dropFirst()
      where !kept.contains(node) && expected.outline.contains(node) {
        try expected.delete(node)
      }
      try #require(
        document.written == expected.written, "seed \(seed), \(moves) moves\n\(original.written)")
      #expect(isChanged == (document.outline.count < original.outline.count))
      #expect(original.written == (try read(original.written)).written)
    }
  }

  /// What is left is edited on as if it had been read so.
  @Test(arguments: 0..<200)
  func movesAfterADeletionAreThoseOfTheTextThatIsLeft(seed: Int) throws {
    var random = RandomThinning(seed: seed + 5_000, hasComments: false)
    var document = try random.document(moves: 0)
    document.deleteNodes(outside: random.choice(of: document))
    let last = document.written
    var again = try read(last)
    guard let (title, anchor) = random.pair(of: document) else { return }
    let place = Place.before(try document.node(anchor))
    let node = try document.node(title)
    do throws(OutlineError) {
      try document.relocate(node, to: place)
    } catch {
      return
    }
    try again.move(title, before: anchor)
    try #require(document.written == again.written, "seed \(seed): \(title) \(anchor)\n\(last)")
  }

  @Test func runsTakeTheirCommentsAndLeaveWhatBelongsToNobody() throws {
    var document = try read(
      opml(
        """
            <outline text="A"/> <!-- about A -->
            <!-- about B -->
            <outline text="B"/>

            <!-- <outline text="off"/> -->
            <outline text="C"/>
            <!-- about D -->
            <outline text="D"/>
        """))
    let kept = NodeSet([try document.node("A"), try document.node("D")], in: document.outline)
    document.deleteNodes(outside: kept)
    #expect(
      document.written
        == opml(
          """
              <outline text="A"/> <!-- about A -->

              <!-- <outline text="off"/> -->
              <!-- about D -->
              <outline text="D"/>
          """))
  }

  @Test func aCopyOfWhatStandsBehindADeletionIsLaidAsItIs() throws {
    var document = try read(
      opml(
        """
            <outline text="A">
              <outline text="gone"/>
              <outline text="B"/>
            </outline>
        """))
    let node = try document.node("A")
    document.deleteNodes(outside: NodeSet([node, try document.node("B")], in: document.outline))
    try document.copy(node, to: .after(node))
    #expect(
      document.written
        == opml(
          """
              <outline text="A">
                <outline text="B"/>
              </outline>
              <outline text="A">
                <outline text="B"/>
              </outline>
          """))
  }
}

// MARK: - Lifting and splitting

@Suite struct LiftingTests {
  @Test(arguments: 0..<400)
  func theChosenNodesAreAloneOnTopInDocumentOrder(seed: Int) throws {
    for keepsDescendants in [true, false] {
      var random = RandomThinning(seed: seed)
      let original = try random.document(moves: seed % 2 * 3)
      let choice = random.choice(of: original)
      var nodes = original.outline.subtree(of: original.outline.root).dropFirst()
        .filter(choice.contains)
      if keepsDescendants { nodes = original.outline.uppermost(nodes) }
      var document = original
      if nodes.isEmpty { continue }
      let isChanged = document.keepOnTop(nodes, keepsDescendants: keepsDescendants)
      let expected = try moving(nodes, of: original, keepsDescendants: keepsDescendants)
      try #require(
        document.written == expected.written,
        "seed \(seed), \(nodes.map(original.title))\n\(original.written)")
      if !isChanged { #expect(document.written == original.written) }
      #expect(
        document.outline.count
          == document.outline.subtree(of: .root).dropFirst().count { _ in true })
      #expect(document.outline.firstBrokenInvariant() == nil)
      #expect(Array(document.outline.children(of: document.outline.root)) == nodes)
      let reread = try read(document.written)
      #expect(sketch(reread) == sketch(document), "seed \(seed)\n\(original.written)")
      let below = keepsDescendants ? nodes.flatMap { sketch(original, below: $0) } : []
      #expect(nodes.flatMap { sketch(document, below: $0) } == below)
    }
  }

  /// Moves the nodes on top one by one, the last first, and deletes the others.
  private func moving(
    _ nodes: [NodeID], of original: OutlineDocument, keepsDescendants: Bool
  ) throws -> OutlineDocument {
    var document = original
    var last: (lifted: NodeID, top: NodeID)?
    for node in nodes.reversed() {
      if !keepsDescendants {
        for child in Array(document.outline.children(of: node)) { try document.delete(child) }
      }
      let above = Array(document.outline.ancestors(of: node))
      guard above.count > 1 else { continue }
      let top = above[above.count - 2]
      if nodes.contains(top) {
        try document.relocate(node, to: .after(top))
      } else {
        try document.relocate(node, to: .before(last?.top == top ? last?.lifted ?? top : top))
      }
      last = (node, top)
    }
    for top in Array(document.outline.children(of: document.outline.root))
    where !nodes.contains(top) { try document.delete(top) }
    return document
  }

  @Test func whatIsLiftedTakesItsNamespacesAndSaysWhatItNoLongerInherits() throws {
    let original = try read(
      opml(
        """
            <outline text="A" xmlns:x="urn:x" isComment="true">
              <outline text="B" x:rank="1"><outline text="C" x:rank="2"/></outline>
            </outline>
        """))
    for keepsDescendants in [true, false] {
      let nodes = try (keepsDescendants ? ["B"] : ["B", "C"]).map { try original.node($0) }
      var document = original
      document.keepOnTop(nodes, keepsDescendants: keepsDescendants)
      document.updatePositions()
      var expected = try moving(nodes, of: original, keepsDescendants: keepsDescendants)
      expected.updatePositions()
      #expect(document.written == expected.written)
      #expect(document.written.contains("<outline text=\"B\" x:rank=\"1\" xmlns:x=\"urn:x\">"))
      #expect(document.warnings == expected.warnings)
      #expect(document.warnings.count == nodes.count)
    }
  }

  /// A part has the bytes of the document with all other top nodes deleted.
  @Test(arguments: 0..<300)
  func aPartIsWhatIsLeftWhenTheOthersAreDeleted(seed: Int) throws {
    var random = RandomThinning(seed: seed)
    let document = try random.document(moves: seed % 2 * 3)
    let parts = DocumentSplit(document).parts
    let tops = Array(document.outline.children(of: document.outline.root))
    #expect(parts.map(\.node) == tops)
    for part in parts {
      var alone = document
      alone.keepOnTop([part.node])
      try #require(
        String(decoding: part.text, as: UTF8.self) == alone.written,
        "seed \(seed): \(part.title)\n\(document.written)")
    }
  }

  @Test func nodesOnTopStayAsTheyAreAndOthersTakeTheDepthOfTheTop() throws {
    var document = try read(
      opml(
        """
            <outline text="A">
              <!-- about B -->
              <outline text="B">
                <outline text="C"/>
              </outline>
            </outline>

            <outline
              text="D"/>
        """))
    document.keepOnTop([try document.node("B"), try document.node("D")])
    #expect(
      document.written
        == opml(
          """
              <!-- about B -->
              <outline text="B">
                <outline text="C"/>
              </outline>

              <outline
                text="D"/>
          """))
  }

  @Test func positionsInTheHeadOfAPartMeanItsNodes() throws {
    let head = """
      <head><expansionState>1, 2, 5</expansionState><vertScrollState>4</vertScrollState></head>
      """
    let lines = """
          <outline text="A"><outline text="A1"><outline text="A11"/></outline></outline>
          <outline text="B"><outline text="B1"/></outline>
          <outline text="C"><outline text="C1"/></outline>
      """
    let heads = DocumentSplit(try read(opml(lines, head: head))).parts.map { part in
      String(decoding: part.text, as: UTF8.self).split(separator: "\n")[2]
    }
    #expect(
      heads == [
        "  <head><expansionState>1, 2</expansionState><vertScrollState>3</vertScrollState></head>",
        "  <head><expansionState></expansionState><vertScrollState>1</vertScrollState></head>",
        "  <head><expansionState>1</expansionState><vertScrollState>2</vertScrollState></head>",
      ])
  }

  @Test func positionsThatNoNumberingExplainsAreTakenAway() throws {
    let head = """
      <head><expansionState>7,x</expansionState><vertScrollState>2</vertScrollState></head>
      """
    let split = DocumentSplit(
      try read(opml("    <outline text=\"A\"/>\n    <outline text=\"B\"/>", head: head)))
    #expect(
      String(decoding: split.parts[1].text, as: UTF8.self)
        == opml(
          "    <outline text=\"B\"/>",
          head: "<head><expansionState></expansionState><vertScrollState></vertScrollState></head>")
    )
    #expect(
      split.warnings.map(\.message) == [
        "<expansionState> fits no known numbering of these nodes; emptied"
      ])
  }

  private func sketch(_ document: OutlineDocument, below top: NodeID? = nil) -> [String] {
    let outline = document.outline
    return outline.subtree(of: top ?? outline.root).dropFirst().map {
      document.title(of: $0) + " in " + (outline.parent(of: $0).map(document.title) ?? "")
    }
  }
}

/// Random documents, and choices of their nodes.
private struct RandomThinning {
  private let seed: Int
  private let hasComments: Bool
  private var generator: SeededGenerator

  init(seed: Int, hasComments: Bool = true) {
    self.seed = seed
    self.hasComments = hasComments
    generator = SeededGenerator(seed: seed + 2_000_000)
  }

  /// A document after some moves.
  mutating func document(moves: Int) throws -> OutlineDocument {
    var random = RandomOutline(seed: seed, hasComments: hasComments)
    var document = try read(random.text())
    for _ in 0..<moves {
      guard let (title, anchor) = pair(of: document) else { break }
      let place = [Place.after, Place.last(in:)].randomElement(using: &generator) ?? Place.after
      try? document.relocate(try document.node(title), to: place(try document.node(anchor)))
    }
    return document
  }

  /// The titles of two nodes.
  mutating func pair(of document: OutlineDocument) -> (String, String)? {
    let nodes = Array(document.outline.subtree(of: document.outline.root).dropFirst())
    guard let node = nodes.randomElement(using: &generator),
      let other = nodes.randomElement(using: &generator), node != other
    else { return nil }
    return (document.title(of: node), document.title(of: other))
  }

  /// Few of the nodes, about half or most of them.
  mutating func choice(of document: OutlineDocument) -> NodeSet {
    let share = [15, 50, 85].randomElement(using: &generator) ?? 50
    let nodes = document.outline.subtree(of: document.outline.root).dropFirst()
    return NodeSet(
      nodes.filter { _ in Int.random(in: 0..<100, using: &generator) < share },
      in: document.outline)
  }
}
