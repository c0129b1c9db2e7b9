// What a value says, or the error that it is not of the kind that stands there.
extension JSONValue {
  func string(_ what: String = "a string") throws(ExpressionError) -> String {
    guard case .string(let text) = content else { throw mismatch(what) }
    return text
  }

  func flag() throws(ExpressionError) -> Bool {
    guard case .bool(let flag) = content else { throw mismatch("true or false") }
    return flag
  }

  func number(_ what: String = "a number from 0") throws(ExpressionError) -> Int {
    guard case .number(let spelling) = content,
      spelling.unicodeScalars.allSatisfy(\.isDigit)
    else { throw mismatch(what) }
    guard let number = Int(spelling) else { throw error("the number \(spelling) is too large") }
    return number
  }

  /// The values of an array that is not empty.
  func elements(_ what: String) throws(ExpressionError) -> [JSONValue] {
    guard case .array(let values) = content else { throw mismatch(what) }
    guard !values.isEmpty else { throw error("expected \(what), found an empty array") }
    return values
  }

  func members(_ what: String) throws(ExpressionError) -> [JSONMember] {
    guard case .object(let members) = content else { throw mismatch(what) }
    return members
  }

  /// Numbers from 0, each once.
  func offsets() throws(ExpressionError) -> [Int] {
    var offsets: [Int] = []
    var seen: Set<Int> = []
    for value in try elements("an array of numbers from 0") {
      let offset = try value.number()
      guard seen.insert(offset).inserted else {
        throw value.error(Reordering.message(aboutRepeated: offset))
      }
      offsets.append(offset)
    }
    return offsets
  }
}
