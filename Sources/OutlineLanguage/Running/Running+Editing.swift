internal import OutlineDocument
internal import OutlineTree

// How the statements call the document: a refusal of its becomes the failure of the statement.
extension Running {
  /// Edits where some nodes stand, and tells whether that changed.
  mutating func arrange(
    _ nodes: [NodeID], _ edit: (inout OutlineDocument) throws(OutlineError) -> Void,
    refusal: (OutlineDocument, OutlineError) -> EditFailure
  ) throws(EditFailure) -> Bool {
    let standing = Standing(of: nodes, in: document.outline)
    do throws(OutlineError) {
      try edit(&document)
    } catch {
      throw refusal(document, error)
    }
    return standing.hasChanged(in: document.outline)
  }

  /// Edits the tree; `verb` is what is done to the node.
  mutating func rearrange<Result>(
    to verb: String, _ node: NodeID,
    _ edit: (inout OutlineDocument) throws(OutlineError) -> Result
  ) throws(EditFailure) -> Result {
    do throws(OutlineError) {
      return try edit(&document)
    } catch {
      throw document.refusal(to: verb, [node], because: error)
    }
  }

  /// Edits the text; `verb` is what is done to the node, if it is there yet.
  mutating func write<Result>(
    to verb: String, _ node: NodeID? = nil,
    _ edit: (inout OutlineDocument) throws(DocumentError) -> Result
  ) throws(EditFailure) -> Result {
    do throws(DocumentError) {
      return try edit(&document)
    } catch {
      throw document.refusal(to: verb, node, because: error)
    }
  }

  /// Edits the text of each of some nodes, and tells whether anything changed.
  mutating func write(
    to verb: String, each nodes: [NodeID],
    _ edit: (inout OutlineDocument, NodeID) throws(DocumentError) -> Bool
  ) throws(EditFailure) -> Bool {
    var hasChanged = false
    for node in nodes {
      let changes = try write(to: verb, node) { document throws(DocumentError) in
        try edit(&document, node)
      }
      hasChanged = hasChanged || changes
    }
    return hasChanged
  }
}
