internal import OutlineConversion
internal import OutlineDocument
internal import OutlineXML

/// What takes the place of an outline that was read.
struct OutlineContent: Sendable {
  private let text: Text
  /// The bytes of the file, where the text had to be put into another encoding first.
  private let encoded: [UInt8]?
  private let origin: Origin

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
  /// - Throws: That the text cannot be written in the encoding of its file.
  init(_ document: OutlineDocument, _ origin: Origin) throws(FileFailure) {
    text = .edited(document)
    self.origin = origin
    do throws(XMLFailure) {
      encoded = document.isUTF8 ? nil : try document.encoded()
    } catch {
      throw FileFailure(error, in: origin.name)
    }
  }

  /// Another text for it, in UTF-8.
  ///
  /// - Throws: That the text cannot be written in the encoding of its file.
  init(_ bytes: [UInt8], _ origin: Origin) throws(FileFailure) {
    text = .new(bytes)
    self.origin = origin
    do throws(XMLFailure) {
      encoded = origin.source.encoding.isUTF8 ? nil : try origin.source.encode(bytes)
    } catch {
      throw FileFailure(error, in: origin.name)
    }
  }

  /// The outline in another format, which is in UTF-8.
  init(_ document: OutlineDocument, _ origin: Origin, by exporter: any DocumentExporter) {
    text = .exported(document, exporter)
    self.origin = origin
    encoded = nil
  }

  /// Whether the bytes are those that were read.
  var isUnchanged: Bool {
    switch text {
    case .edited(let document): origin.source.mendings.isEmpty && document.isUnchanged
    case .new(let bytes): bytes.elementsEqual(origin.source.textAsRead.dropLast())
    case .exported: false
    }
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
