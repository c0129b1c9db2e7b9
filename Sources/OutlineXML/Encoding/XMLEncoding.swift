internal import CLibXML2

/// How a file's bytes and its text go into one another.
public struct XMLEncoding: Hashable, Sendable {
  /// The name, as a declaration has it.
  public let name: String
  /// The byte-order mark that the file begins with and that is not in the text.
  let mark: [UInt8]
  /// The name of libxml2's converter, `nil` for UTF-8, which needs none.
  let converter: String?

  /// Whether the bytes are the text.
  public var isUTF8: Bool { converter == nil }

  /// Whether the other goes by the same converter.
  func isSame(as other: XMLEncoding) -> Bool {
    converter?.lowercased() == other.converter?.lowercased()
  }

  /// The name that declarations use for an encoding that is called so.
  static func usualName(of name: String) -> String {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" }
    return switch plain {
    case "utf8", "utf16", "utf32", "utf16le", "utf16be", "utf32le", "utf32be":
      "UTF-" + plain.dropFirst(3).uppercased()
    case "latin1", "iso88591": "ISO-8859-1"
    case "ascii", "usascii": "US-ASCII"
    case _ where plain.hasPrefix("cp125"): "windows-" + plain.dropFirst(2)
    default: name
    }
  }

  /// Whether its units have two or four bytes, so that nothing in it could be taken for UTF-8.
  var isWide: Bool {
    if case .wide = UnicodeForm(named: name) { true } else { false }
  }

  /// UTF-8, whether or not the text begins with a mark.
  public static let utf8 = XMLEncoding(name: "UTF-8", mark: [], converter: nil)

  init(name: String, mark: [UInt8], converter: String?) {
    self.name = name
    self.mark = mark
    self.converter = converter
  }

  /// The encoding with this name; UTF-16 and UTF-32 without more are little-endian with a mark.
  ///
  /// - Throws: ``XMLFailure`` if no converter has the name.
  public init(named name: String) throws(XMLFailure) {
    switch UnicodeForm(named: name) {
    case .utf8: self.init(name: name, mark: [], converter: nil)
    case .wide(let form):
      self.init(name: name, mark: form.isMarked ? form.mark : [], converter: form.converter)
    case nil:
      guard TextConverter(name) != nil else {
        throw XMLFailure(.unknownEncoding, message: "no encoding is known as \(name)")
      }
      self.init(name: name, mark: [], converter: name)
    }
  }

  /// The bytes of a UTF-8 text without a mark or zero byte, with the file's mark.
  ///
  /// A character that the encoding does not have becomes a character reference, wherever it stands.
  ///
  /// - Throws: ``XMLFailure`` if there is a character for which that is not possible either.
  func encode(_ text: [UInt8]) throws(XMLFailure) -> [UInt8] {
    guard let converter = converter.flatMap({ TextConverter($0) }) else { return text }
    do throws(TextConverter.Stop) {
      return try text.withUnsafeBufferPointer { text throws(TextConverter.Stop) in
        mark + (try converter.encode(text))
      }
    } catch {
      throw XMLFailure(
        .unwritable, offset: error.offset, message: "the text cannot be written in \(name)")
    }
  }
}
