extension Outline {
  /// The children in order; empty for a leaf and for an unknown id. O(1).
  public func children(of id: NodeID) -> Children {
    Children(lists: lists, parent: id, count: childCount(of: id))
  }
}

extension Outline {
  /// The children of one node as they were when they were asked for.
  ///
  /// Iterating takes amortized O(1) a step, an offset O(log *s*), *s* being the number of children.
  /// While it is kept, the first edit of the outline copies the outline.
  public struct Children: RandomAccessCollection, Sendable {
    let lists: SiblingLists
    let parent: NodeID
    /// The number of children. O(1).
    public let count: Int

    /// Always 0: indices are offsets.
    public var startIndex: Int { 0 }
    /// The number of children.
    public var endIndex: Int { count }

    /// The child at an offset in `0..<count`. O(log *s*).
    public subscript(offset: Int) -> NodeID {
      precondition((0..<count).contains(offset), "no child at this offset")
      return NodeID(slot: lists.child(under: parent.slot, at: offset))
    }

    /// Walks over the children from the first to the last.
    public func makeIterator() -> Iterator {
      let first = count == 0 ? SiblingLists.none : lists.first(under: parent.slot)
      return Iterator(lists: lists, upcoming: first)
    }

    /// Walks over children in order.
    public struct Iterator: IteratorProtocol, Sendable {
      let lists: SiblingLists
      var upcoming: Slot

      /// The next child, or `nil` behind the last. Amortized O(1).
      public mutating func next() -> NodeID? {
        guard upcoming != SiblingLists.none else { return nil }
        defer { upcoming = lists.next(after: upcoming) }
        return NodeID(slot: upcoming)
      }
    }
  }
}
