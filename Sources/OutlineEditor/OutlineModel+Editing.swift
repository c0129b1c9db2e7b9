public import OutlineDocument
public import OutlineTree

// Each edit throws a ``DocumentError`` where it is refused, and changes nothing then.
extension OutlineModel {
  /// Edits the document in one step, which can be undone.
  ///
  /// All other edits of the model are made by this one; what they do not offer an app does here.
  /// Nothing to be undone comes of an edit that changes nothing.
  /// - Parameters:
  ///   - name: What is done, for ``undoName`` and ``redoName``.
  ///   - body: Makes the edit on a copy, which is dropped where it throws.
  /// - Throws: What `body` throws.
  /// - Complexity: O(*n*) and what `body` costs.
  @discardableResult
  public func edit<Result>(
    _ name: EditName, _ body: (inout OutlineDocument) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    var edited = document
    let result = try body(&edited)
    try edited.checkOrder()
    if edited.isUntouched(since: document) { return result }
    history.push(EditStep(name, document, revision: revision))
    document = edited
    beginRevision()
    showRows()
    return result
  }

  /// Adds a node and opens what would hide it; the filter may.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - attributes: Further attributes, in this order.
  ///   - place: Where it is to stand.
  /// - Returns: The new node.
  @discardableResult
  public func add(
    _ title: String, attributes: [NodeAttribute] = [], at place: Place
  ) throws(DocumentError) -> NodeID {
    try edit(.add) { document throws(DocumentError) in
      let node = try document.insert(title: title, attributes: attributes, at: place)
      try document.reveal([node])
      return node
    }
  }

  /// Deletes nodes with all below them. One below another of them goes along with that one.
  public func delete(_ nodes: [NodeID]) throws(DocumentError) {
    try edit(.delete) { document throws(DocumentError) in
      try document.checkKnown(nodes)
      try document.arrange { (document) throws(OutlineError) in
        for node in document.outline.uppermost(nodes) { try document.delete(node) }
      }
    }
  }

  /// Ticks nodes off, or takes their ticks away, in the way the file does it.
  public func setChecked(_ isChecked: Bool, _ nodes: [NodeID]) throws(DocumentError) {
    try edit(isChecked ? .check : .uncheck) { document throws(DocumentError) in
      try document.checkKnown(nodes)
      for node in nodes { try document.setChecked(isChecked, node) }
    }
  }

  /// Gives a node another title.
  public func setTitle(_ title: String, of node: NodeID) throws(DocumentError) {
    try edit(.setTitle) { document throws(DocumentError) in
      _ = try document.setTitle(title, of: node)
    }
  }

  /// Gives a node another note; `nil` takes it away.
  public func setNote(_ note: String?, of node: NodeID) throws(DocumentError) {
    try edit(.setNote) { document throws(DocumentError) in
      if let note {
        try document.setNote(note, of: node)
      } else {
        try document.removeNote(of: node)
      }
    }
  }

  /// Gives a node another value of an attribute; `nil` takes the attribute away.
  public func setAttribute(
    _ name: String, to value: String?, of node: NodeID
  ) throws(DocumentError) {
    try edit(.setAttribute) { document throws(DocumentError) in
      if let value {
        try document.setAttribute(name, to: value, of: node)
      } else {
        try document.removeAttribute(name, of: node)
      }
    }
  }
}

extension OutlineDocument {
  /// Runs an edit of the tree; what it throws becomes an error of the document.
  mutating func arrange<Result>(
    _ body: (inout OutlineDocument) throws(OutlineError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(OutlineError) {
      return try body(&self)
    } catch {
      throw .outline(error)
    }
  }

  func checkKnown(_ nodes: [NodeID]) throws(DocumentError) {
    for node in nodes where !outline.contains(node) { throw .outline(.unknownNode(node)) }
  }
}
