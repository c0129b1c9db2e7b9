extension XMLMending {
  /// What was mended, one sentence for a person.
  ///
  /// - Parameter source: The text that was mended.
  public func message(in source: XMLSource) -> String {
    let old = String(decoding: source.textAsRead[range].prefix(Self.longest), as: UTF8.self)
    let new = String(decoding: replacement, as: UTF8.self)
    return switch rule {
    case .leadingSpace: "what stood before the XML declaration is gone"
    case .bareAmpersand: "a bare & is now &amp;"
    case .htmlEntity: "\(old) is now \(Self.visible(new))"
    case .forbiddenCharacter: "\(Self.visible(old)), which XML cannot hold, is now U+FFFD"
    case .surrogatePair: "\(old), the halves of one character, is now \(new)"
    case .wrongEncoding: "the declaration said \(old), the bytes are UTF-8: now it says \(new)"
    case .missingBody: "there was no element for the nodes: \(Self.firstTag(in: new)) was put in"
    case .externalEntity:
      "\(old) stands for what is outside the document: it is kept and not read"
    case .lineBreak: "a line break in a value, which reads as a blank, is now \(new)"
    }
  }

  private static let longest = 80

  /// The text, or the name of a character that would not be seen.
  private static func visible(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      scalar.value < 0x20 || scalar.properties.isWhitespace || !scalar.isXMLCharacter
        || scalar.properties.generalCategory == .format
    else { return text }
    return scalar.codePointName
  }

  private static func firstTag(in text: String) -> Substring {
    let tag = text.drop { $0 != "<" }
    return tag.prefix { $0 != ">" } + ">"
  }
}
