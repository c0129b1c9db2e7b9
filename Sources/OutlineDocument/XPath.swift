public import OutlineTree
public import OutlineXML

extension OutlineDocument {
  /// The nodes whose elements an XPath 1.0 expression selects, in document order.
  ///
  /// It is evaluated by libxml2 on the whole document as it stands, with the document's own prefixes.
  /// An attribute or a text selects the node that it belongs to; an element that is no node is passed
  /// over.
  ///
  /// - Throws: ``XPathFailure``.
  /// - Complexity: that of parsing the document once more, and of the expression.
  public func nodes(selectedByXPath expression: String) throws(XPathFailure) -> [NodeID] {
    var current = self
    var source = text.source
    if !isUnchanged {
      do throws(XMLFailure) {
        source = try XMLSource(decoding: currentText, as: "UTF-8")
        // References that were let be are let be again.
        if text.source.isMended { source = try source.mended() }
        current = try OutlineDocument(source, as: profile)
      } catch {
        throw .document(error)
      }
    }
    let starts = try XPathQuery.elements(selectedBy: expression, in: source)
    guard !starts.isEmpty else { return [] }
    // In a document as just read the slots count the nodes in document order, as a walk of ours does.
    var wanted = starts[...]
    var result: [NodeID] = []
    var next = outline.next(after: outline.root, within: outline.root)
    for record in current.records.dropFirst() {
      guard let node = next else { break }
      next = outline.next(after: node, within: outline.root)
      while let first = wanted.first, first < Int(record.start) { wanted.removeFirst() }
      if wanted.first == Int(record.start) { result.append(node) }
    }
    return result
  }
}
