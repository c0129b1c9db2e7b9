/// A place in a text of statements.
public struct ExpressionPlace: Hashable, Sendable {
  /// The name of the text: a file's, or `expression` for what stood on the command line.
  public let sourceName: String
  /// The line of the text, counted from 1.
  public let line: Int
  /// The place in the line, counted from 1 in Unicode scalars.
  public let column: Int
}

extension ExpressionPlace: CustomStringConvertible {
  /// `NAME:LINE:COLUMN`, as in messages.
  public var description: String { "\(sourceName):\(line):\(column)" }
}
