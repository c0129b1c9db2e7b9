internal import OutlineTree

/// Meets nodes by title: of several with one title in a folder the K-th is met by the K-th.
struct FolderTitles {
  /// A child of a folder, with its title.
  typealias Child = (title: ExactText, node: MergedNode.Counterpart)

  /// For each folder its children by title, in order; looked at once.
  private var children: [MergedNode.Counterpart: [ExactText: [MergedNode.Counterpart]]] = [:]
  /// For each parent of nodes that come how many with a title have come.
  private var counts: [NodeID: [ExactText: Int]] = [:]

  /// The node that the next one with a title among the children of `parent` meets in a folder.
  ///
  /// - Parameter list: Gives the folder's children.
  mutating func next(
    _ title: ExactText, of parent: NodeID, in folder: MergedNode.Counterpart,
    _ list: () -> [Child]
  ) -> MergedNode.Counterpart? {
    if children[folder] == nil {
      children[folder] = Dictionary(grouping: list(), by: \.title).mapValues { $0.map(\.node) }
    }
    guard let met = children[folder]?[title] else { return nil }
    let count = counts[parent]?[title] ?? 0
    counts[parent, default: [:]][title] = count + 1
    return count < met.count ? met[count] : nil
  }
}
