/// Asks a document for elements by an XPath 1.0 expression.
public enum XPathQuery {
  /// The offsets of the `<` of the elements that an expression selects, rising.
  ///
  /// The expression is evaluated by libxml2 with the document itself as context node. An attribute,
  /// a text, a comment, an instruction or a namespace counts as the element that has it; the
  /// document, and what stands outside the root element, as none. Prefixes mean what the document's
  /// first declaration of them says.
  ///
  /// - Throws: ``XPathFailure``.
  /// - Complexity: The document is scanned once and made nodes in memory, about eight times its
  ///   length. Then that of the expression in libxml2, which for nodes that many nodes share
  ///   (`//a/..`) grows with the square. After some 10⁹ steps it is given up.
  public static func elements(
    selectedBy expression: String, in source: XMLSource
  ) throws(XPathFailure) -> [Int] {
    let form = XPathForm(expression)
    try form.check()
    let evaluation = try XPathEvaluation(expression)
    let document = try document(of: source)
    if let prefix = form.prefixes.first(where: { !document.declares($0) }) {
      throw .unboundPrefix(prefix)
    }
    return try document.elements(selectedBy: evaluation)
  }

  /// Refuses an expression that is wrong whatever the document is.
  ///
  /// - Throws: ``XPathFailure``. That a prefix, a function or a variable means nothing, and that the
  ///   expression gives no nodes, only ``elements(selectedBy:in:)`` tells.
  public static func check(_ expression: String) throws(XPathFailure) {
    try XPathForm(expression).check()
    _ = try XPathEvaluation(expression)
  }

  /// The document as nodes, once a scan has shown that there is nothing wrong with it.
  private static func document(of source: XMLSource) throws(XPathFailure) -> XPathDocument {
    do throws(XMLFailure) {
      var receiver = NoReceiver()
      _ = try XMLScanner(watching: []).scan(source, into: &receiver)
    } catch {
      throw .document(error)
    }
    return XPathDocument(source)
  }
}
