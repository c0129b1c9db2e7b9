internal import OutlineDocument
internal import OutlineTree

/// Writes documents in an XML format that has a profile.
struct ProfileExporter: DocumentExporter {
  let profile: Profile

  func write<Failure>(
    _ document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let outline = document.outline
    var ids: [String] = []
    document.forEachNode { node, _ in
      if let id = document.writtenID(of: node) { ids.append(id) }
    }
    guard var writer = ProfileWriter(profile, ids: ids) else { return }
    var output = PieceBuffer()
    output.append {
      writer.begin(
        title: document.documentTitle ?? "", topCount: outline.childCount(of: outline.root), to: &$0
      )
    }
    var nodes = DocumentNodes(document)
    var walk = TreeWalk(outline)
    while let step = walk.next() {
      switch step {
      case .enter(let node):
        nodes.read(node, at: walk.level)
        let new = NewNode(nodes.content)
        output.append { writer.begin(new, to: &$0) }
      case .leave(let node):
        let hadChildren = outline.firstChild(of: node) != nil
        output.append { writer.end(hadChildren: hadChildren, to: &$0) }
      }
      try output.pass(to: sink)
    }
    output.append { writer.finish(to: &$0) }
    try output.finish(sink)
  }
}

extension NewNode {
  /// A node that says the same.
  init(_ content: borrowing NodeContent) {
    self.init()
    title = String(decoding: content.title, as: UTF8.self)
    note = content.note.map { String(decoding: $0, as: UTF8.self) }
    id = content.id.map { String(decoding: $0, as: UTF8.self) }
    isChecked = content.isChecked
    isFolded = content.isFolded
    hasChildren = content.hasChildren
    for attribute in content.attributes {
      attributes.append(
        (
          String(decoding: attribute.name, as: UTF8.self),
          String(decoding: attribute.value, as: UTF8.self)
        ))
    }
  }
}

extension AttributePlaces {
  /// The first node that lacks what each has to have in the format.
  func incomplete(in document: OutlineDocument) -> NodeID? {
    guard missing(in: NewNode()) != nil else { return nil }
    var nodes = DocumentNodes(document)
    var walk = TreeWalk(document.outline)
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      nodes.read(node, at: walk.level)
      if missing(in: NewNode(nodes.content)) != nil { return node }
    }
    return nil
  }
}
