/// A receiver that is a class; a subclass overrides what it wants to know.
open class XMLEvents: XMLReceiver {
  /// Something that wants to know nothing.
  public init() {}

  /// See ``XMLReceiver/startElement(_:)``.
  open func startElement(_ element: borrowing XMLStartElement) {}

  /// See ``XMLReceiver/endElement(end:)``.
  open func endElement(end: Int) {}

  /// See ``XMLReceiver/text()``.
  open func text() {}
}
