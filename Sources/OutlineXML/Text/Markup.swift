/// A piece of a document's text, by its place.
public enum Markup: Hashable, Sendable {
  /// Characters and references, as far as the next markup.
  case text(Range<Int>)
  /// A comment with its `<!--` and `-->`.
  case comment(Range<Int>)
  /// A processing instruction, or the XML declaration, with its `<?` and `?>`.
  case instruction(Range<Int>)
  /// A CDATA section with its `<![CDATA[` and `]]>`.
  case cdata(Range<Int>)
  /// A document type declaration with all that is in it.
  case doctype(Range<Int>)
  /// A start tag, or the tag of an empty element.
  case startTag(Range<Int>, isEmpty: Bool)
  /// An end tag.
  case endTag(Range<Int>)

  /// The place, whatever it is.
  public var range: Range<Int> {
    switch self {
    case .text(let range), .comment(let range), .instruction(let range), .cdata(let range),
      .doctype(let range), .startTag(let range, isEmpty: _), .endTag(let range):
      range
    }
  }
}
