internal import CLibXML2

/// What libxml2's calls find by the context's `_private` during a scan.
struct ScanState {
  let context: xmlParserCtxtPtr
  let source: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let watched: UnsafeBufferPointer<WatchedName>
  let receiver: ReceiverReference
  /// Where the last event ended: the next tag begins there or shortly after.
  var reached: UnsafePointer<UInt8>
  var prologue = XMLPrologue()
  /// The first fault.
  var report: ParserReport?

  init(
    context: xmlParserCtxtPtr, source: UnsafeBufferPointer<UInt8>,
    watched: UnsafeBufferPointer<WatchedName>, receiver: ReceiverReference
  ) {
    self.context = context
    self.source = source
    base = source.baseAddress.unsafelyUnwrapped
    self.watched = watched
    self.receiver = receiver
    reached = base
  }
}

/// A fault in libxml2's words.
struct ParserReport {
  let code: Int32
  let offset: Int
  let message: String
}
