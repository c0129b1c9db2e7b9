/// What changed from one list of rows to the next, told by the ids of the nodes.
///
/// A screen takes out the rows at the old offsets of `left` and `moved` and puts in rows at the new
/// offsets of `entered` and `moved`. As few rows as possible count as moved; equal counts of rows
/// do not mean equal members. What a row shows is not compared.
public struct RowsDifference: Equatable, Sendable {
  /// A row and its offset, counted from 0.
  public struct Entry: Hashable, Sendable {
    /// The node.
    public let id: NodeID
    /// Its offset in the one list that has it.
    public let offset: Int
  }

  /// A row in both lists that is not in the order of the others.
  public struct Move: Hashable, Sendable {
    /// The node.
    public let id: NodeID
    /// Its offset in the old list.
    public let oldOffset: Int
    /// Its offset in the new list.
    public let newOffset: Int
  }

  /// Rows of the new list only, by rising offset in it.
  public let entered: [Entry]
  /// Rows of the old list only, by rising offset in it.
  public let left: [Entry]
  /// Rows of both lists that moved past others, by rising old offset.
  public let moved: [Move]

  /// Whether both lists have the same nodes in the same order.
  public var isEmpty: Bool { entered.isEmpty && left.isEmpty && moved.isEmpty }

  /// Compares two lists, in each of which an id stands once.
  ///
  /// O(*n* + *k* log *k*), *k* being the rows between the first and the last that differ.
  public init(from old: some Sequence<NodeID>, to new: some Sequence<NodeID>) {
    let (old, new) = (Array(old), Array(new))
    // Rows that both lists begin or end with are never among the fewest that moved.
    let front = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - front
    let back = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    var newOffsets: [NodeID: Int] = [:]
    for offset in front..<new.count - back { newOffsets[new[offset]] = offset }
    var removed: [Entry] = []
    var common: [Move] = []
    for offset in front..<old.count - back {
      let id = old[offset]
      if let newOffset = newOffsets.removeValue(forKey: id) {
        common.append(Move(id: id, oldOffset: offset, newOffset: newOffset))
      } else {
        removed.append(Entry(id: id, offset: offset))
      }
    }
    let stayed = Set(longestRise(common.map(\.newOffset)))
    entered = newOffsets.map { Entry(id: $0.key, offset: $0.value) }
      .sorted { $0.offset < $1.offset }
    left = removed
    moved = common.filter { !stayed.contains($0.newOffset) }
  }

  /// Compares two views.
  public init(from old: VisibleRows, to new: VisibleRows) {
    self.init(from: old.lazy.map(\.id), to: new.lazy.map(\.id))
  }
}
