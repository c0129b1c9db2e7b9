/// What a format says of its nodes beyond their tree, so that edits can break it.
enum OrderRule: Sendable {
  /// The outline has at least and at most so many top nodes.
  case topNodes(atLeast: Int, atMost: Int)
  /// A node whose `reference` names the `identity` of another shows what that one holds.
  case clones(CloneForm)
  /// Nodes with one of these values in an attribute are top nodes and are not deleted.
  case staysOnTop(attribute: String, values: [String])
  /// Attributes of a node, or of elements in it, name other nodes by their ids, behind a prefix.
  case references(attributes: [String], prefix: String)
  /// The children of a node whose title begins with one of these words are kept in another file.
  case keptElsewhere(words: Set<String>)
  /// Of several nodes with one of the words of an attribute the first counts.
  case firstDefinition(attribute: String)
}

/// How a format writes one node at several places.
struct CloneForm: Sendable {
  /// The attribute of a clone that names the node which holds what it shows.
  let reference: String
  /// The attribute of that node with the same value. Where both are one, the first node with a value
  /// holds what the others show, their children too.
  let identity: String
  /// Whether the node that holds something has to stand before those that show it.
  var isOrdered = true
  /// Whether the children of a clone are those of the node it shows once more.
  var repeatsChildren = false

  /// Whether a clone has no children of its own.
  var sharesChildren: Bool { reference == identity }
}

/// Numbers of nodes, and of other elements, in reading order.
struct PlayOrder: Sendable {
  /// The attribute with the number.
  let attribute: String
  /// The own element and its attribute that name what is read; the same target has the same number.
  let target: (element: String, attribute: String)
  /// The elements outside the outline that are numbered with the nodes.
  let others: [String]
  /// The `name` of the `meta` element in the head that tells the number of levels.
  let depth: String
}
