internal import CLibXML2

/// Owns one libxml2 parser, set up so that it reads nothing but the bytes it is given.
struct ParserContext: ~Copyable {
  let pointer: xmlParserCtxtPtr

  /// A parser that keeps the names it meets in a table.
  init(keepingNamesIn names: borrowing NameTable) {
    guard let pointer = xmlNewParserCtxt() else { outOfMemory() }
    xmlCtxtUseOptions(pointer, outline_safe_options())
    xmlDictFree(pointer.pointee.dict)
    pointer.pointee.dict = names.pointer
    xmlDictReference(names.pointer)
    self.pointer = pointer
  }

  deinit {
    xmlFreeDoc(pointer.pointee.myDoc)  // not freed by the next line
    xmlFreeParserCtxt(pointer)
  }

  /// Parses bytes where they lie; the byte behind them must be zero.
  ///
  /// - Parameters:
  ///   - bytes: The text, without the zero.
  ///   - handlers: What is called; `userData` is the context.
  ///   - state: What `_private` points to meanwhile.
  /// - Returns: Whether the text is well-formed.
  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, handlers: xmlSAXHandler, state: UnsafeMutableRawPointer
  ) -> Bool {
    pointer.pointee.sax.pointee = handlers
    pointer.pointee._private = state
    guard outline_push_bytes(pointer, bytes.baseAddress, bytes.count) != 0 else {
      outOfMemory()
    }
    xmlParseDocument(pointer)
    pointer.pointee._private = nil
    return pointer.pointee.wellFormed != 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the parser stands in this text, `nil` if it is in an entity's.
  ///
  /// A reference is parsed by another context, or, since libxml2 2.13, by the same with another
  /// input; either way at an address of its own.
  func cursor(of context: xmlParserCtxtPtr?) -> UnsafePointer<UInt8>? {
    guard let context, let base = baseAddress, let cursor = outline_cursor(context) else {
      return nil
    }
    let offset = UInt(bitPattern: cursor) &- UInt(bitPattern: base)
    return offset <= UInt(bitPattern: count) ? cursor : nil
  }
}

/// Runs once, before the first parser, on whichever thread gets there first.
let libraryIsInitialized: Void = xmlInitParser()

/// Ends the program, as Swift does where it gets no memory.
func outOfMemory() -> Never {
  fatalError("libxml2 is out of memory")
}
