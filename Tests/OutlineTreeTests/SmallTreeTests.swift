import OutlineTree
import Testing

/// Every outline of up to five nodes, every selection, every argument, against the plain model.
@Suite struct SmallTreeTests {
  static let all = (0...5).flatMap { drawings(of: $0) }

  @Test(arguments: all) func relocatingAgreesWithThePlainModel(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    let ids = [outline.root] + outline.ids + [strangeID]
    for id in ids {
      for place in places(by: ids) {
        tree.expectAgreement(on: .relocate(id, to: place))
      }
    }
    tree.expectUnharmed()
  }

  @Test(arguments: all) func movingToAPlaceAgreesWithThePlainModel(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    for selection in choices(from: outline.ids) {
      for place in places(by: [outline.root] + outline.ids + [strangeID]) {
        tree.expectAgreement(on: .move(selection, to: place))
      }
    }
    tree.expectUnharmed()
  }

  @Test(arguments: all) func movingToABoundaryAgreesWithThePlainModel(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    for selection in choices(from: outline.ids) {
      for parent in [outline.root] + outline.ids {
        for boundary in -1...outline.childCount(of: parent) + 1 {
          let edit = Edit.moveUnder(selection, parent: parent, boundary: boundary)
          tree.expectAgreement(on: edit)
        }
      }
    }
    tree.expectUnharmed()
  }

  @Test(arguments: all) func steppingAgreesWithSingleSteps(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    for selection in choices(from: outline.ids) {
      for count in [-1, 1, 2, 5] {
        tree.expectAgreement(on: .moveUp(selection, by: count))
        tree.expectAgreement(on: .moveDown(selection, by: count))
      }
    }
    tree.expectUnharmed()
  }

  @Test(arguments: all) func movingToTheEdgeStaysWithinTheParent(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    for selection in choices(from: outline.ids) {
      tree.expectAgreement(on: .moveFirst(selection))
      tree.expectAgreement(on: .moveLast(selection))
    }
    tree.expectUnharmed()
  }

  @Test(arguments: all) func changingTheLevelAgreesWithThePlainModel(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    for selection in choices(from: outline.ids) {
      tree.expectAgreement(on: .indent(selection))
      tree.expectAgreement(on: .outdent(selection))
    }
    tree.expectUnharmed()
  }

  @Test(arguments: all) func theOrderOfSelectionsIsThatOfTheDocument(drawing: String) {
    let tree = Modelled(drawn: drawing)
    let outline = tree.outline
    for selection in choices(from: outline.ids) {
      let given = selection.reversed() + selection + [strangeID]
      #expect(outline.inDocumentOrder(given) == tree.model.ordered(selection))
      #expect(outline.uppermost(given) == tree.model.uppermost(selection))
    }
    tree.expectUnharmed()
  }
}
