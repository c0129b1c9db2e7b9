internal import OutlineXML

extension XPathExpression {
  /// What is wrong with the expression, with its place where it was parsed from a text.
  func message(for failure: XPathFailure) -> String {
    let message = reason(for: failure)
    guard let error = origin?.error(message) else { return message }
    return "\(message) (\(error.sourceName):\(error.line):\(error.column))\n\(error.excerpt)"
  }

  /// What is wrong with the expression.
  func reason(for failure: XPathFailure) -> String {
    switch failure {
    case .syntax(let offset?): "the XPath expression is wrong at its character \(offset + 1)"
    case .syntax(nil): "the XPath expression is wrong"
    case .notNodes: "the XPath expression gives no nodes, but a number, string or truth value"
    case .unboundPrefix(let prefix?):
      "the XPath expression uses the prefix \(prefix), which the document does not declare"
    case .unboundPrefix(nil):
      "the XPath expression uses a prefix that the document does not declare"
    case .evaluation(let reason): "the XPath expression cannot be evaluated: \(reason)"
    case .document(let failure): "the document cannot be read by XPath: \(failure.message)"
    }
  }
}
