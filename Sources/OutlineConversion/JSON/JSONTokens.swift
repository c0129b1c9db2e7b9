/// Reads JSON (RFC 8259) token by token, strictly, without recursion.
///
/// Commas and colons are checked and not given.
struct JSONTokens {
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray
    case key([UInt8])
    case string([UInt8])
    /// As it is spelt.
    case number([UInt8])
    case bool(Bool)
    case null
  }

  /// What is wrong, and the offset where.
  struct Failure: Error {
    let offset: Int
    let message: String
  }

  private let text: ArraySlice<UInt8>
  private var index: Int
  /// Where the last token begins.
  private(set) var start = 0
  /// Whether each open value is an object.
  private var open: [Bool] = []
  private var expected = Expected.value

  private enum Expected {
    /// A value, at the top also the end.
    case value
    /// A value or the end of the array that was just begun.
    case firstValue
    /// A key, or the end of the object that was just begun.
    case firstKey
    case key
    /// A comma or the end of what is open.
    case more
  }

  /// Reads from the start of a text, which may hold several values.
  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    index = text.startIndex
  }

  /// Reads the value that begins at an offset of a text known to be JSON.
  init(_ text: ArraySlice<UInt8>, from offset: Int) {
    self.text = text
    index = offset
  }

  /// How many objects and arrays are open.
  var depth: Int { open.count }

  /// The next token; nil at the end.
  mutating func next() throws(Failure) -> Token? {
    skipBlanks()
    if expected == .more { try readComma() }
    start = index
    guard index < text.endIndex else {
      if open.isEmpty { return nil }
      throw failure("the text ends within \(open.last == true ? "an object" : "an array")")
    }
    switch text[index] {
    case UInt8(ascii: "}") where open.last == true && (expected == .firstKey || expected == .more):
      return close(.endObject)
    case UInt8(ascii: "]")
    where open.last == false && (expected == .firstValue || expected == .more):
      return close(.endArray)
    case UInt8(ascii: "\"") where expected == .key || expected == .firstKey:
      let key = try readString()
      skipBlanks()
      guard index < text.endIndex, text[index] == UInt8(ascii: ":") else {
        throw failure("expected \":\" behind a key")
      }
      index += 1
      expected = .value
      return .key(key)
    default:
      if expected == .key || expected == .firstKey { throw failure("expected a key in quotes") }
      return try readValue()
    }
  }

  /// Passes over the value whose first token was just given.
  mutating func skip(_ token: Token) throws(Failure) {
    guard token == .beginObject || token == .beginArray else { return }
    let outer = depth - 1
    while depth > outer { _ = try next() }
  }

  private mutating func readComma() throws(Failure) {
    guard let isObject = open.last, index < text.endIndex else { return }
    switch text[index] {
    case UInt8(ascii: ","):
      index += 1
      skipBlanks()
      expected = isObject ? .key : .value
    case UInt8(ascii: "}"), UInt8(ascii: "]"): break
    default: throw failure("expected \",\" or \"\(isObject ? "}" : "]")\"")
    }
  }

  private mutating func close(_ token: Token) -> Token {
    index += 1
    open.removeLast()
    expected = open.isEmpty ? .value : .more
    return token
  }

  private mutating func readValue() throws(Failure) -> Token {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      index += 1
      let isObject = byte == UInt8(ascii: "{")
      open.append(isObject)
      expected = isObject ? .firstKey : .firstValue
      return isObject ? .beginObject : .beginArray
    case UInt8(ascii: "\""):
      let string = try readString()
      expected = open.isEmpty ? .value : .more
      return .string(string)
    default:
      let word = text[index...].prefix { $0.isAlphanumeric || "+-.".utf8.contains($0) }
      guard let token = Self.scalar(word) else {
        throw failure("expected a value of JSON")
      }
      index += word.count
      expected = open.isEmpty ? .value : .more
      return token
    }
  }

  private static func scalar(_ word: ArraySlice<UInt8>) -> Token? {
    if word.says("true") { return .bool(true) }
    if word.says("false") { return .bool(false) }
    if word.says("null") { return .null }
    return isNumber(word) ? .number(Array(word)) : nil
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    let whole = rest.prefix(while: \.isDigit)
    if whole.isEmpty || (whole.count > 1 && whole.first == UInt8(ascii: "0")) { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      if digits.isEmpty { return false }
      rest = rest.dropFirst(digits.count + 1)
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      let digits = rest.prefix(while: \.isDigit)
      return !digits.isEmpty && digits.count == rest.count
    }
    return rest.isEmpty
  }

  private mutating func skipBlanks() {
    while index < text.endIndex, text[index] <= 0x20,
      text[index].isBlank || text[index] == 0x0A || text[index] == 0x0D
    {
      index += 1
    }
  }

  private func failure(_ message: String, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? index, message: "this is no JSON: \(message)")
  }
}

// MARK: - Strings

extension JSONTokens {
  private mutating func readString() throws(Failure) -> [UInt8] {
    let quote = index
    index += 1
    var value: [UInt8] = []
    var start = index
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""):
        value += text[start..<index]
        index += 1
        return value
      case UInt8(ascii: "\\"):
        value += text[start..<index]
        try readEscape(into: &value)
        start = index
      case ..<0x20:
        throw failure("a control character in a string has to be escaped")
      default: index += 1
      }
    }
    throw failure("a string has no end", at: quote)
  }

  private mutating func readEscape(into value: inout [UInt8]) throws(Failure) {
    let backslash = index
    index += 2
    switch backslash + 1 < text.endIndex ? text[backslash + 1] : 0 {
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "b"): value.append(0x08)
    case UInt8(ascii: "f"): value.append(0x0C)
    case let byte
    where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
      value.append(byte)
    case UInt8(ascii: "u"):
      var unit = try readUnit(from: backslash)
      if (0xD800..<0xDC00).contains(unit),
        text[min(index, text.endIndex)...].starts(with: "\\u".utf8)
      {
        index += 2
        let low = try readUnit(from: backslash) &- 0xDC00
        unit = low < 0x400 ? 0x10000 + (unit - 0xD800) << 10 + low : 0xD800
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw failure("half a pair of \\u escapes is no character", at: backslash)
      }
      value += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    default: throw failure("a backslash with this behind it means nothing", at: backslash)
    }
  }

  private mutating func readUnit(from backslash: Int) throws(Failure) -> UInt32 {
    let digits = text[min(index, text.endIndex)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isDigit || (0x61...0x66).contains($0 | 0x20) }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("\\u needs four hexadecimal digits", at: backslash) }
    index += 4
    return unit
  }
}
