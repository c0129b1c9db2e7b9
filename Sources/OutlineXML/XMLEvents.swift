/// What a scanner tells about a document; a subclass overrides what it wants to know.
///
/// Only the document's own text counts: nothing that an entity's replacement text holds is told.
/// Offsets count bytes of ``XMLSource/bytes``.
open class XMLEvents {
  /// Something that wants to know nothing.
  public init() {}

  /// A start tag, or the tag of an empty element, for which ``endElement(end:)`` comes next.
  open func startElement(_ element: borrowing XMLStartElement) {}

  /// The end of the element that was opened last and is still open.
  ///
  /// - Parameter end: The offset behind the end tag, or behind the `/>` of an empty element.
  open func endElement(end: Int) {}

  /// Text other than white space, a CDATA section or a reference, directly in the element that is
  /// open; may come more than once for one text.
  open func text() {}
}
