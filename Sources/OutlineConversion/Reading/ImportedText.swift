internal import OutlineDocument
internal import OutlineXML

/// A text that is no XML, to be read as an outline.
struct ImportedText: Sendable {
  /// The text as UTF-8, without mark; its indices are offsets in the source.
  let bytes: ArraySlice<UInt8>
  private let source: XMLSource

  /// The text of a source.
  ///
  /// - Throws: ``XMLFailure`` at the first byte that is no UTF-8.
  init(_ source: XMLSource) throws(XMLFailure) {
    self.source = source
    let text = source.bytes[source.bytes.utf8MarkLength..<source.count]
    bytes = text
    if String(validating: text, as: UTF8.self) == nil {
      throw failure(
        at: Self.firstInvalid(in: text),
        "these bytes are not UTF-8: name their encoding with --input-encoding")
    }
  }

  private static func firstInvalid(in text: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var counted = text.startIndex
    var bytes = text.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      counted += UTF8.width(scalar)
    }
    return counted
  }

  /// An outline made of this text, with the places that its nodes have here.
  ///
  /// - Parameter parts: Where each node begins in the outline, and in this text.
  func placing(_ parts: [(start: Int, origin: Int)], of outline: XMLSource) -> XMLSource {
    outline.made(of: source, parts: parts)
  }

  /// The failure that something is wrong at an offset.
  func failure(at offset: Int, _ message: String) -> XMLFailure {
    XMLFailure(
      .notWellFormed, offset: offset, position: source.position(of: offset), message: message)
  }

  /// What a user should hear of something at an offset.
  func warning(at offset: Int, _ message: String) -> DocumentWarning {
    DocumentWarning(position: source.position(of: offset), message: message)
  }

  /// The failure that a character comes which XML does not allow (XML 1.0 §2.2).
  func failure(at offset: Int, cannotHold scalar: Unicode.Scalar) -> XMLFailure {
    failure(
      at: offset,
      "\(scalar.codePointName) is a character that outlines in XML cannot hold: take it away")
  }

  /// The lines, without their ends: LF, CR LF or CR.
  var lines: Lines { Lines(rest: bytes) }

  /// Goes through the lines of a text.
  struct Lines: Sequence, IteratorProtocol {
    fileprivate var rest: ArraySlice<UInt8>

    mutating func next() -> NodeContent.Text? {
      if rest.isEmpty { return nil }
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...]
      if rest.starts(with: [0x0D, 0x0A]) {
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
      return line
    }
  }
}

/// Reads one format: tells the nodes of a text.
protocol NodeReader: SendableMetatype {
  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure)
}
