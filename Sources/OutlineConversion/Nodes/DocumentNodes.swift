internal import OutlineDocument
internal import OutlineTree

/// Tells what the nodes of a document say, one after the other.
struct DocumentNodes {
  private let document: OutlineDocument
  private let attributes: MeaningfulAttributes
  /// The last node told.
  var content = NodeContent()

  init(_ document: OutlineDocument) {
    self.document = document
    attributes = MeaningfulAttributes(document)
  }

  /// Makes ``content`` what this node says.
  mutating func read(_ node: NodeID, at level: Int) {
    content.reset(level: level)
    content.hasChildren = document.outline.childCount(of: node) > 0
    content.isFolded = content.hasChildren && document.isFolded(node)
    _ = document.value(.title, of: node) { title in
      content.setTitle(title)
      return true
    }
    readAttributes(of: node)
  }

  private mutating func readAttributes(of node: NodeID) {
    var reader = NodeContentReader()
    swap(&reader.content, &content)
    attributes.visit(node) { name, value, meaning in reader.read(name, value, meaning) }
    swap(&reader.content, &content)
    let isCheckable = attributes.areNotAll || reader.saysCheck
    if isCheckable { content.isChecked = document.isChecked(node) }
    if attributes.areNotAll, let note = document.note(of: node) { content.setNote(note.utf8) }
  }
}
