public import OutlineDocument
public import OutlineTree

/// Which nodes a user wants to see; the nodes above them are seen with them.
public struct OutlineFilter: Sendable {
  /// What the title or the note has somewhere, upper and lower case alike; empty for all nodes.
  ///
  /// Letters are compared as `contains` compares them in conditions: each scalar by Unicode's simple
  /// mapping to lower case, without locale or normalization.
  public var text: String

  /// A test that nodes pass besides; `nil` for all nodes.
  ///
  /// It is given the document and makes the test, so that it can look once for what it needs to know
  /// of many nodes. With a condition of `OutlineLanguage`:
  ///
  /// ```swift
  /// let selector = Selector.matching(try Condition(parsing: #"@type = "tile""#))
  /// model.filter.condition = { document in
  ///   let found = Set((try? selector.select(in: document)) ?? [])
  ///   return found.contains
  /// }
  /// ```
  public var condition: (@Sendable (OutlineDocument) -> (NodeID) -> Bool)?

  /// A filter by text, condition or both; by neither it leaves all nodes.
  public init(
    text: String = "", condition: (@Sendable (OutlineDocument) -> (NodeID) -> Bool)? = nil
  ) {
    self.text = text
    self.condition = condition
  }

  /// Whether a node passes; `nil` where all do.
  func test(in document: OutlineDocument) -> ((NodeID) -> Bool)? {
    let condition = condition?(document)
    if text.isEmpty { return condition }
    var wanted = FoldedText(text)
    return { node in
      condition?(node) != false
        && (wanted.isContained(in: document.title(of: node))
          || document.note(of: node).map { wanted.isContained(in: $0) } == true)
    }
  }
}
