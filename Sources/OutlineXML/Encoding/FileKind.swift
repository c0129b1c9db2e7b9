/// Tells what a file is that is no XML, as far as its first bytes say.
enum FileKind {
  /// What files begin with that have to be unpacked first.
  private static let packed: [(name: String, start: [UInt8])] = [
    ("gzip", [0x1F, 0x8B]), ("bzip2", Array("BZh".utf8)), ("xz", [0xFD, 0x37, 0x7A, 0x58]),
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("lz4", [0x04, 0x22, 0x4D, 0x18]),
    ("zip", [0x50, 0x4B, 0x03, 0x04]), ("zip", [0x50, 0x4B, 0x05, 0x06]),
    ("7z", [0x37, 0x7A, 0xBC, 0xAF]),
  ]

  /// What files begin with that hold no text.
  private static let others: [(name: String, start: [UInt8])] = [
    ("a PDF document", Array("%PDF-".utf8)), ("an RTF document", Array("{\\rtf".utf8)),
    ("a PNG picture", [0x89, 0x50, 0x4E, 0x47]), ("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    ("a GIF picture", Array("GIF8".utf8)), ("an SQLite database", Array("SQLite format 3".utf8)),
    ("a binary property list", Array("bplist".utf8)), ("a program", [0x7F, 0x45, 0x4C, 0x46]),
  ]

  /// Refuses bytes of a kind that is known.
  static func check(_ raw: [UInt8]) throws(XMLFailure) {
    for (name, start) in packed where raw.starts(with: start) {
      throw XMLFailure(.compressed, message: "this looks like \(name): unpack it first")
    }
    for (name, start) in others where raw.starts(with: start) {
      throw XMLFailure(.notText, message: "this is \(name), not XML")
    }
  }

  /// Whether bytes that are no text in their encoding look like no text at all.
  static func isBinary(_ raw: [UInt8]) -> Bool { raw.prefix(1_024).contains(0) }

  /// What a text seems to be that does not begin with `<` but with this.
  static func ofText(_ first: UInt8) -> String {
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): "this looks like JSON, not XML"
    case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      "this looks like Markdown, and is no XML (--from markdown reads it)"
    default: "this is no XML"
    }
  }

  /// Whether a text begins as web pages do.
  static func isWebPage(_ text: [UInt8]) -> Bool {
    let start = String(decoding: text.prefix(256), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }
}
