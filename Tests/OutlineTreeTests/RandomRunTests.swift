import OutlineTree
import TestSupport
import Testing

/// Long runs of random edits against the plain model. A failure names the seed and the step.
@Suite struct RandomRunTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func aLongRunOfEditsAgreesWithThePlainModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = Modelled(Outline())
    var copies: [Modelled] = []
    var made: Set<NodeID> = [.root]
    for step in 0..<400 {
      let context = "seed \(seed), step \(step)"
      let known = tree.outline.ids
      if known.count < 3 || random.below(4) == 0, known.count < 60 {
        let id = tree.insert(at: random.place(in: tree.outline), context)
        if let id { #expect(made.insert(id).inserted, "\(context): an id was used again") }
      } else if random.below(12) == 0 {
        tree.delete(random.node(in: tree.outline), context)
      } else {
        tree = tree.expectAgreement(on: random.edit(in: tree.outline), context)
      }
      if step % 100 == 0 { copies.append(tree) }
    }
    for copy in copies { copy.expectUnharmed() }
  }
}

extension Modelled {
  fileprivate mutating func insert(at place: Place, _ context: String) -> NodeID? {
    let result = outcome { () throws(OutlineError) in try outline.insert(at: place) }
    if case .success(let id) = result {
      let expected = outcome { () throws(OutlineError) in try model.insert(id, at: place) }
      expect(expected, nil, context)
      return id
    }
    var copy = model
    let expected = outcome { () throws(OutlineError) in try copy.insert(strangeID, at: place) }
    expect(expected, result.error, context)
    return nil
  }

  fileprivate mutating func delete(_ id: NodeID, _ context: String) {
    let gone = model.subtree(id)
    let result = outcome { () throws(OutlineError) in try outline.delete(id) }
    let expected = outcome { () throws(OutlineError) in try model.delete(id) }
    expect(expected, result.error, context)
    if result.error == nil {
      #expect(!gone.contains { outline.contains($0) }, "\(context): a deleted node is known")
    }
  }

  private func expect(
    _ expected: Result<Void, OutlineError>, _ actual: OutlineError?, _ context: String
  ) {
    #expect(expected.error == actual, "\(context)")
    #expect(PlainTree(outline) == model, "\(context)")
    #expect(outline.firstBrokenInvariant() == nil, "\(context)")
    #expect(outline.count == model.children.count - 1, "\(context)")
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension SeededGenerator {
  /// A node that lives, now and then the root or one that is not there.
  mutating func node(in outline: Outline) -> NodeID {
    switch below(20) {
    case 0: .root
    case 1: NodeID(slot: UInt32(below(outline.slotCount + 2)))  // perhaps deleted, perhaps to come
    default: outline.ids.randomElement(using: &self) ?? .root
    }
  }

  mutating func place(in outline: Outline) -> Place {
    let anchor = node(in: outline)
    return places(by: [anchor])[below(4)]
  }

  mutating func edit(in outline: Outline) -> Edit {
    let parent = node(in: outline)
    let children = outline.childCount(of: parent)
    let ids = nodes(in: outline)
    return switch below(11) {
    case 0: .relocate(node(in: outline), to: place(in: outline))
    case 1: .move(ids, to: place(in: outline))
    case 2: .moveUnder(ids, parent: parent, boundary: below(children + 2))
    case 3: .moveUp(ids, by: below(6))
    case 4: .moveDown(ids, by: below(6))
    case 5: .moveFirst(ids)
    case 6: .moveLast(ids)
    case 7: .indent(ids)
    case 8: .outdent(ids)
    case 9: .reorder(offsets(below: children), boundary: below(children + 2), parent: parent)
    default: .section(below(children + 2), index: below(children + 2), parent: parent)
    }
  }

  private mutating func nodes(in outline: Outline) -> [NodeID] {
    if below(10) == 0 { return (0..<below(4)).map { _ in node(in: outline) } }
    let share = 1 + below(8)
    return outline.ids.shuffled(using: &self).filter { _ in below(share + 1) == 0 }
  }

  private mutating func offsets(below count: Int) -> [Int] {
    if below(10) == 0 { return (0..<3).map { _ in below(count + 1) } }
    return (0..<count).shuffled(using: &self).filter { _ in below(3) == 0 }
  }
}
