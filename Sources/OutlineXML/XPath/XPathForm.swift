/// What can be told of an XPath expression without a document.
struct XPathForm {
  private let expression: String
  /// The prefixes that it uses, in order.
  private(set) var prefixes: [String] = []
  private var deepest = 0

  /// libxml2 calls itself for each of these, up to 5,000 deep: too deep for a small stack.
  private static let longest = 5_000
  private static let mostBrackets = 100

  init(_ expression: String) {
    self.expression = expression
    var depth = 0
    var quote: Unicode.Scalar?
    var name = ""
    var prefix: String?
    for scalar in expression.unicodeScalars {
      if let open = quote {
        if scalar == open { quote = nil }
        continue
      }
      if let found = prefix {
        // `a::b` is an axis, `a:b` a name.
        if scalar.beginsXMLName && scalar != ":" || scalar == "*" { prefixes.append(found) }
        prefix = nil
      } else if scalar == ":", !name.isEmpty {
        prefix = name
      }
      if scalar != ":" && scalar.continuesXMLName {
        name.unicodeScalars.append(scalar)
      } else {
        name = ""
      }
      switch scalar {
      case "\"", "'": quote = scalar
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
  }

  /// Refuses expressions that libxml2 would not see to their end, or that would take it too deep.
  func check() throws(XPathFailure) {
    let scalars = Array(expression.unicodeScalars)
    if let end = scalars.firstIndex(of: "\0") { throw .syntax(offset: end) }
    if scalars.count > Self.longest {
      throw .evaluation("it is longer than \(Self.longest) characters")
    }
    if deepest > Self.mostBrackets {
      throw .evaluation("it has more than \(Self.mostBrackets) brackets in one another")
    }
  }
}
