internal import OutlineDocument
internal import OutlineTree

/// Tells what the nodes of a document say, one after the other.
struct DocumentNodes {
  private let document: OutlineDocument
  private let attributes: MeaningfulAttributes
  private var aliases: Aliases?
  /// The last node told.
  var content = NodeContent()
  /// What the last node told is called if it stands for another one and has no address from it.
  private(set) var emptyAlias: String?

  init(_ document: OutlineDocument) {
    self.document = document
    attributes = MeaningfulAttributes(document)
    aliases = Aliases(document)
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
    if aliases != nil { lead(node) }
  }

  /// Gives an alias the title and address of the node that it stands for.
  private mutating func lead(_ node: NodeID) {
    emptyAlias = nil
    guard var aliases, aliases.contain(node) else { return }
    emptyAlias = aliases.name
    if let target = aliases.target(of: node) {
      content.setTitle(document.title(of: target).utf8)
      if let address = aliases.address(of: target) {
        content.addAttribute("url".utf8, address.utf8)
        emptyAlias = nil
      }
    }
    self.aliases = aliases
  }
}
