/// What a scanner tells about an HTML text: tags and text as the parser of libxml2 understands them. No element
/// is opened or closed that has no tag.
package protocol HTMLReceiver {
  /// A start tag.
  mutating func startTag(_ tag: HTMLTag)

  /// An end tag; the name is in small letters.
  mutating func endTag(_ name: String)

  /// Text that begins at an offset, references replaced; may come in pieces.
  mutating func text(_ text: [UInt8], at offset: Int)
}

/// A start tag of HTML.
package struct HTMLTag {
  /// In small letters.
  package let name: String
  /// The offset of its `<`.
  package let offset: Int
  /// By name in small letters, each once, references replaced; one without value has nil.
  package internal(set) var attributes: [(name: String, value: String?)] = []
}

/// Why the rest of an HTML text cannot be read.
package struct HTMLFault: Error, Equatable, Sendable {
  /// What is wrong at ``offset``.
  package enum Kind: Equatable, Sendable {
    /// The text ends within the tag that begins there.
    case openTag
    /// The text ends within the comment that begins there.
    case openComment
    /// A comment that is closed by `>` directly behind its beginning, and that not all programs end there.
    case emptyComment
    /// More elements are open than can be read in good time.
    case tooDeep
    /// The text ends within the script or style sheet that begins there.
    case openScript
    /// A reference that names no character of XML (XML 1.0 §2.2).
    case reference
  }

  package let kind: Kind
  package let offset: Int
}

extension UInt8 {
  /// Tab, line feed, form feed, carriage return or space, the white space of HTML.
  package var isHTMLSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
