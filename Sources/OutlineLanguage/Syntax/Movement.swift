/// Where a move takes nodes.
public enum Movement: Hashable, Sendable {
  /// Single steps towards the front, as far as they go.
  case up(by: Int)
  /// Single steps towards the end, as far as they go.
  case down(by: Int)
  /// The front of their own parent.
  case first
  /// The end of their own parent.
  case last
  /// A place anywhere.
  case to(Destination)
}

/// A place said by one other node.
public enum Destination: Hashable, Sendable {
  /// Before the neighbour.
  case before(Selector)
  /// Behind the neighbour.
  case after(Selector)
  /// Among the children of the parent.
  case into(Selector, Boundary)
}

/// A place between children.
public enum Boundary: Hashable, Sendable {
  /// Before all.
  case first
  /// Behind all.
  case last
  /// This boundary of the children as they stand before the edit, 0 the front.
  case at(Int)
}

/// How children of one parent are put in another order.
public enum Reordering: Hashable, Sendable {
  /// Those at these offsets go to a boundary; all are counted before the move.
  case offsets([Int], to: Int)
  /// The one at an offset gets a final index.
  case section(Int, to: Int)
  /// As ``offsets(_:to:)``, counted among the children for which a condition holds.
  case visible([Int], to: Int, where: Condition)
}

extension Reordering {
  /// What is wrong with an offset that stands twice.
  static func message(aboutRepeated offset: Int) -> String {
    "the offset \(offset) stands twice; each child moves once"
  }
}
