public import OutlineDocument
public import OutlineTree
internal import OutlineXML

extension Selector {
  /// The nodes it names in a document, in document order, each once; empty if it finds nothing.
  ///
  /// - Throws: ``EditFailure`` of kind `refused` if a name means several nodes, which it lists, or
  ///   of kind `expression` if an XPath expression cannot be evaluated.
  /// - Complexity: One walk over the document for each `where`, `in` and name; with XPath, reading it
  ///   once more.
  public func select(in document: OutlineDocument) throws(EditFailure) -> [NodeID] {
    var selecting = Selecting(document)
    return try selecting.nodes(self)
  }
}

extension Selector {
  /// What it finds in a document, of which the root can be no part.
  ///
  /// - Parameter verb: What is done to the nodes, for the message where the root is among them.
  /// - Returns: The nodes, and the names in the selector that found nothing.
  package func selection(
    in document: OutlineDocument, to verb: String
  ) throws(EditFailure) -> (nodes: [NodeID], missing: [Selector]) {
    var selecting = Selecting(document)
    let nodes = try selecting.nodes(self)
    guard nodes.contains(document.outline.root) else { return (nodes, selecting.missing) }
    throw document.refusal(to: verb, nodes, because: .rootNotAllowed)
  }
}

/// Resolves selectors on a document as it stands.
struct Selecting {
  let document: OutlineDocument
  /// The names that found nothing, of which the whole may not have needed any.
  private(set) var missing: [Selector] = []

  init(_ document: OutlineDocument) {
    self.document = document
  }

  var outline: Outline { document.outline }

  /// The nodes that the selector finds, in document order, each once.
  mutating func nodes(_ selector: Selector) throws(EditFailure) -> [NodeID] {
    switch selector {
    case .name, .id, .title, .path: return try nodes(named: selector)
    case .matching(let condition): return try nodes(matching: condition)
    case .children(let selector): return children(of: try nodes(selector))
    case .descendants(let selector): return descendants(of: try nodes(selector))
    case .parent(let selector): return parents(of: try nodes(selector))
    case .siblings(let selector): return siblings(of: try nodes(selector))
    case .top: return [outline.root]
    case .all: return descendants(of: [outline.root])
    case .xpath(let expression): return try nodes(selectedBy: expression)
    case .union(let selectors):
      var found: [NodeID] = []
      for selector in selectors { found += try nodes(selector) }
      return outline.inDocumentOrder(found)
    }
  }

  private mutating func nodes(named selector: Selector) throws(EditFailure) -> [NodeID] {
    let found: [NodeID]
    switch selector {
    case .name(let name):
      let identified = document.nodes(identifiedBy: name)
      found = identified.isEmpty ? document.nodes(titled: name) : identified
      try refuseSeveral(found, selector)
    case .id(let id):
      found = document.nodes(identifiedBy: id)
      try refuseSeveral(found, selector)
    case .title(let title): found = document.nodes(titled: title)
    case .path(let titles): found = nodes(at: titles)
    default: found = []
    }
    if found.isEmpty { missing.append(selector) }
    return found
  }

  private func refuseSeveral(
    _ found: [NodeID], _ selector: Selector
  ) throws(EditFailure) {
    if found.count > 1 { throw document.ambiguity(of: selector, among: found) }
  }

  /// The nodes for which the condition holds, found in one walk.
  private mutating func nodes(matching condition: Condition) throws(EditFailure) -> [NodeID] {
    let holds = try prepare(condition)
    var found: [NodeID] = []
    document.forEachNode { node, level in
      if holds(node, level) { found.append(node) }
    }
    return found
  }

  private func nodes(selectedBy expression: XPathExpression) throws(EditFailure) -> [NodeID] {
    do throws(XPathFailure) {
      return try document.nodes(selectedByXPath: expression.text)
    } catch {
      throw EditFailure(.expression, expression.message(for: error))
    }
  }
}
