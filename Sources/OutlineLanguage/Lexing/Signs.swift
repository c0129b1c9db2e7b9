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
}
