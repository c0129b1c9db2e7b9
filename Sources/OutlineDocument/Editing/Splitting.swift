public import OutlineTree
internal import OutlineXML

/// One top node of a document, written as a document of its own: all around the outline is that of the
/// whole, and the positions in its head mean the same nodes.
public struct DocumentPart: Sendable {
  /// The document that it is a part of.
  let document: OutlineDocument
  /// The node that is alone on top.
  public let node: NodeID
  /// What is around the node's element, and the gaps that are left before and behind it.
  let front: SeamParts
  let back: SeamParts
  /// What is replaced outside the outline.
  let patches: [OutlineDocument.Patch]

  /// The title of the node.
  public var title: String { document.title(of: node) }

  /// The text, in UTF-8.
  ///
  /// - Complexity: O(*n*), *n* the bytes.
  public var text: [UInt8] {
    WrittenRanges(self).reduce(into: []) { $0 += document.text.bytes($1) }
  }
}

/// A document taken apart: a document for each top node, with the bytes that are left when all other
/// top nodes are deleted.
public struct DocumentSplit: Sendable {
  /// The parts, in order.
  public let parts: [DocumentPart]
  /// What there is to say of the whole.
  public let warnings: [DocumentWarning]

  /// Takes a document apart.
  ///
  /// Positions in the head that follow no known numbering are taken away.
  ///
  /// - Complexity: O(*n* + *s* · *h*): *n* the nodes there are, *s* the top ones, *h* the bytes of what
  ///   tells positions in the head.
  public init(_ document: consuming OutlineDocument) {
    document.clearUnexplainedPositions()
    let tops = Array(document.outline.children(of: document.outline.root))
    let (fronts, backs) = document.gapsWhenAlone(tops)
    let shared = document.patches
    var patches: [[OutlineDocument.Patch]] = []
    for top in tops {
      document.patches = shared
      document.patchPositions(within: top)
      patches.append(document.patches)
    }
    warnings = document.warnings
    let whole = document
    parts = tops.indices.map { index in
      DocumentPart(
        document: whole, node: tops[index], front: fronts[index], back: backs[index],
        patches: patches[index])
    }
  }
}

extension OutlineDocument {
  /// For each top node what is before and behind it when it is the only one.
  ///
  /// Gaps fall together from the outside inwards, so that each is looked at once.
  fileprivate mutating func gapsWhenAlone(
    _ tops: [NodeID]
  ) -> (fronts: [SeamParts], backs: [SeamParts]) {
    let isContent = hasNoLayout(outline.root)
    var fronts: [SeamParts] = []
    var backs: [SeamParts] = []
    for top in tops {
      let seam = parts(of: self.seam(before: top))
      let gap =
        fronts.last.map {
          merge($0.gap, seam.gap, isFirst: true, isLast: false, isContent: isContent)
        } ?? seam.gap
      fronts.append(SeamParts(.empty, gap, seam.prefix))
    }
    for top in tops.reversed() {
      let seam = parts(of: self.seam(behind: top))
      let gap =
        backs.last.map {
          merge(seam.gap, $0.gap, isFirst: false, isLast: true, isContent: isContent)
        } ?? seam.gap
      backs.append(SeamParts(seam.suffix, gap, .empty))
    }
    return (fronts, backs.reversed())
  }
}
