import OutlineTree
import Testing

/// What is refused names the nodes and leaves the outline as it is. The outline is `a(b(c)) d`.
@Suite struct RefusalTests {
  private let outline = Outline(drawn: "((()))()")
  private var a: NodeID { outline.ids[0] }
  private var b: NodeID { outline.ids[1] }
  private var c: NodeID { outline.ids[2] }
  private var d: NodeID { outline.ids[3] }

  @Test func aPlaceInTheMovedSubtreeIsRefusedAndNamed() {
    for place in [Place.first(in: a), .last(in: b), .first(in: c), .before(c), .after(b)] {
      let error = OutlineError.destinationInsideSubtree(node: a, destination: place.anchor)
      outline.expectRefusal(error) { outline throws(OutlineError) in
        try outline.relocate(a, to: place)
      }
      outline.expectRefusal(error) { outline throws(OutlineError) in
        try outline.move([d, a], to: place)
      }
    }
    outline.expectRefusal(.destinationInsideSubtree(node: a, destination: c)) {
      outline throws(OutlineError) in try outline.move([c, d, a], before: c)
    }
    outline.expectRefusal(.destinationInsideSubtree(node: a, destination: b)) {
      outline throws(OutlineError) in try outline.move([a], under: b, at: 1)
    }
  }

  @Test func anUnknownNodeIsRefusedAsSourceAndAsDestination() {
    let error = OutlineError.unknownNode(strangeID)
    for edit in edits(of: strangeID) + [
      .relocate(a, to: .before(strangeID)), .relocate(a, to: .last(in: strangeID)),
      .move([a], to: .after(strangeID)), .move([], to: .first(in: strangeID)),
      .moveUnder([a], parent: strangeID, boundary: 0),
    ] {
      outline.expectRefusal(error) { outline throws(OutlineError) in
        _ = try edit.apply(to: &outline)
      }
    }
    outline.expectRefusal(error) { outline throws(OutlineError) in
      try outline.delete(strangeID)
    }
    outline.expectRefusal(error) { outline throws(OutlineError) in
      _ = try outline.insert(at: .after(strangeID))
    }
    outline.expectRefusal(error) { outline throws(OutlineError) in
      _ = try outline.insert(in: strangeID, at: 0)
    }
  }

  @Test func theRootIsRefusedAsSourceAndHasNoSiblings() {
    for edit in edits(of: .root) + [
      .relocate(a, to: .before(.root)), .relocate(a, to: .after(.root)),
      .move([a], to: .before(.root)), .move([], to: .after(.root)),
    ] {
      outline.expectRefusal(.rootNotAllowed) { outline throws(OutlineError) in
        _ = try edit.apply(to: &outline)
      }
    }
    outline.expectRefusal(.rootNotAllowed) { outline throws(OutlineError) in
      try outline.delete(.root)
    }
    outline.expectRefusal(.rootNotAllowed) { outline throws(OutlineError) in
      _ = try outline.insert(at: .before(.root))
    }
  }

  private func edits(of id: NodeID) -> [Edit] {
    [
      .relocate(id, to: .first(in: a)), .move([d, id], to: .after(a)),
      .moveUnder([d, id], parent: a, boundary: 0), .moveUp([d, id], by: 1),
      .moveDown([a, id], by: 1), .moveFirst([d, id]), .moveLast([a, id]), .indent([d, id]),
      .outdent([c, id]),
    ]
  }

  @Test func aBoundaryOutOfRangeIsRefused() {
    for boundary in [-1, 3, .max, .min] {
      let error = OutlineError.boundaryOutOfRange(boundary: boundary, count: 2, parent: .root)
      outline.expectRefusal(error) { outline throws(OutlineError) in
        _ = try outline.insert(in: .root, at: boundary)
      }
      outline.expectRefusal(error) { outline throws(OutlineError) in
        try outline.move([c], under: .root, at: boundary)
      }
    }
  }

  @Test func anOrderThatIsNotThatOfAllChildrenIsRefused() {
    let refusals: [([NodeID], OutlineError)] = [
      ([a], .missingChild(node: d, parent: .root)),
      ([], .missingChild(node: a, parent: .root)),
      ([d, a, d], .repeatedNode(d)),
      ([d, b], .notAChild(node: b, parent: .root)),
      ([d, .root], .notAChild(node: .root, parent: .root)),
      ([d, strangeID], .unknownNode(strangeID)),
    ]
    for (order, error) in refusals {
      outline.expectRefusal(error) { outline throws(OutlineError) in
        try outline.arrangeChildren(of: .root, as: order)
      }
    }
    outline.expectRefusal(.unknownNode(strangeID)) { outline throws(OutlineError) in
      try outline.arrangeChildren(of: strangeID, as: [])
    }
  }
}
