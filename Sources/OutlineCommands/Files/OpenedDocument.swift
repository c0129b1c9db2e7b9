internal import OutlineDocument
internal import OutlineXML

/// An outline read from an input.
struct OpenedDocument: Sendable {
  /// What messages call it.
  let name: FilePath
  let document: OutlineDocument
  /// The text as read.
  let source: XMLSource
  /// The file as it was read; nil where it is not a regular file.
  let stamp: FileStamp?

  /// Reads an input and parses it.
  init(_ input: Input) throws(FileFailure) {
    name = input.name
    var file = try input.read()
    stamp = file.stamp
    do throws(XMLFailure) {
      source = try XMLSource(decoding: file.takeBytes())
      document = try OutlineDocument(source)
    } catch {
      throw FileFailure(error, in: input.name)
    }
  }
}

extension Console {
  /// Says what a user should hear of a document.
  func report(_ warnings: [DocumentWarning], in file: FilePath) {
    for warning in warnings {
      report(.warning, warning.message, in: file, at: warning.position)
    }
  }
}
