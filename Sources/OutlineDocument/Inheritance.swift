internal import OutlineTree
internal import OutlineXML

/// What a node has from the nodes it lies in, though no attribute of its own says so.
struct Inheritance: Equatable, Sendable {
  var isComment = false
  var space: String?
  var language: String?
}

extension OutlineDocument {
  /// Remembers what a node inherits where it was read, before its first move.
  mutating func noteInheritance(of node: NodeID) {
    guard !surroundings.inherited.isEmpty, inheritance[node] == nil else { return }
    inheritance[node] = inheritance(of: node)
  }

  /// Warns of the moved nodes that inherit something else now than where they were read.
  mutating func warnOfInheritance() {
    for node in outline.inDocumentOrder(inheritance.keys.filter(outline.contains)) {
      guard let old = inheritance[node] else { continue }
      let new = inheritance(of: node)
      if old.isComment != new.isComment {
        warn(
          about: node,
          new.isComment
            ? "it is a comment now, as what it lies in is" : "it is no longer a comment")
      }
      if old.space != new.space { warn(about: node, change(of: .space, to: new.space)) }
      if old.language != new.language { warn(about: node, change(of: .language, to: new.language)) }
    }
    inheritance = [:]
  }

  /// The value of an inherited attribute in force at a node; nil where nothing says.
  func inheritedValue(of attribute: Inherited, at node: NodeID) -> String? {
    guard surroundings.inherited.contains(attribute) else { return nil }
    var next: NodeID? = node
    while let node = next {
      if let value = own(attribute, of: node) { return value }
      next = outline.parent(of: node)
    }
    return surroundings.outerInherited[attribute]
  }

  /// What a node's own tag says for all that is below it; nodes that say nothing are told at a glance.
  func own(_ attribute: Inherited, of node: NodeID) -> String? {
    let marks = records[node.index].marks
    guard marks.contains(.saysInherited) || marks.contains(.hasNewOpening) else { return nil }
    return self.attribute(attribute.rawValue, of: node)
  }

  private func inheritance(of node: NodeID) -> Inheritance {
    let parent = outline.parent(of: node) ?? outline.root
    return Inheritance(
      isComment: isCommented(node),
      space: attribute(Inherited.space.rawValue, of: node)
        ?? inheritedValue(of: .space, at: parent),
      language: attribute(Inherited.language.rawValue, of: node)
        ?? inheritedValue(of: .language, at: parent))
  }

  private func change(of attribute: Inherited, to value: String?) -> String {
    value.map { "\(attribute.rawValue) in force is \"\($0)\" now" }
      ?? "\(attribute.rawValue) is no longer in force"
  }
}
