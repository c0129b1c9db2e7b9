internal import OutlineDocument
internal import OutlineTree

/// The folders among the children of nodes by their titles, looked for once in each parent.
struct Folders {
  private var found: [NodeID: [[UInt8]: NodeID]] = [:]
  private let filed: Set<NodeID>

  /// Nodes that are themselves to be filed are no folders.
  init(without filed: [NodeID]) {
    self.filed = Set(filed)
  }

  mutating func folder(
    _ title: String, in parent: NodeID, of document: OutlineDocument
  ) -> NodeID? {
    let key = Array(title.utf8)
    if let known = found[parent] { return known[key] }
    var folders: [[UInt8]: NodeID] = [:]
    for child in document.outline.children(of: parent)
    where !filed.contains(child) && document.isFolder(child) {
      let key = Array(document.title(of: child).utf8)
      folders[key] = folders[key] ?? child
    }
    found[parent] = folders
    return folders[key]
  }

  mutating func add(_ folder: NodeID, _ title: String, in parent: NodeID) {
    found[parent, default: [:]][Array(title.utf8)] = folder
  }
}

extension OutlineDocument {
  /// Whether nodes can be filed in it: it has children, or says nothing but its title.
  fileprivate func isFolder(_ node: NodeID) -> Bool {
    outline.firstChild(of: node) != nil || attributes(of: node).count <= 1
  }
}
