/// The number of a node or of a group of siblings; ``SiblingLists/none`` where there is neither.
typealias Slot = UInt32

/// What a node knows of the others, 20 bytes. A group knows the same.
struct Links: Sendable {
  /// The node or group that holds the chain in which this stands.
  var up: Slot
  /// The first of the chain held.
  var first: Slot = 0
  /// The number of children, or of the siblings in the group.
  var count: UInt32 = 0
  /// What stands before in the chain; for its first the last, for a deleted node `none`.
  var previous: Slot = 0
  /// What stands behind in the chain, `none` for its last.
  var next: Slot = 0
}

/// The ordered lists of children of all nodes.
///
/// The children of a node are a chain. A chain too long to be counted through is cut into groups,
/// which the node holds instead, as a chain; if that is too long, it is cut into groups again. So a
/// list is a B-tree: a node or a group holds one short chain, of nodes or of groups.
///
/// Slot 0 is the root of the outline. It stands in no chain, so 0 can also say "none". Slots given to
/// the functions are of living nodes, or of groups in use.
struct SiblingLists: Sendable {
  /// A group and the node whose children are in it.
  struct Group: Sendable {
    var links: Links
    var parent: Slot
  }

  /// Says that there is nothing.
  static let none: Slot = 0

  /// The nodes, by slot.
  var links = [Links(up: none)]
  /// The groups; their slots are counted down from the last number that there is.
  var groups: [Group] = []
  /// The first of the groups out of use; `next` leads to the others.
  var unused = none

  @inline(__always)
  subscript(slot: Slot) -> Links {
    isGroup(slot) ? groups[Int(~slot)].links : links[Int(slot)]
  }

  /// Changes the links of a node or a group.
  @inline(__always)
  mutating func change(_ slot: Slot, _ edit: (inout Links) -> Void) {
    if isGroup(slot) { edit(&groups[Int(~slot)].links) } else { edit(&links[Int(slot)]) }
  }

  @inline(__always)
  func isGroup(_ slot: Slot) -> Bool { Int(slot) >= links.count }

  /// Whether the chain of `holder` is one of groups.
  func holdsGroups(_ holder: Slot) -> Bool { isGroup(self[holder].first) }
}
