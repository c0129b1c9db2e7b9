internal import OutlineXML

/// An XPath 1.0 expression, of which a document may still tell that it is wrong: that it gives no nodes,
/// or uses a prefix that the document does not declare.
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

  /// The expression that stands in a text.
  ///
  /// - Parameters:
  ///   - origin: Where the expression, with its quotes, begins.
  ///   - place: Where in the text a scalar of the expression stands.
  /// - Throws: That it is no XPath, whatever the document is.
  init(
    _ text: String, from origin: ExpressionOrigin, at place: (_ scalar: Int) -> Int
  ) throws(ExpressionError) {
    self.init(text, from: origin)
    do throws(XPathFailure) {
      try XPathQuery.check(text)
    } catch {
      guard case .syntax(let offset?) = error else {
        throw origin.error(reason(for: error))
      }
      throw origin.text.error(at: place(offset), "the XPath expression is wrong here")
    }
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
