/// Edit statements, parsed as a whole before any document is read.
public struct EditScript: Hashable, Sendable {
  /// The statements in the order in which they run.
  public let statements: [Statement]

  /// The script that runs these statements.
  public init(_ statements: [Statement]) {
    self.statements = statements
  }

  /// Parses statements that line ends or `;` part; `#` begins a comment.
  ///
  /// - Parameters:
  ///   - text: The statements. A byte-order mark in front is passed over.
  ///   - name: What errors call the text: a file's name, or `expression`.
  /// - Throws: ``ExpressionError`` with the place of the first thing that cannot stand there.
  /// - Complexity: O(*n*), *n* the length of the text.
  public init(parsing text: String, named name: String = "expression") throws(ExpressionError) {
    var parser = try Parser(ExpressionText(text, named: name), lineEnds: .separate)
    self.init(try parser.parseStatements())
  }
}
