/// What the nodes of a format are, as data: where they stand and where their values are.
///
/// Names are local names; elements count only in the namespace of the document's root element.
struct Profile: Sendable {
  /// The format's name for a user.
  let name: String
  /// What the root element may be called.
  let roots: [String]
  /// The element below the root that holds the top nodes.
  let container: String
  /// The element below the root that holds what is said of the whole document.
  let head: String
  /// The element of `head` that holds the document's title.
  let documentTitle: String
  /// The element of a node.
  let node: String
  /// The attribute with the title.
  let title: String
  /// The attributes shown in its place, in this order, where it is absent or blank.
  let titleFallbacks: [String]
  /// The attributes that may hold a note, in this order.
  let notes: [String]
  /// The attributes that may hold an id, in this order.
  let identities: [String]
  /// The attributes that may say whether a node is done, the first being the one for new states.
  let checks: [Check]
  /// The attributes that may say that a node is folded.
  let folds: [Fold]
  /// The attribute that, with the value `true`, makes a node and all below it a comment.
  let comment: String

  /// Attributes that say a node's state: no part of what it is.
  var stateAttributes: [String] { checks.map(\.attribute) + folds.map(\.attribute) }

  /// An attribute that says whether a node is done.
  struct Check: Sendable {
    let attribute: String
    /// The value of a node that is done.
    let done: String
    /// The value of a node that is not done; nil where the attribute is then not there.
    var open: String?
    /// Whether `open` is written only in files that have it already.
    var isOpenOnlyIfUsed = false
    /// The attribute that says that a node has a box at all.
    var box: String?
  }

  /// An attribute that says whether a node is folded.
  struct Fold: Sendable {
    let attribute: String
    let folded: String
    let open: String
  }

  /// All profiles there are.
  static let all: [Profile] = [.opml]
}
