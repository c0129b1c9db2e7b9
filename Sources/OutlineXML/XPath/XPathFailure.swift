/// Why an XPath expression selects nothing that could be used.
public enum XPathFailure: Error, Equatable, Sendable {
  /// The expression is not XPath 1.0; the offset, if known, counts its characters from 0.
  case syntax(offset: Int?)
  /// The expression gives a number, a string or a truth value.
  case notNodes
  /// The expression uses a prefix that the document does not declare.
  case unboundPrefix(String?)
  /// The expression asks for more than can be given: a function or variable that there is not, or
  /// too much work.
  case evaluation(String)
  /// The document cannot be read.
  case document(XMLFailure)
}
