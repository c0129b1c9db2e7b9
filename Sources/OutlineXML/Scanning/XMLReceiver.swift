/// Something that a scanner tells about a document.
///
/// Only the document's own text counts: nothing that an entity's replacement text holds is told.
/// Offsets count bytes of ``XMLSource/bytes``.
public protocol XMLReceiver {
  /// A start tag, or the tag of an empty element, for which ``endElement(end:)`` comes next.
  mutating func startElement(_ element: borrowing XMLStartElement)

  /// The end of the element that was opened last and is still open.
  ///
  /// - Parameter end: The offset behind the end tag, or behind the `/>` of an empty element.
  mutating func endElement(end: Int)

  /// Text other than white space, a CDATA section or a reference, directly in the element that is
  /// open; may come more than once for one text.
  mutating func text()
}

/// A receiver where C can find it: calls from libxml2 carry no types.
struct ReceiverReference {
  private let address: UnsafeMutableRawPointer
  private let type: any XMLReceiver.Type

  init<Receiver: XMLReceiver>(_ receiver: UnsafeMutablePointer<Receiver>) {
    address = UnsafeMutableRawPointer(receiver)
    type = Receiver.self
  }

  func startElement(_ element: borrowing XMLStartElement) {
    type.startElement(element, at: address)
  }

  func endElement(end: Int) {
    type.endElement(end: end, at: address)
  }

  func text() {
    type.text(at: address)
  }
}

extension XMLReceiver {
  fileprivate static func startElement(
    _ element: borrowing XMLStartElement, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.startElement(element)
  }

  fileprivate static func endElement(end: Int, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.endElement(end: end)
  }

  fileprivate static func text(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.text()
  }
}
