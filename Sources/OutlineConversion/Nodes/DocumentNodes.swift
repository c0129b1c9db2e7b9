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
    var note: (number: Int, name: UnsafeBufferPointer<UInt8>)?
    var id: (number: Int, name: UnsafeBufferPointer<UInt8>)?
    var isCheckable = attributes.areNotAll
    attributes.visit(node) { name, value, meaning in
      switch meaning {
      case .title, .fold, .position: break
      case .check: isCheckable = true
      case .note(let number) where number < note?.number ?? .max:
        if let note, let old = content.note { content.addAttribute(note.name, Array(old)) }
        note = (number, name)
        content.setNote(value)
      case .identity(let number) where number < id?.number ?? .max:
        if let id, let old = content.id { content.addAttribute(id.name, Array(old)) }
        id = (number, name)
        content.setID(value)
      case .note, .identity, .other: content.addAttribute(name, value)
      }
    }
    if isCheckable { content.isChecked = document.isChecked(node) }
    if attributes.areNotAll, let note = document.note(of: node) { content.setNote(note.utf8) }
  }
}
