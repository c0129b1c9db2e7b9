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
    // Taken out of the structure meanwhile: what shows the values could not be kept in it else.
    var reader = NodeContentReader()
    swap(&reader.content, &content)
    reader.content.reset(level: level)
    reader.content.hasChildren = document.outline.childCount(of: node) > 0
    reader.content.isFolded = reader.content.hasChildren && document.isFolded(node)
    document.show(.title, of: node) { reader.content.setTitle($0) }
    attributes.visit(node) { name, value, meaning in reader.read(name, value, meaning) }
    if attributes.areNotAll || reader.saysCheck {
      reader.content.isChecked = document.isChecked(node)
    }
    if attributes.areNotAll, let note = document.note(of: node) {
      reader.content.setNote(note.utf8)
    }
    swap(&reader.content, &content)
  }
}
