internal import CLibXML2

/// What libxml2's calls find by the context's `_private` during a scan.
struct ScanState {
  let context: xmlParserCtxtPtr
  let source: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let watched: WatchedNames.Table
  let receiver: ReceiverReference
  /// Whether references to what stands outside the document are let be.
  let keepsExternalEntities: Bool
  /// Where the last event ended: the next tag begins there or shortly after.
  var reached: UnsafePointer<UInt8>
  var prologue = XMLPrologue()
  /// How many default values the document gives to an element's attributes.
  var defaultCounts: [String: Int] = [:]
  /// The first fault that libxml2 found.
  var report: ParserReport?
  /// The first fault that we found.
  var fault: Fault?

  init(
    context: xmlParserCtxtPtr, source: UnsafeBufferPointer<UInt8>,
    watched: WatchedNames.Table, receiver: ReceiverReference, keepsExternalEntities: Bool = false
  ) {
    self.context = context
    self.source = source
    base = source.baseAddress.unsafelyUnwrapped
    self.watched = watched
    self.receiver = receiver
    self.keepsExternalEntities = keepsExternalEntities
    reached = base
  }
}
