internal import OutlineXML

/// What the nodes of a format are, as data: where they stand and where their values are.
///
/// Names of elements are local names; elements count only in the namespace of the document's root
/// element. Names of attributes are as they are written, prefix included.
///
/// A node's element begins with its *opening*: the start tag, the node's own elements, the start tag of
/// the wrapper if there is one. Behind it stand the children, and then the *closing*. A node without room
/// for children, one tag or an element without a wrapper, is opening as a whole.
public struct Profile: Sendable {
  /// The format's name for a user.
  public let name: String
  /// How file names end, without the dot.
  public internal(set) var fileExtensions: [String] = []

  /// What it is, in a line.
  public internal(set) var summary = ""
  /// What a user should know of it: what an edit may and may not do. Sentences.
  public internal(set) var notes = ""

  /// What the root element may be called; any where there is none.
  var roots: [String] = []
  /// The namespace that the root element has to be in, where names alone do not tell the format.
  var rootNamespace: String?
  /// The attribute that tells the root element from those of other formats with its name.
  var rootAttribute: String?
  /// The elements from below the root to the one that holds the top nodes; none where the root does. Nil:
  /// what holds the first node.
  var container: [String]? = []
  /// Whether the last of them can be put in for certain where it is missing.
  var mendsContainer = false
  /// The element below the root that holds what is said of the whole document.
  var head: String?
  /// The elements from below the root to the one with the document's title.
  var documentTitle: [String] = []

  /// What elements are nodes; the first that fits is that of new nodes.
  let nodes: [NodeKind]
  /// The element of a node that holds its children, where they do not stand directly in the node's.
  var wrapper: String?
  /// A node's own elements that have to stand in an order, in that order; all stand before the children.
  var ownElements: [String] = []
  /// Whether a node has own elements, so that what stands before its children is its opening.
  var hasOwnElements = true
  /// Own elements in which all white space is content.
  var verbatim: Set<String> = []

  /// The places that may hold the title, in this order; the first is that of new titles.
  var titles: [ValuePlace]
  /// The attributes shown in its place, in this order, where it is absent or blank.
  var titleFallbacks: [String] = []
  /// The places that may hold a note, in this order.
  var notePlaces: [ValuePlace] = []
  /// Whether titles and notes may hold markup of HTML, as a text within the text.
  var hasMarkup = false
  /// The attributes that may hold an id, in this order.
  var identities: [String] = []
  /// How a new id is made.
  var newIdentity = NewIdentity.signs
  /// Whether each node has to have an id.
  var needsIdentity = false
  /// The attributes that may say whether a node is done, the first being the one for new states.
  var checks: [Check] = []
  /// The attributes that may say that a node is folded.
  var folds: [Fold] = []
  /// Whether the head may list the open nodes by numbers of lines, as that of OPML does.
  var listsLines = false
  /// The rules of the format that an order of nodes can break.
  var rules: [OrderRule] = []
  /// The numbers in reading order that nodes have.
  var playOrder: PlayOrder?
  /// The attribute of a node, or of one of its ``NodeKind/parts``, with the address that it leads to.
  var address: String?
  /// The attributes that nodes can have besides those that mean something here.
  var ownAttributes: [String] = []
  /// How other attributes are written; nil: not at all.
  var otherAttributes: OtherAttributes?
  /// What stands around the nodes of a new document; nil: none is made.
  var frame: Frame?
  /// Changes the profile to what a file says of its own form.
  var adapt: (@Sendable (Profile, XMLSource) -> Profile)?

  /// Attributes that say a node's state or place: no part of what it is.
  var stateAttributes: [String] {
    checks.map(\.attribute) + folds.map(\.attribute) + [playOrder?.attribute].compactMap { $0 }
  }

  /// Whether nodes with one id are one node at several places.
  var sharesIdentities: Bool {
    rules.contains {
      if case .clones(let form) = $0 { form.sharesChildren } else { false }
    }
  }

  /// An element that is a node.
  struct NodeKind: Sendable {
    let name: String
    /// Whether new nodes can be of this kind.
    var isMade = true
    /// The attribute with which a new node is of this kind; nil: it always is.
    var attribute: String?
    /// Whether it holds no nodes.
    var isLeaf = false
    /// Whether it has own elements, the title's for one.
    var hasElements = true
    /// Whether it stands for the node whose id ``attribute`` names, and has that one's title and address.
    var isAlias = false
    /// What `type` says of such a node in formats that have no kinds of nodes.
    var type: String?
    /// Own elements without text that a new node has to have, by name, with the attribute that is
    /// given to the node and stands in them.
    var parts: [(element: String, attribute: String)] = []
  }

