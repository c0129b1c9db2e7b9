internal import OutlineDocument
public import OutlineTree

/// One visible node as an outliner shows it.
public struct OutlineRow: Identifiable, Hashable, Sendable {
  /// The node: the row keeps it wherever it moves.
  public let id: NodeID
  /// The node's parent: the row that it stands under, or the root.
  public let parent: NodeID
  /// The level: 1 for a top node.
  public let depth: Int
  /// The title shown, fallbacks included.
  public let title: String
  /// The note, if there is one.
  public let note: String?
  /// Whether the node is done; `nil` where nothing says so or otherwise.
  public let isChecked: Bool?
  /// Whether its children are folded away.
  public let isFolded: Bool
  /// The number of children that the filter leaves, shown or folded away.
  public let childCount: Int

  /// Whether there are children that the filter leaves, shown or folded away.
  public var hasChildren: Bool { childCount > 0 }
}

/// The rows of a document as it was when they were made.
///
/// Titles and notes are read from the document as rows are asked for, so that a long list costs no
/// more than what is on the screen.
public struct OutlineRows: RandomAccessCollection, Sendable {
  /// The rows as ids and levels, for what `OutlineTree` does with them.
  public let visible: VisibleRows
  private let document: OutlineDocument

  /// The rows that fold state and the filter leave. O(visible nodes), with a filter O(all nodes).
  init(of document: OutlineDocument, filter: OutlineFilter) {
    self.document = document
    visible = VisibleRows(
      of: document.outline, folded: document.isFolded, matching: filter.test(in: document))
  }

  /// The number of nodes for which the filter holds, visible or folded away; without a filter all.
  public var matchCount: Int { visible.matchCount }
  /// The number of nodes of the document.
  public var totalCount: Int { visible.totalCount }

  /// Always 0: indices are offsets.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { visible.count }

  /// The row at an offset in `0..<count`.
  public subscript(offset: Int) -> OutlineRow {
    let row = visible[offset]
    return OutlineRow(
      id: row.id, parent: row.parent, depth: row.depth, title: document.title(of: row.id),
      note: document.note(of: row.id), isChecked: document.isChecked(row.id),
      isFolded: row.isFolded, childCount: row.childCount)
  }
}
