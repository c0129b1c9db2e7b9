/// How children are sorted.
public struct SortOrder: Hashable, Sendable {
  /// The value they are sorted by.
  public var field: Field
  /// Whether the value is read as a date.
  public var readsDates = false
  /// Whether numbers in the value count as numbers: 2 before 10.
  public var isNatural = false
  /// Whether the last comes first.
  public var isDescending = false
  /// Whether nodes with children come before those without.
  public var putsFoldersFirst = false
  /// Whether the children of the children are sorted as well, at any depth.
  public var isDeep = false

  /// The order by `field`, smallest first.
  public init(by field: Field) {
    self.field = field
  }
}

/// Which nodes are joined if their keys are equal.
public struct Deduplication: Hashable, Sendable {
  /// Among which nodes equals are looked for.
  public enum Scope: Hashable, Sendable {
    /// The children of the parent.
    case children(of: Selector)
    /// All nodes.
    case all
  }

  /// Among which nodes equals are looked for.
  public let scope: Scope
  /// The attribute that holds the key.
  public let key: String
  /// Whether the scheme and the last slash of an address do not count.
  public let isLoose: Bool

  /// The joining of nodes in `scope` whose attribute `key` is equal.
  public init(_ scope: Scope, by key: String, loosely isLoose: Bool = false) {
    self.scope = scope
    self.key = key
    self.isLoose = isLoose
  }
}
