/// Tells what Org would take a text for.
enum OrgLine {
  /// The key words of headlines, and whether each says that it is done, where the file does not list
  /// its own.
  static let keywords: [NodeContent.Text: Bool] = [
    NodeContent.Text("TODO".utf8): false, NodeContent.Text("DONE".utf8): true,
  ]

  /// Whether a headline's text would begin with something other than the title.
  static func hasSignInFront(_ title: NodeContent.Text) -> Bool {
    let word = title.prefix { !$0.isBlank }
    return word.says("TODO") || word.says("DONE") || word.says("COMMENT")
  }

  /// The tags at the end of a headline's text, and where the blank in front of them stands.
  static func tags(atEndOf text: NodeContent.Text) -> (start: Int, tags: NodeContent.Text)? {
    let text = text.withoutEndBlanks
    guard text.last == UInt8(ascii: ":") else { return nil }
    var start = text.endIndex
    while start > text.startIndex, text[start - 1].isOfTags { start -= 1 }
    let tags = text[start...]
    guard tags.count > 2, tags.first == UInt8(ascii: ":"), start > text.startIndex,
      text[start - 1].isBlank, !tags.dropLast().dropFirst().isEmpty
    else { return nil }
    return (start - 1, tags.dropFirst().dropLast())
  }

  /// Whether all of a category can be written as tags: words with commas between them.
  static func areTags(_ category: NodeContent.Text) -> Bool {
    let words = category.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isOfTags && $0 != UInt8(ascii: ":") }
    }
  }

  /// The attributes that stand in a planning line, by the words that Org has for them.
  static let planning = ["SCHEDULED", "DEADLINE", "CLOSED"]

  /// The time stamps of a planning line, if it is one.
  static func planned(_ line: NodeContent.Text) -> [NodeContent.Attribute]? {
    var found: [NodeContent.Attribute] = []
    var rest = line.withoutBlanks
    while !rest.isEmpty {
      guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let word = rest[..<colon]
      guard planning.contains(where: { word.elementsEqual($0.utf8) }) else { return nil }
      let stamp = rest[(colon + 1)...].withoutFrontBlanks
      guard let end = endOfStamp(stamp) else { return nil }
      found.append(NodeContent.Attribute(name: word, value: stamp[..<end]))
      rest = stamp[end...].withoutFrontBlanks
    }
    return found.isEmpty ? nil : found
  }

  /// Where the time stamp that a text begins with ends.
  private static func endOfStamp(_ text: NodeContent.Text) -> Int? {
    let close: UInt8
    switch text.first {
    case UInt8(ascii: "<"): close = UInt8(ascii: ">")
    case UInt8(ascii: "["): close = UInt8(ascii: "]")
    default: return nil
    }
    return text.firstIndex(of: close).map { $0 + 1 }
  }

  /// Whether a value is a time stamp and nothing else.
  static func isStamp(_ value: NodeContent.Text) -> Bool {
    endOfStamp(value) == value.endIndex && !value.contains { $0 < 0x20 }
  }

  /// Whether a line of a note would be taken for something else.
  static func needsGuard(_ line: NodeContent.Text) -> Bool {
    guard let first = line.first else { return true }
    if line.needsFrontGuard { return true }
    switch first {
    case UInt8(ascii: "*"): return line.drop { $0 == first }.first?.isBlank ?? true
    case UInt8(ascii: ":"), UInt8(ascii: "#"): return true
    default: return planned(line) != nil || ListMarker(line) != nil
    }
  }
}

extension UInt8 {
  /// Whether it stands in the tags of a headline.
  fileprivate var isOfTags: Bool {
    isAlphanumeric || "_@#%:".utf8.contains(self) || self >= 0x80
  }
}
