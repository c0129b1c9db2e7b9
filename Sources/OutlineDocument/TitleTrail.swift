package import OutlineTree

/// The titles on the way from the top to a node, as a text that is kept from one node to the next.
///
/// For nodes in document order each title is read and written once, however many nodes lie below it.
package struct TitleTrail {
  /// Adds what stands for a title, given as UTF-8, to a text.
  package typealias Writer = (_ title: UnsafeBufferPointer<UInt8>, _ text: inout [UInt8]) -> Void

  private let document: OutlineDocument
  private let write: Writer
  /// The nodes on the way, the uppermost first, each with where the text of its title ends.
  private var steps: [(node: NodeID, end: Int)] = []
  /// The nodes of ``steps``.
  private var onTrail: NodeSet
  /// The text for the way to the node asked for last.
  package private(set) var text: [UInt8] = []

  /// A trail through a document.
  package init(_ document: OutlineDocument, _ write: @escaping Writer) {
    self.document = document
    self.write = write
    onTrail = NodeSet(in: document.outline)
  }

  /// The level of the node asked for last, 1 being the top.
  package var level: Int { steps.count }

  /// Goes to a node, so that ``text`` is the way to it.
  ///
  /// - Complexity: O(*d* + *t*), *d* the nodes left and newly entered, *t* the bytes of the titles of
  ///   the latter.
  package mutating func go(to node: NodeID) {
    let outline = document.outline
    var entered: [NodeID] = []
    var above = outline.parent(of: node) ?? outline.root
    while above != outline.root, !onTrail.contains(above) {
      entered.append(above)
      above = outline.parent(of: above) ?? outline.root
    }
    while let last = steps.last, last.node != above {
      steps.removeLast()
      onTrail.remove(last.node)
    }
    text.removeLast(text.count - (steps.last?.end ?? 0))
    for node in entered.reversed() { enter(node) }
    enter(node)
  }

  private mutating func enter(_ node: NodeID) {
    Self.append(node, of: document, by: write, to: &text)
    steps.append((node, text.count))
    onTrail.insert(node)
  }

  /// A function without `self`, so that the document is not copied for the change of the text.
  private static func append(
    _ node: NodeID, of document: OutlineDocument, by write: Writer, to text: inout [UInt8]
  ) {
    _ = document.value(.title, of: node) { title in
      write(title, &text)
      return true
    }
  }
}
