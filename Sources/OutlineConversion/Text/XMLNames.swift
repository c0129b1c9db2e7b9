/// What can be the name of an attribute (XML 1.0 §2.3).
enum XMLNames {
  /// Whether this is such a name.
  static func isName(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = text.first, first.beginsName else { return false }
    if text.allSatisfy({ $0 < 0x80 && $0.standsInNames }) { return true }
    return name(for: text) == Array(text)
  }

  /// The name that is most like this: what cannot stand in one is `_`.
  static func name(for text: some Sequence<UInt8>) -> [UInt8] {
    var name = ""
    for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
      let fits =
        scalar.isASCII
        ? UInt8(truncatingIfNeeded: scalar.value).standsInNames : scalar.standsInNames
      if name.isEmpty, !fits || !scalar.beginsName { name = "_" }
      if fits { name.unicodeScalars.append(scalar) } else if name != "_" { name += "_" }
    }
    return Array((name.isEmpty ? "_" : name).utf8)
  }
}

extension UInt8 {
  /// For ASCII; what is more may.
  fileprivate var beginsName: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  /// For ASCII; what is more may.
  fileprivate var standsInNames: Bool {
    beginsName || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: ":")
  }
}

extension Unicode.Scalar {
  fileprivate var beginsName: Bool {
    isASCII
      ? UInt8(truncatingIfNeeded: value).beginsName : Self.starts.contains { $0.contains(value) }
  }

  fileprivate var standsInNames: Bool {
    beginsName || value == 0xB7 || (0x300...0x36F).contains(value)
      || (0x203F...0x2040).contains(value)
  }

  private static let starts: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
    0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
    0x10000...0xEFFFF,
  ]
}
