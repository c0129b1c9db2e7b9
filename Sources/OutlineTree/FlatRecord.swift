/// One node as the row of a table, as databases and web services keep outlines.
///
/// ``Outline/flatRecords(identifiedBy:)`` makes them, ``Outline/assembled(from:)`` makes an outline
/// of them. They follow from the outline: nothing has to be renumbered after an edit, but what is
/// stored elsewhere has to be compared with the new ones.
public struct FlatRecord<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// What the node is called.
  public let id: ID
  /// What its parent is called, `nil` for a top node.
  public let parent: ID?
  /// Its place among its siblings: 0, 1, 2 and so on without gaps in records made of an outline; any
  /// number that rises in records given.
  public let sortNumber: Int

  /// A record with these values.
  public init(id: ID, parent: ID?, sortNumber: Int) {
    self.id = id
    self.parent = parent
    self.sortNumber = sortNumber
  }
}

/// Why records make no outline.
public enum FlatRecordError<ID: Hashable & Sendable>: Error, Hashable, Sendable {
  /// Two records have this id.
  case repeatedID(ID)
  /// No record has the id that `record` gives for its parent.
  case unknownParent(ID, record: ID)
  /// Each of these has the next one as its parent, and the last one the first.
  case cycle([ID])
}
