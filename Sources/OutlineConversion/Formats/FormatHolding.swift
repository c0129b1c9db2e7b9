public import OutlineDocument
internal import OutlineTree

/// What a format has a place for, besides titles and the order of nodes.
public struct FormatHolding: Sendable {
  /// Whether nodes have notes.
  public var notes = true
  /// Whether nodes say that they are done.
  public var checks = true
  /// Whether nodes say that their children are hidden.
  public var folds = true
  /// Whether nodes have ids.
  public var ids = true
  /// Which attributes nodes have besides.
  public var attributes = Attributes.all
  /// Where the document's title stands.
  public var documentTitle = DocumentTitle.held

  /// Whether there is a place for what the document as a whole is called.
  public enum DocumentTitle: Sendable {
    case held
    case lost
    /// It is that of the one top node, which is made where there are several.
    case ofTopNode
  }

  /// Which attributes have a place.
  public enum Attributes: Sendable {
    case none
    case all
    /// These.
    case only([String])
    /// Those that bookmark files give back under the same name, and those that have a place of their own in
    /// them.
    case bookmarked(and: [String])
    /// Those that a format of XML has a place for.
    case places(AttributePlaces)
  }

  /// Everything.
  static let all = FormatHolding()

  /// Titles, notes and check marks.
  var plain: FormatHolding {
    var plain = self
    (plain.folds, plain.ids, plain.attributes) = (false, false, .none)
    return plain
  }

  /// Whether nothing that a node says is lost.
  var isComplete: Bool {
    guard case .all = attributes else { return false }
    return notes && checks && folds && ids
  }

  /// Whether the title of a document, if it has one, has a place.
  func holdsTitle(of document: OutlineDocument) -> Bool {
    guard let title = document.documentTitle, !title.isEmpty else { return true }
    let outline = document.outline
    switch documentTitle {
    case .held: return true
    case .lost: return false
    case .ofTopNode:
      guard outline.childCount(of: outline.root) == 1,
        let top = outline.firstChild(of: outline.root)
      else { return true }
      return document.title(of: top) == title
    }
  }

  /// Whether a node can have this id.
  func holds(id: NodeContent.Text) -> Bool {
    guard case .places(let places) = attributes else { return ids }
    return places.holdID(String(decoding: id, as: UTF8.self))
  }

  /// Whether each id is that of one node.
  var areIDsUnique: Bool { if case .places = attributes { true } else { false } }

  /// The attributes of a node that have no place.
  func lostAttributes(of node: borrowing NodeContent) -> [String] {
    if case .places(let places) = attributes { return places.lost(of: NewNode(node)) }
    var lost: [String] = []
    for attribute in node.attributes where !holds(attribute: attribute.name) {
      lost.append(String(decoding: attribute.name, as: UTF8.self))
    }
    return lost
  }

  /// Whether an attribute has a place in a format that asks for nothing but its name.
  private func holds(attribute name: NodeContent.Text) -> Bool {
    switch attributes {
    case .all, .places: true
    case .none: false
    case .only(let names): names.contains { name.elementsEqual($0.utf8) }
    case .bookmarked(let others):
      BookmarkAttribute.isHeld(name) || others.contains { name.elementsEqual($0.utf8) }
    }
  }
}
