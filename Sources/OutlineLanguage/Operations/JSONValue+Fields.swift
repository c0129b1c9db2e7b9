internal import OutlineXML

// What names a value of a node.
extension JSONValue {
  func field() throws(ExpressionError) -> Field {
    let what = "\"text\", \"note\" or an attribute such as \"@type\""
    switch try string(what) {
    case "text": return .text
    case "note": return .note
    default: return .attribute(try attribute(what))
    }
  }

  /// The name in `"@name"`.
  func attribute(
    _ what: String = "an attribute such as \"@type\""
  ) throws(ExpressionError) -> String {
    let text = try string(what)
    let name = String(text.unicodeScalars.dropFirst())
    guard text.unicodeScalars.first == "@", name.isXMLName else {
      throw mismatch(what, meaning: text.isXMLName ? "@" + text : nil)
    }
    return name
  }

  /// The names of attributes, without `@`, each once.
  func attributeNames() throws(ExpressionError) -> [String] {
    var names: [String] = []
    for value in try elements("an array of names of attributes") {
      let name = try value.string()
      if let message = name.reasonAgainstAttribute { throw value.error(message) }
      if names.contains(name) { throw value.error("the attribute \(name) stands twice") }
      names.append(name)
    }
    return names
  }

  private func mismatch(_ what: String, meaning guess: String?) -> ExpressionError {
    let error = mismatch(what)
    guard let guess else { return error }
    return self.error(error.message + "; did you mean \(PathWriter.quoted(guess))?")
  }
}

extension JSONMember {
  /// The name as that of an attribute.
  func attributeName() throws(ExpressionError) -> String {
    if let message = name.reasonAgainstAttribute { throw error(message) }
    return name
  }
}

extension String {
  /// Why no attribute can have this name, if none can.
  fileprivate var reasonAgainstAttribute: String? {
    if isXMLName { return nil }
    let bare = String(unicodeScalars.drop { $0 == "@" })
    let hint = bare.isXMLName ? "; did you mean \(PathWriter.quoted(bare))?" : ""
    return "\(PathWriter.quoted(self)) is no name of an attribute\(hint)"
  }
}
