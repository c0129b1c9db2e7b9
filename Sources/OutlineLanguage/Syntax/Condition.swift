/// Holds for a node of a document, or does not.
public indirect enum Condition: Hashable, Sendable {
  /// A value passes a test; an absent note or attribute is tested as the empty string.
  case value(Field, TextTest)
  /// The value is there and not empty.
  case present(Field)
  /// The node's level, the top one being 1.
  case level(NumberTest)
  /// How many children the node has.
  case childCount(NumberTest)
  /// The node has no children.
  case leaf
  /// The node is ticked off.
  case checked
  /// The node's children are hidden.
  case folded
  /// The node is switched off, itself or by an ancestor.
  case commented
  /// The node lies below one of the nodes selected.
  case within(Selector)
  /// The condition does not hold.
  case not(Condition)
  /// Each of these holds.
  case all([Condition])
  /// One of these holds.
  case any([Condition])
}

extension Condition {
  /// Parses a condition that stands alone; line ends count as blanks.
  ///
  /// - Parameters:
  ///   - text: The condition.
  ///   - name: What errors call the text.
  /// - Throws: ``ExpressionError`` with the place of the first thing that cannot stand there.
  /// - Complexity: O(*n*), *n* the length of the text.
  public init(
    parsing text: String, named name: String = "expression"
  ) throws(ExpressionError) {
    try self.init(parsing: ExpressionText(text, named: name))
  }

  init(parsing text: ExpressionText) throws(ExpressionError) {
    var parser = try Parser(text, lineEnds: .blank)
    self = try parser.parseCondition()
    try parser.expectEnd(after: "condition")
  }
}

/// One of a node's values.
public enum Field: Hashable, Sendable {
  /// The title shown, fallbacks included.
  case text
  /// The note.
  case note
  /// The attribute with this name, as written in the document.
  case attribute(String)
}

/// What a value is asked. All but ``contains(_:)`` and ``matches(_:)`` compare Unicode scalars.
public enum TextTest: Hashable, Sendable {
  /// It is this.
  case equals(String)
  /// It is not this.
  case differs(String)
  /// It begins with this.
  case starts(String)
  /// It ends with this.
  case ends(String)
  /// It has this somewhere, upper and lower case alike.
  case contains(String)
  /// The regular expression matches somewhere in it.
  case matches(Pattern)
}

/// What a number is asked.
public struct NumberTest: Hashable, Sendable {
  /// How two numbers stand to each other.
  public enum Comparison: String, CaseIterable, Sendable {
    /// `=`
    case equal = "="
    /// `!=`
    case different = "!="
    /// `<`
    case less = "<"
    /// `<=`
    case atMost = "<="
    /// `>`
    case greater = ">"
    /// `>=`
    case atLeast = ">="
  }

  /// How the number must stand to ``bound``.
  public let comparison: Comparison
  /// The number compared with.
  public let bound: Int

  /// The test whether a number stands so to `bound`.
  public init(_ comparison: Comparison, _ bound: Int) {
    self.comparison = comparison
    self.bound = bound
  }

  /// Whether `number` passes.
  public func accepts(_ number: Int) -> Bool {
    switch comparison {
    case .equal: number == bound
    case .different: number != bound
    case .less: number < bound
    case .atMost: number <= bound
    case .greater: number > bound
    case .atLeast: number >= bound
    }
  }
}
