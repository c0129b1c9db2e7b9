/// One node seen with its children, as SwiftUI's lists of trees want it.
///
/// ```swift
/// OutlineGroup(outline.topNodes, children: \.children) { Row(titles[$0.id]) }
///
/// ForEach(outline.children(of: parent), id: \.self) { Row(titles[$0]) }
///   .onMove { try? outline.move(fromOffsets: $0, toOffset: $1, in: parent) }
/// ```
///
/// It shows the outline as it was when it was asked for; the id stays the node's after any edit.
/// While it is kept, the first edit of the outline copies the outline.
public struct OutlineNode: Identifiable, Sendable {
  /// The outline that the node is in.
  public let outline: Outline
  /// The node.
  public let id: NodeID

  /// The children, made as they are asked for; `nil` for a leaf. O(1).
  public var children: Children? {
    outline.childCount(of: id) == 0 ? nil : Children(outline: outline, parent: id)
  }

  /// The children of one node, each with its own children.
  public struct Children: RandomAccessCollection, Sendable {
    let outline: Outline
    let ids: Outline.Children

    init(outline: Outline, parent: NodeID) {
      self.outline = outline
      ids = outline.children(of: parent)
    }

    /// Always 0: indices are offsets.
    public var startIndex: Int { ids.startIndex }
    /// The number of children.
    public var endIndex: Int { ids.endIndex }

    /// The child at an offset in `0..<count`. O(log *s*), *s* being the number of children.
    public subscript(offset: Int) -> OutlineNode {
      OutlineNode(outline: outline, id: ids[offset])
    }
  }
}

extension Outline {
  /// The node with its children, or `nil` for an unknown id. O(1).
  public func node(_ id: NodeID) -> OutlineNode? {
    contains(id) ? OutlineNode(outline: self, id: id) : nil
  }

  /// The children of the root, each with its own children; empty for an empty outline. O(1).
  public var topNodes: OutlineNode.Children {
    OutlineNode.Children(outline: self, parent: root)
  }
}
