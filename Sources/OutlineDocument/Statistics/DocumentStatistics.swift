internal import OutlineTree
internal import OutlineXML

/// What there is in one or more documents, counted.
public struct DocumentStatistics: Sendable {
  /// The documents.
  public private(set) var files = 0
  /// The nodes.
  public private(set) var nodes = 0
  /// The nodes on top.
  public private(set) var top = 0
  /// The nodes without children.
  public private(set) var leaves = 0
  /// The nodes with children.
  public var folders: Int { nodes - leaves }
  /// The deepest level, the top one being 1; 0 where there is no node.
  public private(set) var depth = 0
  /// The most children of one node, the root among the nodes.
  public private(set) var widest = 0
  /// The nodes with a note.
  public private(set) var notes = 0
  /// The nodes that are done.
  public private(set) var checked = 0
  /// The nodes that are said to be not done.
  public private(set) var unchecked = 0
  /// The nodes whose children are hidden.
  public private(set) var folded = 0
  /// The nodes that are comments, or lie in one.
  public private(set) var commented = 0
  /// The nodes with an id in the file.
  public private(set) var ids = 0
  /// The ids that more than one node of a document has.
  public private(set) var repeatedIDs = 0
  /// How often each value of the attribute `type` occurs.
  public private(set) var types = Tally()
  /// How many nodes have each attribute; declarations of namespaces are none.
  public private(set) var attributes = Tally()

  /// Of no document.
  public init() {}

  /// Of one document.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the tags.
  public init(of document: OutlineDocument) {
    files = 1
    nodes = document.outline.count
    top = document.outline.childCount(of: document.outline.root)
    widest = top
    repeatedIDs = document.writtenIDs.repeatedCount
    let comments = document.commentedNodes()
    document.forEachNode { node, level in
      depth = max(depth, level)
      let children = document.outline.childCount(of: node)
      widest = max(widest, children)
      if children == 0 { leaves += 1 }
      if document.isFolded(node) { folded += 1 }
      if comments?.contains(node) == true { commented += 1 }
      addValues(of: node, in: document)
    }
  }

  private mutating func addValues(of node: NodeID, in document: OutlineDocument) {
    if document.has(.note, of: node) { notes += 1 }
    switch document.isChecked(node) {
    case true?: checked += 1
    case false?: unchecked += 1
    case nil: break
    }
    if document.records[node.index].identity != .absent, document.writtenID(of: node) != nil {
      ids += 1
    }
    addAttributes(of: node, in: document)
  }

  private mutating func addAttributes(of node: NodeID, in document: OutlineDocument) {
    guard let tag = document.opening(of: node) else { return }
    let (bytes, range) = document.text.locate(tag)
    bytes.withUnsafeBufferPointer { pointer in
      var reader = TagReader(pointer, at: range.lowerBound)
      while let attribute = reader.next() {
        let name = pointer.part(attribute.name)
        if name.declaresNamespace { continue }
        attributes.add(name)
        guard name.elementsEqual("type".utf8), !attribute.value.isEmpty else { continue }
        if attribute.isPlain {
          types.add(pointer.part(attribute.value))
        } else {
          var value = document.attribute("type", of: node) ?? ""
          value.withUTF8 { types.add($0) }
        }
      }
    }
  }

  /// Adds what was counted in others; depth and width are the greatest of all.
  public static func += (left: inout DocumentStatistics, right: DocumentStatistics) {
    left.files += right.files
    left.nodes += right.nodes
    left.top += right.top
    left.leaves += right.leaves
    left.depth = max(left.depth, right.depth)
    left.widest = max(left.widest, right.widest)
    left.notes += right.notes
    left.checked += right.checked
    left.unchecked += right.unchecked
    left.folded += right.folded
    left.commented += right.commented
    left.ids += right.ids
    left.repeatedIDs += right.repeatedIDs
    left.types.add(right.types)
    left.attributes.add(right.attributes)
  }
}
