/// The text of one XML document: UTF-8, whatever the file had.
public struct XMLSource: Sendable {
  /// The text, with the UTF-8 mark if the file had one, and one zero byte behind it.
  ///
  /// All offsets of this module count these bytes from 0.
  public private(set) var bytes: [UInt8]
  /// How the file had it.
  public let encoding: XMLEncoding
  /// The file's own bytes where they are not UTF-8.
  public let original: [UInt8]?
  /// Whether the encoding is not the one that the file itself tells.
  let isReadAgainstDeclaration: Bool
  /// The text with what was mended, where anything was.
  private(set) var mended: MendedText?
  /// Where what stands here came from, in a text that was made of another one.
  private(set) var map: SourceMap?

  /// The length of the text in bytes, without the zero byte.
  public var count: Int { bytes.count - 1 }

  /// Whether the text begins with a byte-order mark.
  public var hasMark: Bool { bytes.utf8MarkLength > 0 }

  /// Where the declaration names the encoding, if it does: in ``bytes``, without the quotes.
  public var declaredEncoding: Range<Int>? {
    bytes.withUnsafeBufferPointer { XMLDeclaration.encodingName(in: $0) }
  }

  /// The text that a file's bytes mean.
  ///
  /// The encoding is told by a byte-order mark, else by the first bytes or the declaration, else it
  /// is UTF-8 (XML 1.0 appendix F). UTF-8 is not copied if `raw` is the only owner and has capacity
  /// for one more; whether it is UTF-8 to the last byte, ``XMLScanner`` tells, which looks at each.
  ///
  /// - Parameters:
  ///   - raw: All bytes of the file.
  ///   - override: The name of the encoding to take whatever the file says.
  ///   - isLenient: Whether a declaration of UTF-16 or UTF-32 over bytes of UTF-8 is mended.
  /// - Throws: ``XMLFailure`` if the bytes are no text, or white space alone.
  /// - Complexity: Linear; for UTF-8 constant.
  public init(
    decoding raw: consuming [UInt8], as override: String? = nil, leniently isLenient: Bool = false
  ) throws(XMLFailure) {
    try self.init(
      decoding: raw, as: override, leniently: isLenient, longest: Self.mostBytes)
  }

  /// The longest text that can be read: libxml2 and we count bytes in 31 bits.
  public static let mostBytes = Int(Int32.max) - 1

  /// As above, for a text of at most `longest` bytes.
  init(
    decoding raw: consuming [UInt8], as override: String?, leniently isLenient: Bool = false,
    longest: Int
  ) throws(XMLFailure) {
    try Self.check(length: raw.count, longest: longest)
    try FileKind.check(raw)
    encoding = try raw.withUnsafeBufferPointer { raw throws(XMLFailure) in
      try EncodingDetection(raw: raw, isLenient: isLenient).encoding(as: override)
    }
    let told = override.flatMap { _ in
      raw.withUnsafeBufferPointer { try? EncodingDetection(raw: $0).encoding(as: nil) }
    }
    isReadAgainstDeclaration = override != nil && told?.isSame(as: encoding) != true
    if let converter = encoding.converter.flatMap({ TextConverter($0) }) {
      original = raw
      bytes = try RawText.decode(raw, by: converter, as: encoding)
    } else {
      original = nil
      raw.append(0)
      bytes = raw
    }
    try Self.check(length: bytes.count, longest: longest)
    try RawText.checkHasText(bytes)
    if isLenient, original == nil, override == nil, let name = declaredEncoding,
      (try? XMLEncoding(named: String(decoding: bytes[name], as: UTF8.self)))?.isWide == true
    {
      mend([.encodingName(at: name)])
    }
  }

  /// A text that is known to be UTF-8.
  init(text: [UInt8]) {
    bytes = text + [0]
    encoding = .utf8
    original = nil
    isReadAgainstDeclaration = false
  }

  /// The text with more stretches written anew, given by their places in ``bytes``.
  package func mended(by mendings: [XMLMending]) -> XMLSource {
    if mendings.isEmpty { return self }
    var source = self
    source.mend(mendings)
    return source
  }

  /// Whether it was made of a text in another format.
  package var isMade: Bool { map != nil }

  /// The same text as one that was made of another: its places are those in that one.
  ///
  /// - Parameter parts: The offset of each part in ``bytes``, rising, and that of its origin in `source`.
  /// - Complexity: O(*n* + *m* log *m*), *n* the bytes of the source, *m* the parts.
  package func made(of source: XMLSource, parts: [(start: Int, origin: Int)]) -> XMLSource {
    var made = self
    made.map = SourceMap(parts, of: source)
    return made
  }

  private mutating func mend(_ mendings: [XMLMending]) {
    let text = mended?.mended(by: mendings) ?? MendedText(bytes, mendings)
    mended = text
    bytes = text.bytes
  }

  /// The file's bytes for a text that is to take the place of this one: for UTF-8 the text itself,
  /// else in the file's encoding and with its mark.
  ///
  /// A character that the encoding does not have becomes a character reference; see
  /// ``XMLTextEncoder``.
  ///
  /// - Parameter text: UTF-8 without a zero byte.
  /// - Throws: ``XMLFailure`` if it cannot be written.
  /// - Complexity: Linear in both texts.
  public func encode(_ text: [UInt8]) throws(XMLFailure) -> [UInt8] {
    let encoder = try XMLTextEncoder(for: self)
    return try encoder.bytes(of: encoder.written(text))
  }

  /// The line and column of an offset, which may be that of the end; in a text made of another, those of
  /// the node in the other one.
  ///
  /// - Complexity: Linear in the offset; ``PositionCounter`` is for many.
  public func position(of offset: Int) -> SourcePosition {
    var counter = PositionCounter(self)
    return counter.position(of: offset)
  }

  private static func check(length: Int, longest: Int) throws(XMLFailure) {
    if length > longest {
      throw XMLFailure(.tooLarge, message: "this text has more than 2 GiB: too long to be edited")
    }
  }
}
