/// Names nodes of a document; it yields them in document order, each once.
public indirect enum Selector: Hashable, Sendable {
  /// The node with this id; failing that, the one with exactly this title.
  case name(String)
  /// The node with this id.
  case id(String)
  /// Every node with exactly this title.
  case title(String)
  /// The nodes that these titles lead to, from the top.
  case path([String])
  /// Every node for which the condition holds.
  case matching(Condition)
  /// The children of the nodes selected.
  case children(Selector)
  /// Everything below the nodes selected.
  case descendants(Selector)
  /// The parents of the nodes selected, never the root.
  case parent(Selector)
  /// The other children of the parents of the nodes selected.
  case siblings(Selector)
  /// The invisible root.
  case top
  /// Every node but the root.
  case all
  /// The nodes whose elements an XPath 1.0 expression selects.
  case xpath(XPathExpression)
  /// What any of these selects.
  case union([Selector])
}

extension Selector {
  /// Parses a selector that stands alone; line ends count as blanks.
  ///
  /// - Parameters:
  ///   - text: The selector.
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
    self = try parser.parseSelector()
    try parser.expectEnd(after: "selector")
  }
}
