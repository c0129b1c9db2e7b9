/// A value of JSON (RFC 8259), with its place.
struct JSONValue: Sendable {
  /// What the value is.
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is spelt: nothing is lost by reading it as a number of some type.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In the order written; no two have the same name.
    case object([JSONMember])
  }

  let content: Content
  /// The line that the value stands in, and the offset at which it begins there.
  let line: ExpressionText
  let start: Int
}

/// A name and a value in an object of JSON.
struct JSONMember: Sendable {
  let name: String
  /// The offset in the line at which the name begins.
  let start: Int
  let value: JSONValue

  /// The error that something is wrong with the name.
  func error(_ message: String) -> ExpressionError {
    value.line.error(at: start, message)
  }
}

extension JSONValue {
  /// The error that something is wrong with the value.
  func error(_ message: String) -> ExpressionError {
    line.error(at: start, message)
  }

  /// The error that the value is not what stands here.
  func mismatch(_ expected: String) -> ExpressionError {
    error("expected \(expected), found \(inWords)")
  }

  private var inWords: String {
    switch content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let spelling): "`\(spelling.shortened)`"
    case .string(let text): "the string \(PathWriter.quoted(text.shortened))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String {
  /// What of the text stands in a message.
  fileprivate var shortened: String {
    unicodeScalars.count > 40 ? String(unicodeScalars.prefix(40)) + "…" : self
  }
}
