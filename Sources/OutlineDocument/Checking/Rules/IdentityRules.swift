internal import OutlineTree
internal import OutlineXML

/// Ids, which should be one node's each.
enum IdentityRules {
  static let duplicateID = CheckRule<OutlineDocument>("duplicate-id") { document in
    /// The line of the first node with each id.
    var lines: [ExactText: Int] = [:]
    var places = NodePlaces(document)
    var troubles: [Trouble] = []
    for node in document.outline.subtree(of: document.outline.root).dropFirst() {
      guard let id = document.writtenID(of: node) else { continue }
      guard let line = lines[ExactText(id)] else {
        lines[ExactText(id)] = places.position(of: node)?.line
        continue
      }
      troubles.append(
        .error(
          at: Int(document.records[node.index].start), of: node,
          "has the id \(Trouble.shown(id)), which a node in line \(line) has"))
    }
    return troubles
  }
}
