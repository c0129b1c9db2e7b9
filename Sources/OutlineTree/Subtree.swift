extension Outline {
  /// A node and all below it in document order, as they were when they were asked for.
  ///
  /// Iterating takes amortized O(1) a step. While it is kept, the first edit of the outline copies
  /// the outline.
  public struct Subtree: Sequence, Sendable {
    let outline: Outline
    let top: NodeID

    /// Walks over the nodes from the uppermost on.
    public func makeIterator() -> Iterator {
      Iterator(outline: outline, top: top, upcoming: outline.contains(top) ? top : nil)
    }

    /// Walks over nodes in document order.
    public struct Iterator: IteratorProtocol, Sendable {
      let outline: Outline
      let top: NodeID
      var upcoming: NodeID?

      /// The next node, or `nil` behind the last. Amortized O(1).
      public mutating func next() -> NodeID? {
        guard let id = upcoming else { return nil }
        upcoming = outline.next(after: id, within: top)
        return id
      }
    }
  }

  /// The nodes above one node, from its parent up to the root.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    let outline: Outline
    var below: NodeID

    /// The next node upward, or `nil` above the root. O(1).
    public mutating func next() -> NodeID? {
      guard let parent = outline.parent(of: below) else { return nil }
      below = parent
      return parent
    }
  }
}
