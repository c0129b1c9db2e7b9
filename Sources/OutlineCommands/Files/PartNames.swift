/// Names for the files of a document that is taken apart: `NN-TITLE.EXT`.
///
/// The numbers keep the order and make each name another, also where upper and lower case are alike.
/// Of a title only what every file system takes is left.
struct PartNames: Sendable {
  private static let longestTitle = 80
  private let digits: Int
  private let ending: [UInt8]

  /// Names for `count` files, which end as `source` does.
  init(count: Int, source: FilePath?) {
    digits = String(count).utf8.count
    ending = source?.nameEnding ?? Array(".opml".utf8)
  }

  /// The name for the document with this title, the `number`-th from 1 on.
  func name(number: Int, title: String) -> [UInt8] {
    let number = String(number)
    let zeroes = String(repeating: "0", count: max(0, digits - number.utf8.count))
    return Array("\(zeroes)\(number)-\(Self.cleaned(title))".utf8) + ending
  }

  /// The title with `_` for all but letters, digits, `.`, `_`, `-` and blanks, cut at a sign where it is
  /// long, without dots and blanks at its ends.
  static func cleaned(_ title: String) -> String {
    var cleaned = ""
    for character in title {
      let written = character.standsInFileNames ? character : "_"
      if cleaned.utf8.count + String(written).utf8.count > longestTitle { break }
      cleaned.append(written)
    }
    let inner = cleaned.drop { $0 == "." || $0 == " " }
    guard let last = inner.lastIndex(where: { $0 != "." && $0 != " " }) else { return "untitled" }
    return String(inner[...last])
  }
}

extension Character {
  /// Whether this is a letter with its marks, a digit, `.`, `_`, `-` or a blank.
  fileprivate var standsInFileNames: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first {
    case ".", "_", "-", " ": return unicodeScalars.count == 1
    default:
      return first.properties.isAlphabetic || first.properties.generalCategory == .decimalNumber
    }
  }
}

extension FilePath {
  /// What the name ends in, without the dot; nil where it has no ending.
  var ending: String? { nameEnding.map { String(decoding: $0.dropFirst(), as: UTF8.self) } }

  /// What the name ends in from its last dot on; nil where nothing stands before or behind that.
  var nameEnding: [UInt8]? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < name.count - 1 else {
      return nil
    }
    return Array(name[dot...])
  }
}
