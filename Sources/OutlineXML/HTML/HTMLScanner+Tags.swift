extension HTMLScanner {
  /// The tag that begins here; of an end tag only the name counts.
  mutating func startTag(at offset: Int) throws(HTMLFault) -> HTMLTag {
    place += bytes[(place + 1)...].first == UInt8(ascii: "/") ? 2 : 1
    var tag = HTMLTag(
      name: name { $0.isHTMLSpace || $0 == .slash || $0 == .greater }, offset: offset)
    var names: Set<String> = []
    while true {
      skip { $0.isHTMLSpace || $0 == .slash }
      guard let byte else { throw HTMLFault(kind: .openTag, offset: offset) }
      if byte == .greater {
        place += 1
        return tag
      }
      let attribute = try attribute(of: offset)
      if names.insert(attribute.name).inserted { tag.attributes.append(attribute) }
    }
  }

  private mutating func attribute(
    of tag: Int
  ) throws(HTMLFault) -> (name: String, value: String?) {
    // The first sign is part of the name, even a `=`.
    var isFirst = true
    let name = name { byte in
      defer { isFirst = false }
      return byte.isHTMLSpace || byte == .slash || byte == .greater || (byte == .equals && !isFirst)
    }
    skip(while: \.isHTMLSpace)
    guard byte == .equals else { return (name, nil) }
    place += 1
    skip(while: \.isHTMLSpace)
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      skip { !$0.isHTMLSpace && $0 != .greater }
      return (name, String(decoding: try decoded(bytes[start..<place]), as: UTF8.self))
    }
    let start = place + 1
    guard let end = bytes[start...].firstIndex(where: { $0 == quote }) else {
      throw HTMLFault(kind: .openTag, offset: tag)
    }
    place = end + 1
    return (name, String(decoding: try decoded(bytes[start..<end]), as: UTF8.self))
  }

  /// The name that begins here, in small letters.
  private mutating func name(until isEnd: (UInt8) -> Bool) -> String {
    let start = place
    skip { !isEnd($0) }
    return String(
      decoding: bytes[start..<place].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }

  private mutating func skip(while isPassed: (UInt8) -> Bool) {
    while let byte, isPassed(byte) { place += 1 }
  }
}

extension UInt8 {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")

  /// Tab, line feed, form feed, carriage return or space, the white space of HTML.
  package var isHTMLSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
