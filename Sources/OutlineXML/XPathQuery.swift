/// Asks a document for elements by an XPath 1.0 expression.
public enum XPathQuery {
  /// The offsets of the `<` of the elements that an expression selects, rising.
  ///
  /// An attribute, a text, a comment, an instruction or a namespace counts as the element that has
  /// it. Prefixes mean what the document's first declaration of them says.
  ///
  /// - Throws: ``XPathFailure``.
  /// - Complexity: That of libxml2, with the whole document as nodes in memory.
  public static func elements(
    selectedBy expression: String, in source: XMLSource
  ) throws(XPathFailure) -> [Int] {
    []
  }
}
