/// Reads a line of JSON (RFC 8259), strictly, with the place of every value.
///
/// Foundation's `JSONDecoder` cannot do it: the keys of an object come from a dictionary, in no
/// order and without the doubled ones; it lets a comma at the end and bare control characters pass;
/// and its errors have no place.
struct JSONReader {
  let line: ExpressionText
  /// What is read next.
  var position: Int
  private var depth = 0
  /// Whether a line end ends the text; if not, it is a blank.
  private let isOneLine: Bool

  init(_ line: ExpressionText, at position: Int = 0, isOneLine: Bool = true) {
    self.line = line
    self.position = position
    self.isOneLine = isOneLine
  }

  /// The value that is all of a text of several lines.
  static func read(all text: ExpressionText) throws(ExpressionError) -> JSONValue {
    var reader = JSONReader(text, isOneLine: false)
    let value = try reader.readValue()
    reader.skipBlanks()
    if reader.scalar != nil { throw reader.unexpected("the end of the text") }
    return value
  }

  /// The value that is all of a line.
  static func read(_ line: ExpressionText) throws(ExpressionError) -> JSONValue {
    var reader = JSONReader(line)
    let value = try reader.readValue()
    reader.skipBlanks()
    guard reader.scalar == nil else {
      throw reader.unexpected("the end of the line, as each operation has its own")
    }
    return value
  }

  /// The scalar at the position, or nil at the end of the line.
  var scalar: Unicode.Scalar? {
    position < line.scalars.count ? line.scalars[position] : nil
  }

  private mutating func readValue() throws(ExpressionError) -> JSONValue {
    skipBlanks()
    let start = position
    return JSONValue(content: try readContent(), line: line, start: start)
  }

  private mutating func readContent() throws(ExpressionError) -> JSONValue.Content {
    switch scalar {
    case "{": return .object(try readObject())
    case "[": return .array(try readArray())
    case "\"": return .string(try readString())
    case let scalar? where scalar == "-" || scalar.isDigit: return .number(try readNumber())
    default: return try readLiteral()
    }
  }

  private mutating func readObject() throws(ExpressionError) -> [JSONMember] {
    try enter()
    defer { depth -= 1 }
    if accept("}") { return [] }
    var members: [JSONMember] = []
    var names: Set<String> = []
    repeat {
      skipBlanks()
      let start = position
      guard scalar == "\"" else { throw unexpected("a key in quotes") }
      let name = try readString()
      guard names.insert(name).inserted else {
        throw line.error(at: start, "the key `\(name)` stands twice")
      }
      guard accept(":") else { throw unexpected("`:`") }
      members.append(JSONMember(name: name, start: start, value: try readValue()))
    } while accept(",")
    guard accept("}") else { throw unexpected("`,` or `}`") }
    return members
  }

  private mutating func readArray() throws(ExpressionError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    if accept("]") { return [] }
    var values: [JSONValue] = []
    repeat { values.append(try readValue()) } while accept(",")
    guard accept("]") else { throw unexpected("`,` or `]`") }
    return values
  }

  /// Takes the bracket that is next, up to a depth that no stack minds.
  private mutating func enter() throws(ExpressionError) {
    guard depth < Self.deepest else {
      throw line.error(at: position, "the value is nested more than \(Self.deepest) levels deep")
    }
    depth += 1
    position += 1
  }

  private static let deepest = 32

  private mutating func readLiteral() throws(ExpressionError) -> JSONValue.Content {
    let literals: [(String, JSONValue.Content)] = [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
    ]
    let rest = line.scalars[position...]
    for (word, content) in literals where rest.starts(with: word.unicodeScalars) {
      position += word.utf8.count
      return content
    }
    throw unexpected("a value of JSON")
  }

  /// Takes the next sign behind blanks if it is this.
  private mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard scalar == sign else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let scalar, scalar == " " || scalar == "\t" || (!isOneLine && scalar.endsLine) {
      position += 1
    }
  }

  /// The error that what is next is not what could stand here.
  func unexpected(_ what: String) -> ExpressionError {
    let found = scalar.map { "`\($0.named)`" } ?? "the end of the line"
    return line.error(at: position, "expected \(what), found \(found)")
  }
}
