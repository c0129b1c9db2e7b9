internal import OutlineConversion
internal import OutlineDocument
internal import OutlineXML

/// What takes the place of an outline that was read.
struct OutlineContent: Sendable {
  private let text: Text
  /// The bytes of the file, where the text had to be put into another encoding first.
  private let encoded: [UInt8]?
  private let origin: Origin
  /// The encoding of these bytes.
  let encoding: XMLEncoding
  /// Where `?` is written for U+FFFD, because the encoding lacks it and no reference can stand there.
  private(set) var substitutes: [SourcePosition] = []

  private enum Text: Sendable {
    /// What edits made of it; the document hands out its text as it is.
    case edited(OutlineDocument)
    /// All of it anew, in UTF-8.
    case new([UInt8])
    /// What another format makes of it.
    case exported(OutlineDocument, any DocumentExporter)
  }

  /// The outline after edits.
  ///
  /// - Parameter encoding: The name of the encoding to write in; nil: that of the file.
  /// - Throws: That the text cannot be written in the encoding.
  init(
    _ document: OutlineDocument, _ origin: Origin, as encoding: String?
  ) throws(FileFailure) {
    if document.isOverfull {
      throw FileFailure(
        file: origin.name,
        message: "the edits add more text than 4 GiB can hold: make fewer at once",
        code: .refused)
    }
    self = try origin.encoding(as: encoding) { encoder throws(XMLFailure) in
      if encoder.isPlain {
        return OutlineContent(.edited(document), origin, encoder.encoding)
      }
      var text: [UInt8] = []
      document.write { text += $0 }
      return try OutlineContent(text, origin, encoder)
    }
  }

  /// Another text for it, in UTF-8.
  ///
  /// - Parameter encoding: The name of the encoding to write in; nil: that of the file.
  /// - Throws: That the text cannot be written in the encoding.
  init(_ bytes: [UInt8], _ origin: Origin, as encoding: String?) throws(FileFailure) {
    self = try origin.encoding(as: encoding) { encoder throws(XMLFailure) in
      try OutlineContent(bytes, origin, encoder)
    }
  }

  /// The outline in another format, which is in UTF-8.
  init(_ document: OutlineDocument, _ origin: Origin, by exporter: any DocumentExporter) {
    self.init(.exported(document, exporter), origin, .utf8)
  }

  private init(
    _ bytes: [UInt8], _ origin: Origin, _ encoder: XMLTextEncoder
  ) throws(XMLFailure) {
    var substitutes: [SourcePosition] = []
    let written = try encoder.written(bytes) { substitutes.append($0) }
    let encoded = encoder.encoding.isUTF8 ? nil : try encoder.bytes(of: written)
    self.init(.new(written), origin, encoder.encoding, encoded: encoded)
    self.substitutes = substitutes
  }

  private init(
    _ text: Text, _ origin: Origin, _ encoding: XMLEncoding, encoded: [UInt8]? = nil
  ) {
    self.text = text
    self.origin = origin
    self.encoding = encoding
    self.encoded = encoded
  }

  /// Whether the bytes are those that were read.
  var isUnchanged: Bool {
    let source = origin.source
    switch text {
    case .edited(let document):
      let isSame = !source.isMended && document.isUnchanged
      return isSame && source.original?.elementsEqual(source.textAsRead.dropLast()) != false
    case .new(let bytes):
      if let original = source.original { return (encoded ?? bytes) == original }
      return (encoded ?? bytes).elementsEqual(source.textAsRead.dropLast())
    case .exported:
      guard let old = origin.importedText else { return false }
      return old.original.map { isWritten(as: $0) } ?? isWritten(as: old.textAsRead.dropLast())
    }
  }

  /// What a difference to the file begins from: the text as read, or where all becomes OPML, the OPML made of
  /// it.
  var textToCompare: XMLSource {
    if case .exported = text { origin.importedText ?? origin.source } else { origin.source }
  }

  /// Whether these are the bytes of the file.
  private func isWritten(as old: some RandomAccessCollection<UInt8>) -> Bool {
    var rest = old[...]
    var isSame = true
    writeText { bytes in
      isSame = isSame && rest.prefix(bytes.count).elementsEqual(bytes)
      rest = rest.dropFirst(bytes.count)
    }
    return isSame && rest.isEmpty
  }

  /// Hands out the bytes of the file in large pieces.
  func write<Failure>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if let encoded {
      try Self.write(encoded, to: sink)
    } else {
      try writeText(to: sink)
    }
  }

  /// Hands out the text, in UTF-8, in large pieces.
  func writeText<Failure>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    switch text {
    case .edited(let document): try document.write(sink)
    case .new(let bytes): try Self.write(bytes, to: sink)
    case .exported(let document, let exporter):
      try exporter.write(document, calling: origin.name.shown, to: sink)
    }
  }

  private static func write<Failure>(
    _ bytes: [UInt8], to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try sink(UnsafeRawBufferPointer(bytes))
    }
  }
}

extension Origin {
  /// Does something with what encodes a text for this file.
  fileprivate func encoding(
    as name: String?, _ work: (XMLTextEncoder) throws(XMLFailure) -> OutlineContent
  ) throws(FileFailure) -> OutlineContent {
    do throws(XMLFailure) {
      return try work(try XMLTextEncoder(for: source, as: name))
    } catch {
      throw FileFailure(error, in: self.name)
    }
  }
}
