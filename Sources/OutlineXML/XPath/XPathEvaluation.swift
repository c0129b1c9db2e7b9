internal import CLibXML2

/// Owns one compiled XPath expression, and the context that it is evaluated in.
struct XPathEvaluation: ~Copyable {
  private let context: xmlXPathContextPtr
  private let compiled: xmlXPathCompExprPtr

  /// So many steps take some ten seconds.
  private static let mostSteps: UInt = 1_000_000_000

  /// Compiles the expression, which needs no document.
  init(_ expression: String) throws(XPathFailure) {
    _ = libraryIsInitialized
    guard let context = xmlXPathNewContext(nil) else { outOfMemory() }
    context.pointee.error = { _, _ in }  // else it is printed; it is kept in `lastError` anyway
    context.pointee.opLimit = Self.mostSteps
    let handlers = outline_silence()
    defer { outline_restore(handlers) }
    guard let compiled = xmlXPathCtxtCompile(context, expression) else {
      let failure = Self.syntaxFailure(context.pointee.lastError, in: expression)
      xmlXPathFreeContext(context)
      throw failure
    }
    self.context = context
    self.compiled = compiled
  }

  deinit {
    xmlXPathFreeCompExpr(compiled)
    xmlXPathFreeContext(context)
  }

  /// The offsets of the elements that the expression selects, rising.
  ///
  /// - Parameter namespaces: Names by prefix.
  func elements(
    of document: xmlDocPtr, namespaces: [String: String]
  ) throws(XPathFailure) -> [Int] {
    let handlers = outline_silence()
    defer { outline_restore(handlers) }
    context.pointee.doc = document
    context.pointee.node = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
    for (prefix, name) in namespaces { xmlXPathRegisterNs(context, prefix, name) }
    // Else two nodes are compared by going through the document.
    xmlXPathOrderDocElems(document)
    guard let result = xmlXPathCompiledEval(compiled, context) else { throw failure }
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else { throw .notNodes }
    guard let nodes = result.pointee.nodesetval else { return [] }
    let table = UnsafeBufferPointer(start: nodes.pointee.nodeTab, count: Int(nodes.pointee.nodeNr))
    return Set(table.compactMap { Self.offset(of: $0) }).sorted()
  }

  /// The offset of the element that a node is or stands in.
  private static func offset(of node: xmlNodePtr?) -> Int? {
    var node = node
    if let found = node, found.pointee.type == XML_NAMESPACE_DECL {
      // XPath's copies of namespaces say in place of a next one whose they are.
      let namespace = UnsafeMutableRawPointer(found).assumingMemoryBound(to: xmlNs.self)
      node = UnsafeMutableRawPointer(namespace.pointee.next)?
        .assumingMemoryBound(to: xmlNode.self)
    }
    while let found = node, found.pointee.type != XML_DOCUMENT_NODE {
      if found.pointee.type == XML_ELEMENT_NODE, let mark = found.pointee._private {
        return Int(bitPattern: mark) - 1
      }
      node = found.pointee.parent
    }
    return nil
  }

  private static func syntaxFailure(_ error: xmlError, in expression: String) -> XPathFailure {
    let offset = Int(error.int1)
    guard (0...expression.utf8.count).contains(offset) else { return .syntax(offset: nil) }
    let before = String(decoding: expression.utf8.prefix(offset), as: UTF8.self)
    return .syntax(offset: before.unicodeScalars.count)
  }

  private var failure: XPathFailure {
    switch context.pointee.lastError.code - Int32(XML_XPATH_EXPRESSION_OK.rawValue) {
    case Int32(XPATH_UNDEF_PREFIX_ERROR.rawValue): .unboundPrefix(nil)
    case Int32(XPATH_UNKNOWN_FUNC_ERROR.rawValue): .evaluation("XPath 1.0 has no such function")
    case Int32(XPATH_UNDEF_VARIABLE_ERROR.rawValue): .evaluation("there are no variables here")
    case Int32(XPATH_INVALID_ARITY.rawValue):
      .evaluation("a function has too many or too few arguments")
    case Int32(XPATH_INVALID_TYPE.rawValue), Int32(XPATH_INVALID_OPERAND.rawValue):
      .evaluation("a value is not of the type that is wanted there")
    case Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue), Int32(XPATH_RECURSION_LIMIT_EXCEEDED.rawValue),
      Int32(XPATH_MEMORY_ERROR.rawValue):
      .evaluation("it takes too many steps")
    default: .evaluation("libxml2 refuses it")
    }
  }
}
