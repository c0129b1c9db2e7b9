package import OutlineTree

/// The titles on the way from the top to a node, as a text that is kept from one node to the next.
///
/// For nodes in document order each title is read and written once, however many nodes lie below it.
package struct TitleTrail {
  /// Adds what stands for a title, given as UTF-8, to a text.
  package typealias Writer = (_ title: UnsafeBufferPointer<UInt8>, _ text: inout [UInt8]) -> Void

  private let write: Writer
  /// The nodes on the way, the uppermost first, each with where the text of its title ends.
  private var steps: [(node: NodeID, end: Int)] = []
  /// The nodes of ``steps``.
  private var onTrail: NodeSet
  /// The text for the way to the node asked for last.
  package private(set) var text: [UInt8] = []

  /// A trail through a document.
  package init(_ document: OutlineDocument, _ write: @escaping Writer) {
    self.write = write
    onTrail = NodeSet(in: document.outline)
  }

  /// The level of the node asked for last, 1 being the top.
  package var level: Int { steps.count }

  /// Goes to a node, so that ``text`` is the way to it.
  ///
  /// - Parameter document: The document that the trail was made for.
  /// - Complexity: O(*d* + *t*), *d* the nodes left and newly entered, *t* the bytes of the titles of
  ///   the latter.
  package mutating func go(to node: NodeID, in document: borrowing OutlineDocument) {
    var entered: [NodeID] = []
    var above = document.outline.parent(of: node) ?? .root
    while above != .root, !onTrail.contains(above) {
      entered.append(above)
      above = document.outline.parent(of: above) ?? .root
    }
    while let last = steps.last, last.node != above {
      steps.removeLast()
      onTrail.remove(last.node)
    }
    text.removeLast(text.count - (steps.last?.end ?? 0))
    for node in entered.reversed() { enter(node, in: document) }
    enter(node, in: document)
  }

  private mutating func enter(_ node: NodeID, in document: borrowing OutlineDocument) {
    _ = document.value(.title, of: node) { title in
      write(title, &text)
      return true
    }
    steps.append((node, text.count))
    onTrail.insert(node)
  }
}
