/// How a file's bytes and its text go into one another.
public struct XMLEncoding: Hashable, Sendable {
  /// The name, as the file's declaration has it or as it is commonly written.
  public let name: String
  /// The byte-order mark that the file begins with and that is not in the text.
  let mark: [UInt8]
  /// The name of the converter, `nil` for UTF-8, which needs none.
  let converter: String?

  /// Whether the bytes are the text.
  public var isUTF8: Bool { converter == nil }

  /// UTF-8, whether or not the text begins with a mark.
  public static let utf8 = XMLEncoding(name: "UTF-8", mark: [], converter: nil)
}
