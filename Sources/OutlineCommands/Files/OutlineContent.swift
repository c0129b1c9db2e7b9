internal import OutlineDocument
internal import OutlineXML

/// The bytes of a file that an outline is written to.
enum OutlineContent: Sendable {
  /// The document hands out its text as it is.
  case text(OutlineDocument)
  /// The text had to be put into another encoding first.
  case encoded([UInt8])

  /// - Throws: That the text cannot be written in the encoding of its file.
  init(_ document: OutlineDocument, _ origin: Origin) throws(FileFailure) {
    if document.isUTF8 {
      self = .text(document)
      return
    }
    do throws(XMLFailure) {
      self = .encoded(try document.encoded())
    } catch {
      throw FileFailure(error, in: origin.name)
    }
  }

  /// Hands out the bytes in large pieces.
  func write<Failure>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .text(let document): try document.write(sink)
    case .encoded(let bytes):
      try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
        try sink(UnsafeRawBufferPointer(bytes))
      }
    }
  }
}
