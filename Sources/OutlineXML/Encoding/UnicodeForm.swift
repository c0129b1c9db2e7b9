internal import CLibXML2

/// A Unicode encoding, which bytes can tell without a declaration (XML 1.0 appendix F).
enum UnicodeForm: Equatable {
  case utf8
  case wide(Wide)

  /// An encoding in units of two or four bytes.
  struct Wide: Equatable {
    let converter: String
    let mark: [UInt8]
    /// Whether the text's first character is the mark.
    var isMarked: Bool
  }

  private static let wideForms = [
    Wide(converter: "UTF-32LE", mark: [0xFF, 0xFE, 0, 0], isMarked: true),
    Wide(converter: "UTF-32BE", mark: [0, 0, 0xFE, 0xFF], isMarked: true),
    Wide(converter: "UTF-16LE", mark: [0xFF, 0xFE], isMarked: true),
    Wide(converter: "UTF-16BE", mark: [0xFE, 0xFF], isMarked: true),
  ]

  /// The form that the first bytes tell: by a mark, or by a `<` in wide units.
  init?(_ bytes: [UInt8]) {
    if bytes.utf8MarkLength > 0 {
      self = .utf8
    } else if let form = Self.wideForms.first(where: { bytes.starts(with: $0.mark) }) {
      self = .wide(form)
    } else {
      let isUnit = bytes.prefix(4).map { $0 != 0 }
      let isAngle = bytes.prefix(4).first { $0 != 0 } == UInt8(ascii: "<")
      switch isUnit {
      case [true, false, false, false] where isAngle: self = Self.unmarked("UTF-32LE")
      case [false, false, false, true] where isAngle: self = Self.unmarked("UTF-32BE")
      case [true, false, true, false] where isAngle: self = Self.unmarked("UTF-16LE")
      case [false, true, false, true] where isAngle: self = Self.unmarked("UTF-16BE")
      default: return nil
      }
    }
  }

  /// The form with this name.
  init?(named name: String) {
    let plain = name.uppercased().filter { $0 != "-" && $0 != "_" }
    switch plain {
    case _ where xmlParseCharEncoding(name) == XML_CHAR_ENCODING_UTF8: self = .utf8
    case "UTF16", "UCS2", "ISO10646UCS2": self = .wide(Self.wideForms[2])
    case "UTF32", "UCS4", "ISO10646UCS4": self = .wide(Self.wideForms[0])
    case "UTF16LE", "UTF16BE", "UTF32LE", "UTF32BE":
      self = Self.unmarked("UTF-" + plain.dropFirst(3))
    default: return nil
    }
  }

  private static func unmarked(_ converter: String) -> UnicodeForm {
    .wide(Wide(converter: converter, mark: [], isMarked: false))
  }
}
