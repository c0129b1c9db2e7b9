internal import CLibXML2

/// Owns one libxml2 parser, set up so that it reads nothing but the bytes it is given.
struct ParserContext: ~Copyable {
  let pointer: xmlParserCtxtPtr

  /// All different names together: before 2.11 libxml2 gets slow with the square of their number.
  private static let mostBytesOfNames = 300_000

  init() {
    _ = libraryIsInitialized
    guard let pointer = xmlNewParserCtxt() else { outOfMemory() }
    xmlCtxtUseOptions(pointer, outline_safe_options())
    xmlDictSetLimit(pointer.pointee.dict, Self.mostBytesOfNames)
    self.pointer = pointer
  }

  deinit {
    xmlFreeDoc(pointer.pointee.myDoc)  // not freed by the next line
    xmlFreeParserCtxt(pointer)
  }

  /// The context's own copy of a text, the same for equal texts as long as the context lives.
  func interned(_ text: some StringProtocol) -> UnsafePointer<UInt8> {
    let utf8 = Array(text.utf8)
    guard let word = xmlDictLookup(pointer.pointee.dict, utf8, Int32(utf8.count)) else {
      outOfMemory()
    }
    return word
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
