/// One edit of a script.
public struct Statement: Sendable {
  /// What it does.
  public let action: Action
  /// Whether a selector that finds nothing makes it do nothing, instead of failing.
  public let isTried: Bool
  /// Where it stands in the text it was parsed from.
  let origin: ExpressionOrigin?

  /// The statement that does `action`, preceded by `try` if it is tried.
  public init(_ action: Action, isTried: Bool = false) {
    self.init(action, isTried: isTried, from: nil)
  }

  init(_ action: Action, isTried: Bool, from origin: ExpressionOrigin?) {
    self.action = action
    self.isTried = isTried
    self.origin = origin
  }
}

extension Statement: Hashable {
  /// Whether the two do the same, wherever they stand.
  public static func == (left: Statement, right: Statement) -> Bool {
    left.action == right.action && left.isTried == right.isTried
  }

  /// Hashes what the statement does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(isTried)
  }
}

/// What a statement does.
///
/// A selector called a *parent* or *neighbour* must find exactly one node.
public enum Action: Hashable, Sendable {
  /// Moves nodes with all below them.
  case move(Selector, Movement)
  /// Puts nodes under the sibling before them.
  case indent(Selector)
  /// Puts nodes behind their parent.
  case outdent(Selector)
  /// Reorders the children of a parent.
  case reorder(Selector, Reordering)
  /// Sorts the children of a parent.
  case sort(Selector, SortOrder)
  /// Turns the order of a parent's children round.
  case reverse(Selector)
  /// Makes a node with this title and these attributes.
  case add(title: String, Destination, attributes: [AttributeSetting])
  /// Deletes nodes with all below them.
  case delete(Selector)
  /// Replaces nodes by their children.
  case unwrap(Selector)
  /// Makes a node with this title at the place of the first, with the nodes as its children.
  case group(Selector, under: String)
  /// Gives nodes a value.
  case set(Selector, Field, String)
  /// Takes a value from nodes.
  case unset(Selector, Field)
  /// Gives nodes values and takes values from them, in this order; the nodes are found once.
  case change(Selector, [FieldChange])
  /// Replaces every match in a value.
  case replace(Selector, Field, Pattern, Replacement)
  /// Ticks nodes off.
  case check(Selector)
  /// Takes the tick from nodes.
  case uncheck(Selector)
  /// Hides the children of nodes, and with `deep` those of all nodes below.
  case fold(Selector, deep: Bool)
  /// Shows the children of nodes, and with `deep` those of all nodes below.
  case unfold(Selector, deep: Bool)
  /// Makes all leaves below nodes their children, with the titles lost joined in front by a text.
  case flatten(Selector, joining: String?)
  /// Joins nodes of equal key.
  case dedupe(Deduplication)
  /// Adds a category to nodes.
  case tag(Selector, String)
  /// Takes a category from nodes.
  case untag(Selector, String)
  /// Makes folders of the categories of nodes.
  case fileByCategory(Selector)
  /// Deletes every node but these, their ancestors and their descendants.
  case keep(Selector)
  /// Copies nodes with all below them.
  case copy(Selector, Destination)
  /// Appends the top nodes of the outline in a file to the children of a parent.
  case merge(file: String, into: Selector)
}

/// An attribute and the value it is to have.
public struct AttributeSetting: Hashable, Sendable {
  /// The name, prefix included.
  public let name: String
  /// The value, decoded.
  public let value: String

  /// The setting of `name` to `value`.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A value and what becomes of it.
public struct FieldChange: Hashable, Sendable {
  /// Which value; a title cannot be taken.
  public let field: Field
  /// What it is to be; nil takes it.
  public let value: String?

  /// The setting of `field` to `value`, or its taking.
  public init(_ field: Field, _ value: String?) {
    self.field = field
    self.value = value
  }
}
