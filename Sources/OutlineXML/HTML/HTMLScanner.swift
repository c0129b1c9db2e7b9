internal import CLibXML2

/// Reads HTML, which need not be well-formed, with the parser of libxml2.
///
/// A fault is only what would be lost or misread: what the text ends in the middle of, a comment whose end is in
/// doubt, a reference to what is no character, and more open elements than are read in good time.
package enum HTMLScanner {
  /// Tells a receiver what is in a text.
  ///
  /// - Parameter text: UTF-8; offsets are its indices.
  /// - Throws: ``HTMLFault`` for the first thing that cannot be read; what stands before it has been told.
  /// - Complexity: O(*n*), *n* the bytes of the text.
  package static func scan<Receiver: HTMLReceiver>(
    _ text: ArraySlice<UInt8>, into receiver: inout Receiver
  ) throws(HTMLFault) {
    _ = libraryIsInitialized
    let fault = text.withUnsafeBufferPointer { bytes in
      withUnsafeMutablePointer(to: &receiver) { receiver in
        var target = HTMLTarget(receiver, bytes, from: text.startIndex)
        parse(bytes, for: &target)
        return target.faultInAll
      }
    }
    if let fault { throw fault }
  }

  private static func parse(_ text: UnsafeBufferPointer<UInt8>, for target: inout HTMLTarget) {
    let start = text.baseAddress.map { UnsafeRawPointer($0) }?.assumingMemoryBound(to: CChar.self)
    guard let context = htmlCreateMemoryParserCtxt(start, Int32(text.count)) else { return }
    defer {
      xmlFreeDoc(context.pointee.myDoc)
      htmlFreeParserCtxt(context)
    }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
    htmlCtxtUseOptions(context, Int32(options))
    xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    withUnsafeMutablePointer(to: &target) { target in
      context.pointee.sax.pointee = handlers
      context.pointee._private = UnsafeMutableRawPointer(target)
      context.pointee.userData = UnsafeMutableRawPointer(context)
      htmlParseDocument(context)
      context.pointee._private = nil
    }
  }

  private static var handlers: xmlSAXHandler {
    var table = xmlSAXHandler()
    table.initialized = XML_SAX2_MAGIC  // else faults are told to all the process
    table.startElement = { context, name, attributes in
      HTMLTarget.tell(context) { $0.start(name, attributes, at: $1) }
    }
    table.endElement = { context, name in HTMLTarget.tell(context) { $0.end(name, at: $1) } }
    table.characters = { context, text, count in
      let text = UnsafeBufferPointer(start: text, count: Int(count))
      HTMLTarget.tell(context) { $0.text(text, at: $1) }
    }
    table.ignorableWhitespace = table.characters
    // What scripts and style sheets hold.
    table.cdataBlock = { context, _, _ in HTMLTarget.tell(context) { $0.pass(to: $1) } }
    table.comment = { context, _ in HTMLTarget.tell(context) { $0.passComment(to: $1) } }
    table.processingInstruction = { context, _, _ in
      HTMLTarget.tell(context) { $0.pass(to: $1) }
    }
    table.internalSubset = { context, _, _, _ in HTMLTarget.tell(context) { $0.pass(to: $1) } }
    table.serror = { context, error in
      guard let error, error.pointee.code == XML_ERR_INVALID_CHAR.rawValue else { return }
      HTMLTarget.tell(context) { $0.noteReference(endingAt: $1) }
    }
    return table
  }
}
