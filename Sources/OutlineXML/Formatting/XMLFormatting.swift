/// Lays a document out anew: a line for each tag, comment and instruction, or one line for all.
///
/// Only white space between markup changes. Tags, comments, CDATA sections and the document type
/// declaration keep their bytes, and so does all in an element that holds text other than white space
/// (mixed content, references and CDATA count as text), has `xml:space="preserve"` or is said to be
/// verbatim. A comment on the line of the element before it stays there, because it is about that
/// element.
public struct XMLFormatting: Sendable {
  /// What each level is indented more than the one around it; nil: all is on one line.
  public let unit: [UInt8]?
  /// Local names of the elements in which white space means nothing. In others, white space that
  /// stands alone is the text they hold.
  public let structure: Set<String>
  /// Local names of the elements in which all white space is content, however they are nested.
  public let verbatim: Set<String>

  /// Below this many levels lines are indented no further: with a unit for each, a document that is
  /// one chain of elements would grow with the square of its length.
  package static let deepestIndentation = 100

  /// Lines that are indented by a unit a level, or one line for nil.
  public init(unit: [UInt8]?, structure: Set<String> = [], verbatim: Set<String> = []) {
    self.unit = unit
    self.structure = structure
    self.verbatim = verbatim
  }

  /// The text laid out anew, in UTF-8, without a zero byte.
  ///
  /// Lines end as the first line of the source does, and so does the text; one line has no end. What
  /// comes of it comes of it again.
  ///
  /// - Parameter source: A well-formed document.
  /// - Complexity: O(*n*), *n* the bytes of the source.
  public func text(of source: XMLSource) -> [UInt8] {
    let start = source.bytes.utf8MarkLength
    let reader = MarkupReader(source.bytes, in: start..<source.count)
    var survey = ContentSurvey(source.bytes, structure: structure, verbatim: verbatim)
    for markup in reader { survey.add(markup) }
    var layout = FormattedText(
      source.bytes, of: survey.contents, unit: unit, lineEnd: source.firstLineEnd)
    layout.begin(with: source.bytes[..<start])
    for markup in reader { layout.add(markup) }
    return layout.finish()
  }
}
