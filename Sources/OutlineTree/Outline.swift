/// A tree of nodes in order, each with an identity of its own.
///
/// An outline holds no titles and no values: an app keeps those by ``NodeID``. It starts with an
/// invisible root, which can be neither moved nor deleted; all other nodes lie below it.
///
/// It is a value. Copying costs O(1); the first edit of a copy costs O(*n*), further ones no more
/// than stated. An edit that is refused throws an ``OutlineError`` and changes nothing. An outline
/// can make up to 4,000,000,000 nodes in its life.
public struct Outline: Sendable {
  var lists: SiblingLists

  /// The number of nodes there are, the root not counted.
  public internal(set) var count: Int

  /// An outline of nothing but the root.
  public init() {
    self.init(lists: SiblingLists(), count: 0)
  }

  init(lists: SiblingLists, count: Int) {
    self.lists = lists
    self.count = count
    checkInvariants()
  }

  /// The invisible root, under which the top nodes lie.
  public var root: NodeID { .root }

  /// One more than the number of nodes ever made: all slots are below it.
  package var slotCount: Int { lists.links.count }

  /// Where the nodes are kept: another address after an edit says that they were copied for it.
  package var storageAddress: UnsafeRawPointer? {
    lists.links.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}
