internal import OutlineTree

/// What is to be copied from an outline that is merged into another.
struct MergePlan: Sendable {
  /// The nodes to be copied to the end of each folder, in order, and the folders in theirs.
  private(set) var copies: [(nodes: [NodeID], place: Place)] = []
  private var indices: [NodeID: Int] = [:]
  /// Nodes in what is copied that are not to be.
  private var leftOut: [NodeID] = []
  /// Nodes that are not copied where they lie.
  private var moved: [(node: NodeID, parent: NodeID)] = []

  /// Copies a node with all below it to the end of a folder of the merged outline.
  mutating func copy(_ node: NodeID, to folder: NodeID) {
    let index = indices[folder] ?? copies.count
    if index == copies.count {
      indices[folder] = index
      copies.append(([], .last(in: folder)))
    }
    copies[index].nodes.append(node)
  }

  /// Moves a node to the end of another before that is copied.
  mutating func move(_ node: NodeID, to parent: NodeID) {
    moved.append((node, parent))
  }

  /// Leaves a node out of what it lies in.
  mutating func leaveOut(_ node: NodeID) {
    leftOut.append(node)
  }

  /// The outline to copy from: as it is, but for what is moved and left out.
  func source(_ other: OutlineDocument) throws(DocumentError) -> OutlineDocument {
    if moved.isEmpty && leftOut.isEmpty { return other }
    var source = other
    do throws(OutlineError) {
      for (node, parent) in moved { try source.relocate(node, to: .last(in: parent)) }
      for node in leftOut { try source.delete(node) }
    } catch {
      throw .outline(error)
    }
    return source
  }
}
