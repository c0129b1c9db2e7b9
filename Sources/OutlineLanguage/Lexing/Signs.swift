extension Unicode.Scalar {
  /// Whether a name that holds this needs no quotes for it: letters with their marks, digits, and
  /// `.`, `_`, `-`.
  var standsInBareNames: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
    case ..<"\u{80}": false
    default:
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        true
      default: false
      }
    }
  }

  /// Whether this is white space.
  var isBlank: Bool {
    switch self {
    case " ", "\t"..."\r": true
    case ..<"\u{80}": false
    default: properties.isWhitespace
    }
  }

  var isDigit: Bool { "0"..."9" ~= self }

  var endsLine: Bool { self == "\n" || self == "\r" }

  /// Whether an XML name may begin with this (XML 1.0 §2.3, NameStartChar).
  var beginsXMLName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_", ":", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}",
      "\u{F8}"..."\u{2FF}", "\u{370}"..."\u{37D}", "\u{37F}"..."\u{1FFF}",
      "\u{200C}"..."\u{200D}", "\u{2070}"..."\u{218F}", "\u{2C00}"..."\u{2FEF}",
      "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
      "\u{10000}"..."\u{EFFFF}":
      true
    default: false
    }
  }

  /// Whether an XML name may hold this (XML 1.0 §2.3, NameChar).
  var standsInXMLNames: Bool {
    switch self {
    case "-", ".", "0"..."9", "\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}": true
    default: beginsXMLName
    }
  }
}
