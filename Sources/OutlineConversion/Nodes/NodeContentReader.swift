internal import OutlineDocument

/// Takes from the attributes of a node what they say; of several notes or ids, all but the first choice stay
/// attributes.
struct NodeContentReader {
  /// What was said so far.
  var content: NodeContent
  /// Whether an attribute says if the node is done.
  private(set) var saysCheck = false
  private var note: (number: Int, name: [UInt8])?
  private var id: (number: Int, name: [UInt8])?

  /// Adds to a node that has neither note nor id.
  init(_ content: NodeContent = NodeContent()) {
    self.content = content
  }

  /// Takes one attribute.
  mutating func read(
    _ name: some Sequence<UInt8>, _ value: some Sequence<UInt8>, _ meaning: AttributeMeaning
  ) {
    switch meaning {
    case .title: if content.title.isEmpty { content.setTitle(value) }
    case .fold, .position: break
    case .check: saysCheck = true
    case .note(let number) where number < note?.number ?? .max:
      if let note, let old = content.note { content.addAttribute(note.name, Array(old)) }
      note = (number, Array(name))
      content.setNote(value)
    case .identity(let number) where number < id?.number ?? .max:
      if let id, let old = content.id { content.addAttribute(id.name, Array(old)) }
      id = (number, Array(name))
      content.setID(value)
    case .note, .identity, .other: content.addAttribute(name, value)
    }
  }
}