  /// An attribute that says whether a node is done.
  struct Check: Sendable {
    let attribute: String
    /// The value of a node that is done; nil: any is, and the time is written.
    let done: String?
    /// The value of a node that is not done; nil where the attribute is then not there.
    var open: String?
    /// Whether `open` is written only in files that have it already.
    var isOpenOnlyIfUsed = false
    /// The attribute that says that a node has a box at all.
    var box: String?
    /// The value that says so; nil: any does.
    var boxValue: String?
  }

  /// An attribute that says whether a node is folded.
  struct Fold: Sendable {
    let attribute: String
    /// The value of a folded node; nil where the attribute is then not there.
    let folded: String?
    /// The value of an open node; nil where the attribute is then not there.
    let open: String?
    /// Whether a node without the attribute is folded.
    var isFoldedIfAbsent = false

    /// What a value says.
    func isFolded(by value: String) -> Bool {
      folded.map { value == $0 } ?? (value != open)
    }
  }

  /// How attributes are written that a format does not have itself.
  enum OtherAttributes: Sendable {
    /// As attributes whose names begin so.
    case prefixed(String)
    /// As elements with these two attributes.
    case elements(String, name: String, value: String)
  }

  /// What a new document is made of.
  struct Frame: Sendable {
    /// What stands before the nodes; `TITLE` is where the document's title stands.
    let front: String
    /// What stands behind the nodes.
    let back: String
    /// How lines are laid.
    var layout = FrameLayout.indented(by: "  ", from: 1)
    /// What is around all nodes where there is to be one top node.
    var hasOneTop = false

    /// Whether the document's title has a place.
    var holdsTitle: Bool { front.split(separator: "TITLE", maxSplits: 1).count > 1 }
  }

  /// How the lines of a new document are laid.
  enum FrameLayout: Sendable {
    /// Each element on a line, by so many units on the first level.
    case indented(by: String, from: Int)
    /// Each node on a line, without indentation.
    case lines
    /// All on one line.
    case none
  }

  /// How ids are made.
  enum NewIdentity: Sendable {
    /// `o` and ten signs 0-9 a-z.
    case signs
    /// The first whole number above all there are.
    case number
    /// A UUID in upper case.
    case uuid
  }
}

/// Where a value of a node stands.
enum ValuePlace: Sendable {
  /// In the attribute with this name.
  case attribute(String)
  /// In an element of the node's own.
  case element(ElementPlace)
  /// In an element outside the nodes.
  case elsewhere(DistantPlace)

  /// The name of the attribute, where it is one.
  var attribute: String? {
    if case .attribute(let name) = self { name } else { nil }
  }
}

/// The way to an element of a node's own, and how its text is written.
struct ElementPlace: Sendable {
  let path: [ElementStep]
  var form = TextForm.plain
  /// The elements that stand before the last one of the path, in the one around it.
  var behind: [String] = []
  /// Whether the text is replaced only where the node has no other elements, as they point into it.
  var isAlone = false
}

/// One element on the way down from a node.
struct ElementStep: Sendable, ExpressibleByStringLiteral {
  /// Its name; nil: any.
  var name: String?
  /// The attribute that it has to have, with its value.
  var attribute: (name: String, value: String)?
  /// Which of those that fit it is, counted from 0; nil: the only one.
  var number: Int?

  init(_ name: String?, where attribute: (String, String)? = nil, number: Int? = nil) {
    self.name = name
    self.attribute = attribute
    self.number = number
  }

  init(stringLiteral name: String) { self.init(name) }
}

/// Elements outside the nodes, each with the text of one node.
struct DistantPlace: Sendable {
  /// The elements from below the root to those with the texts.
  let path: [String]
  /// Their attribute that names the node.
  let key: String
  /// The node's attribute with the same value.
  let nodeKey: String
}

/// How text is written in an element.
enum TextForm: Sendable {
  /// As it is.
  case plain
  /// As the paragraphs of an HTML page.
  case page
  /// Each line in elements of its own, given from the outermost.
  case paragraphs([String])
}
