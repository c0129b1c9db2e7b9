/// A stretch of a text that was written anew, because XML does not allow it and its meaning is certain.
public struct XMLMending: Hashable, Sendable {
  /// What is mended, each in one way.
  public enum Rule: String, CaseIterable, Sendable {
    /// White space or a byte-order mark before the XML declaration goes.
    case leadingSpace = "leading-space"
    /// An `&` that begins no reference is written `&amp;`.
    case bareAmpersand = "bare-ampersand"
    /// A name of HTML becomes the character; the five characters of markup become references.
    case htmlEntity = "html-entity"
    /// A character that XML cannot hold, or a reference to one, becomes U+FFFD.
    case forbiddenCharacter = "forbidden-character"
    /// Two references to the halves of a character, as UTF-16 has them, become the character.
    case surrogatePair = "surrogate-pair"
    /// A declaration of UTF-16 or UTF-32 over bytes of UTF-8 says UTF-8.
    case wrongEncoding = "wrong-encoding"
    /// A root without the element that holds the nodes gets it.
    case missingBody = "missing-body"
    /// A reference to what stands outside the document is kept, and never read.
    case externalEntity = "external-entity"
    /// A line break in a value, for which XML reads a blank, becomes a reference; only on request.
    case lineBreak = "line-break"
  }

  /// Which rule it follows.
  public let rule: Rule
  /// Where: in the text as read.
  public let range: Range<Int>
  /// What stands there now.
  public let replacement: [UInt8]

  /// A mending by this rule.
  package init(_ rule: Rule, at range: Range<Int>, _ replacement: [UInt8]) {
    self.rule = rule
    self.range = range
    self.replacement = replacement
  }

  /// A mending by this rule.
  package init(_ rule: Rule, at range: Range<Int>, _ replacement: String) {
    self.init(rule, at: range, Array(replacement.utf8))
  }

  /// A mending of what is at `offset`, bare `&` for one.
  static func ampersand(at offset: Int) -> XMLMending {
    XMLMending(.bareAmpersand, at: offset..<offset + 1, escapedAmpersand)
  }

  /// A mending of a declaration of UTF-16 over bytes of UTF-8.
  static func encodingName(at range: Range<Int>) -> XMLMending {
    XMLMending(.wrongEncoding, at: range, "UTF-8")
  }

  /// A mending of a character that may not be.
  static func forbidden(at range: Range<Int>) -> XMLMending {
    XMLMending(.forbiddenCharacter, at: range, replacementCharacter)
  }

  // Shared by all, so that a million mendings are no million arrays.
  private static let escapedAmpersand = Array("&amp;".utf8)
  private static let replacementCharacter = Array("\u{FFFD}".utf8)
}
