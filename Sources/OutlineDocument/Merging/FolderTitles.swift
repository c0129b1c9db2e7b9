internal import OutlineTree

/// Meets nodes by title: of several with one title in a folder the K-th is met by the K-th.
struct FolderTitles {
  /// A child of a folder, with its title.
  typealias Child = (title: ExactText, node: MergedNode.Counterpart)

  /// For each folder its children by title, in order; looked at once.
  private var children: [MergedNode.Counterpart: [ExactText: [MergedNode.Counterpart]]] = [:]
  /// For each parent of nodes that come how many with a title have come.
  private var counts: [NodeID: [ExactText: Int]] = [:]

  /// Whether the children of a folder are known.
  func hasChildren(of folder: MergedNode.Counterpart) -> Bool { children[folder] != nil }

  /// Says what the children of a folder are.
  mutating func setChildren(of folder: MergedNode.Counterpart, to list: [Child]) {
    children[folder] = Dictionary(grouping: list, by: \.title).mapValues { $0.map(\.node) }
  }

  /// The node that the next one with a title among the children of `parent` meets in a folder.
  mutating func next(
    _ title: ExactText, of parent: NodeID, in folder: MergedNode.Counterpart
  ) -> MergedNode.Counterpart? {
    guard let met = children[folder]?[title] else { return nil }
    let count = counts[parent]?[title] ?? 0
    counts[parent, default: [:]][title] = count + 1
    return count < met.count ? met[count] : nil
  }
}
