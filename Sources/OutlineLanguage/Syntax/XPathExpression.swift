/// An XPath 1.0 expression, which only a document can tell to be right or wrong.
public struct XPathExpression: Sendable {
  /// The expression.
  public let text: String
  /// Where it stands in the text it was parsed from.
  let origin: ExpressionOrigin?

  /// The expression with this text.
  public init(_ text: String) {
    self.init(text, from: nil)
  }

  init(_ text: String, from origin: ExpressionOrigin?) {
    self.text = text
    self.origin = origin
  }
}

extension XPathExpression: Hashable {
  /// Whether the two have the same text, wherever they stand.
  public static func == (left: XPathExpression, right: XPathExpression) -> Bool {
    left.text == right.text
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
