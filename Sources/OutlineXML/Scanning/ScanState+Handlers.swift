internal import CLibXML2

extension ScanState {
  /// The calls that a scan wants; what libxml2 needs to know entities is chained to its own.
  static var handlers: xmlSAXHandler {
    var table = xmlSAXHandler()
    table.initialized = XML_SAX2_MAGIC  // else the calls with namespaces are ignored
    table.startDocument = xmlSAX2StartDocument
    table.getEntity = xmlSAX2GetEntity
    table.getParameterEntity = xmlSAX2GetParameterEntity
    table.internalSubset = { context, name, publicID, systemID in
      xmlSAX2InternalSubset(context, name, publicID, systemID)
      ScanState.of(context)?.pointee.prologue.hasDoctype = true
    }
    table.entityDecl = { context, name, type, publicID, systemID, content in
      xmlSAX2EntityDecl(context, name, type, publicID, systemID, content)
      ScanState.declareEntity(context, name, type, content)
    }
    table.unparsedEntityDecl = { context, name, publicID, systemID, notation in
      xmlSAX2UnparsedEntityDecl(context, name, publicID, systemID, notation)
      ScanState.declareEntity(
        context, name, Int32(XML_EXTERNAL_GENERAL_UNPARSED_ENTITY.rawValue), nil)
    }
    table.attributeDecl = { context, element, _, _, _, value, choices in
      xmlFreeEnumeration(choices)
      if let element, value != nil { ScanState.declareDefault(context, element) }
    }
    table.startElementNs = { context, name, _, namespace, declared, _, count, defaulted, fields in
      guard let state = ScanState.of(context), let name,
        let cursor = state.pointee.cursor(context)
      else { return }
      if declared > 0 { state.pointee.checkNamespaces() }
      state.pointee.startElement(
        name, namespace, declaresNamespaces: declared > 0,
        AttributeList(
          fields: fields, count: Int(count - defaulted), source: state.pointee.source),
        at: cursor)
    }
    table.endElementNs = { context, _, _, _ in
      guard let state = ScanState.of(context), let cursor = state.pointee.cursor(context)
      else { return }
      state.pointee.reached = cursor
      state.pointee.receiver.endElement(end: state.pointee.base.distance(to: cursor))
    }
    table.characters = { context, text, count in
      guard let state = ScanState.of(context), let text,
        let cursor = state.pointee.cursor(context)
      else { return }
      state.pointee.reached = cursor
      if state.pointee.isText(text, count, endingAt: cursor) {
        state.pointee.receiver.text()
      }
    }
    table.ignorableWhitespace = table.characters  // spares libxml2 the question which it is
    table.cdataBlock = { context, _, _ in ScanState.text(context) }
    table.reference = { context, name in
      ScanState.text(context)
      if let name { ScanState.of(context)?.pointee.checkReference(to: name) }
    }
    table.serror = { context, error in
      guard let error, let state = ScanState.of(context) else { return }
      state.pointee.note(error.pointee, in: context)
    }
    return table
  }

  /// As above, for a context that parses first what stands around a part of the document.
  static var partHandlers: xmlSAXHandler {
    var table = handlers
    table.processingInstruction = { context, _, _ in
      guard let state = ScanState.of(context), state.pointee.cursor(context) == nil else { return }
      state.pointee.enterPart()
    }
    return table
  }

  /// Lets the parser go on with the part, if it has come to the end of what stands around it.
  private func enterPart() {
    if outline_go_on(context, source.baseAddress, source.count, base.distance(to: reached)) == 0 {
      outOfMemory()
    }
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ScanState>? {
    context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private?
      .assumingMemoryBound(to: ScanState.self)
  }

  /// Where the parser stands, `nil` if not in the document's own text.
  func cursor(_ context: UnsafeMutableRawPointer?) -> UnsafePointer<UInt8>? {
    source.cursor(of: context?.assumingMemoryBound(to: xmlParserCtxt.self))
  }

  private static func text(_ context: UnsafeMutableRawPointer?) {
    guard let state = of(context), state.pointee.cursor(context) != nil else { return }
    state.pointee.receiver.text()
  }

  private mutating func startElement(
    _ name: UnsafePointer<UInt8>, _ namespace: UnsafePointer<UInt8>?, declaresNamespaces: Bool,
    _ attributes: AttributeList, at cursor: UnsafePointer<UInt8>
  ) {
    let isEmpty = cursor.pointee == UInt8(ascii: "/")
    let element = XMLStartElement(
      start: base.distance(to: startOfTag(endingAt: cursor)),
      tagEnd: base.distance(to: cursor) + (isEmpty ? 2 : 1), isEmpty: isEmpty,
      declaresNamespaces: declaresNamespaces, name: XMLName(name), localName: name,
      namespaceName: namespace, values: .tag(attributes), places: watched.places(in: attributes))
    reached = cursor + 1
    receiver.startElement(element)
  }

  /// The `<` of the start tag whose closing the parser has come to.
  private func startOfTag(endingAt cursor: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    // The bytes are followed by a zero, so `reached[1]` can be read.
    let next = reached[0] == UInt8(ascii: "<") ? reached[1] : 0
    if next != 0 && next != UInt8(ascii: "!") && next != UInt8(ascii: "?") { return reached }
    // Something stands between that makes no event. In the tag itself there is no other `<`.
    var start = cursor - 1
    while start.pointee != UInt8(ascii: "<") && start > base { start -= 1 }
    return start
  }

  /// Whether characters are more than white space between markup.
  ///
  /// A reference is, whatever it stands for; libxml2 then hands over characters of its own.
  private func isText(
    _ text: UnsafePointer<UInt8>, _ count: Int32, endingAt cursor: UnsafePointer<UInt8>
  ) -> Bool {
    for index in 0..<Int(count) where text[index] > 0x20 { return true }
    return (cursor - 1).pointee == UInt8(ascii: ";")
  }
}
