internal import OutlineTree

/// The first node with each key, in each folder and anywhere.
struct KnownKeys: Sendable {
  private var anywhere: [AddressKey: MergedNode.Counterpart] = [:]
  private var inFolders: [FolderKey: MergedNode.Counterpart] = [:]

  private struct FolderKey: Hashable {
    let folder: MergedNode.Counterpart
    let key: AddressKey
  }

  /// Remembers a node, unless there is an earlier one.
  mutating func add(
    _ key: AddressKey, of node: MergedNode.Counterpart, in folder: MergedNode.Counterpart
  ) {
    let folderKey = FolderKey(folder: folder, key: key)
    if inFolders[folderKey] == nil { inFolders[folderKey] = node }
    if anywhere[key] == nil { anywhere[key] = node }
  }

  /// The node with a key: that in the folder, else any.
  func node(
    _ key: AddressKey, in folder: MergedNode.Counterpart, only isPerFolder: Bool
  ) -> MergedNode.Counterpart? {
    inFolders[FolderKey(folder: folder, key: key)] ?? (isPerFolder ? nil : anywhere[key])
  }
}
