public import OutlineTree
internal import OutlineXML

/// An outline file as a tree of nodes, over the bytes it was read from.
///
/// Edits change the tree and say, beside it, which bytes go where; the text as read never changes.
/// Writing copies it, in the new order, with new bytes only where something is new. A document is a
/// value: a copy costs nothing until one of the two is edited.
public struct OutlineDocument: Sendable {
  /// The tree of the nodes; its root stands for the element that holds the top nodes.
  public internal(set) var outline: Outline
  let profile: Profile
  /// The attributes that the profile names, for looking at a tag once for several.
  let names: ProfileNames
  var text: DocumentText
  /// One for each slot of the outline.
  var records: [NodeRecord]
  /// For the nodes that are marked ``NodeRecord/Marks/hasLayout``.
  var layouts = LayoutTable()
  /// The nodes in which an edit has moved, added or shifted children.
  var disturbed: Set<NodeID> = []
  /// What the reading found beside the nodes.
  let surroundings: Surroundings
  /// Replaced ranges outside the outline, in rising order.
  var patches: [Patch] = []
  /// How the window shows the outline, as the file said it; found before the first edit.
  var view: ViewState?
  /// Whether any node declares namespaces.
  var hasDeclaringNodes: Bool
  /// How the file ticks nodes off; nil until it was looked for.
  var checkHabit: Profile.Check?
  /// Whether the file says of nodes that they are not done; nil until it was looked for.
  var usesOpenState: Bool?
  /// What moved nodes inherited before the first move of each.
  var inheritance: [NodeID: Inheritance] = [:]
  /// What a user should hear of, in the order in which it was found.
  var pendingWarnings: [PendingWarning] = []
  /// The elements outside the nodes that hold a text for one, by their keys.
  let distant = Once<DistantElements>()
  /// Texts outside the nodes for which edits have made the elements, by their keys, in the order in
  /// which they were made.
  var newDistantTexts: [String: (number: Int, text: String)] = [:]
  /// The nodes that show what others hold.
  let clones = Once<[Clones]>()
  let derived = Once<DerivedIDs>()
  /// The document's first indent unit, where a place has none of its own.
  let firstUnit = Once<[UInt8]?>()
  /// The written ids there are, while nodes are copied; nil where an edit may have freed one.
  var takenIDs: TakenIDs?
  /// What makes ids for new nodes, once one was needed.
  var newIdentities: NewIdentities?
  /// Made anew where an edit may have changed an id.
  var written = Once<Equals>()
  /// Which nodes may have a name; nil until many are to be looked up.
  var index: Index?

  /// The name of the document's format, `opml` for one.
  public var formatName: String { profile.name }

  /// Whether titles and notes may hold markup of HTML, as a text within the text.
  package var hasMarkup: Bool { profile.hasMarkup }

  /// A range outside the outline and what stands there instead.
  struct Patch: Sendable {
    let range: Range<Int>
    let text: TextRange
  }
}
