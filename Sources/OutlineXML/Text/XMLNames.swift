extension Unicode.Scalar {
  /// Whether a name may begin with it (XML 1.0 §2.3, NameStartChar).
  package var beginsXMLName: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x3A, 0x5F, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a name may go on with it (XML 1.0 §2.3, NameChar).
  package var continuesXMLName: Bool {
    switch value {
    case 0x30...0x39, 0x2D, 0x2E, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: beginsXMLName
    }
  }
}

extension String {
  /// Whether this is a name, with colons or without (XML 1.0 §2.3, Name).
  package var isXMLName: Bool {
    unicodeScalars.first?.beginsXMLName == true && unicodeScalars.allSatisfy(\.continuesXMLName)
  }

  /// Whether this is a name without colons (Namespaces in XML 1.0 §3, NCName).
  package var isNCName: Bool { isXMLName && !unicodeScalars.contains(":") }
}

extension [UInt8] {
  /// The prefix of the name in a range, with its colon; empty where it has none.
  package func prefix(ofName name: Range<Int>) -> String {
    let name = self[name]
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    return String(decoding: name[...colon], as: UTF8.self)
  }

  /// The name in a range without its prefix.
  package func localName(_ name: Range<Int>) -> ArraySlice<UInt8> {
    let name = self[name]
    return name.firstIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
  }
}

extension StartTag {
  /// The prefix of the element's name, with its colon; empty where it has none.
  package var prefix: String { bytes.prefix(ofName: name) }

  /// The element's name without its prefix.
  package var localName: ArraySlice<UInt8> { bytes.localName(name) }
}
