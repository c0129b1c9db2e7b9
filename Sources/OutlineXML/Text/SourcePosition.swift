/// A place in a text for a person to go to.
public struct SourcePosition: Hashable, Sendable {
  /// Counted from 1; a line ends at LF, CR LF or a lone CR.
  public let line: Int
  /// Counted from 1, in Unicode scalars of the decoded text; a byte-order mark counts as none.
  public let column: Int

  /// The place with this line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
