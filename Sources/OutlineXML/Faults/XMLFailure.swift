/// Why a text could not be read, or a value not be written, as XML.
public struct XMLFailure: Error, Equatable, Sendable {
  /// What sort of fault it is.
  public enum Kind: Equatable, Sendable {
    /// No bytes, or white space alone.
    case empty
    /// The bytes are compressed.
    case compressed
    /// The bytes are a file of another kind, a picture for one.
    case notText
    /// The bytes are no text in the encoding that they should have.
    case undecodable
    /// No converter is known for the encoding.
    case unknownEncoding
    /// The text cannot be written in the encoding of its file.
    case unwritable
    /// The text is longer than offsets reach.
    case tooLarge
    /// The text breaks a rule of XML.
    case notWellFormed
    /// Well-formed, and not of the kind that is read.
    case notAnOutline
    /// A reference to an entity that is declared nowhere in the document.
    case undefinedEntity
    /// A reference to an entity outside the document, which is never read.
    case externalEntity
    /// Entities stand for far more text than the document has.
    case entityExpansion
    /// Too deep, or a value too long, for a document that declares entities.
    case limit
  }

  /// What sort of fault it is.
  public let kind: Kind
  /// Where it is: in ``XMLSource/bytes``, or in the file's own bytes where they could not be
  /// decoded. `nil` where it has no place.
  public let offset: Int?
  /// The same as line and column.
  public let position: SourcePosition?
  /// What is wrong and what to do, one sentence for a person.
  public let message: String
  /// Whether its meaning is certain, so that ``XMLSource/mended(keepingLineBreaks:)`` mends it.
  public let isMendable: Bool

  /// A fault with its place, if it has one.
  public init(
    _ kind: Kind, offset: Int? = nil, position: SourcePosition? = nil, message: String,
    isMendable: Bool = false
  ) {
    self.kind = kind
    self.offset = offset
    self.position = position
    self.message = message
    self.isMendable = isMendable
  }
}
