internal import CLibXML2

/// A document as libxml2's nodes, each element with the offset of its tag.
struct XPathDocument: ~Copyable {
  private let context = ParserContext(keepingNamesIn: NameTable())
  private var namespaces: [String: String] = [:]

  /// - Parameter source: A document that a scan found nothing wrong with.
  init(_ source: XMLSource) {
    source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes.dropLast())
      var state = XPathState(text: text)
      withUnsafeMutablePointer(to: &state) {
        _ = context.parse(text, handlers: XPathState.handlers, state: $0)
      }
      namespaces = state.namespaces
    }
  }

  /// Whether an element of the document declares the prefix.
  func declares(_ prefix: String) -> Bool {
    prefix == "xml" || namespaces[prefix] != nil
  }

  /// The offsets of the elements that an expression selects, rising.
  func elements(selectedBy evaluation: borrowing XPathEvaluation) throws(XPathFailure) -> [Int] {
    guard let document = context.pointer.pointee.myDoc else { return [] }
    return try evaluation.elements(of: document, namespaces: namespaces)
  }
}

/// What libxml2's calls find by the context's `_private` while they make nodes.
struct XPathState {
  let text: UnsafeBufferPointer<UInt8>
  /// The names of namespaces by prefix, as the first declaration of each has it.
  var namespaces: [String: String] = [:]

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// libxml2's own calls, less those that could read another file.
  static var handlers: xmlSAXHandler {
    var table = xmlSAXHandler()
    xmlSAXVersion(&table, 2)
    table.externalSubset = nil
    table.resolveEntity = nil
    table.warning = nil
    table.error = nil
    table.serror = { _, _ in }
    table.entityDecl = { context, name, type, publicID, systemID, content in
      xmlSAX2EntityDecl(context, name, type, publicID, systemID, content)
      if let context { outline_limit(context.assumingMemoryBound(to: xmlParserCtxt.self)) }
    }
    table.startElementNs = {
      context, name, prefix, namespace, count, declared, attributes, defaulted, fields in
      xmlSAX2StartElementNs(
        context, name, prefix, namespace, count, declared, attributes, defaulted, fields)
      guard let context = context?.assumingMemoryBound(to: xmlParserCtxt.self),
        let state = context.pointee._private?.assumingMemoryBound(to: XPathState.self),
        let cursor = state.pointee.text.cursor(of: context), let node = context.pointee.node
      else { return }
      node.pointee._private = state.pointee.mark(for: cursor)
      if let declared { state.pointee.note(declared, count: Int(count)) }
    }
    return table
  }

  /// The offset of the start tag that ends here, and one more: zero is no mark.
  private func mark(for cursor: UnsafePointer<UInt8>) -> UnsafeMutableRawPointer? {
    guard let base = text.baseAddress else { return nil }
    let start = text[..<base.distance(to: cursor)].lastIndex(of: UInt8(ascii: "<")) ?? 0
    return UnsafeMutableRawPointer(bitPattern: start + 1)
  }

  private mutating func note(
    _ declared: UnsafeMutablePointer<UnsafePointer<UInt8>?>, count: Int
  ) {
    for index in 0..<count {
      guard let prefix = declared[2 * index], let name = declared[2 * index + 1] else { continue }
      let text = String(cString: prefix)
      if namespaces[text] == nil { namespaces[text] = String(cString: name) }
    }
  }
}
