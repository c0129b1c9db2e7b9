internal import OutlineDocument
internal import OutlineXML

/// Where a document was read from; kept beside it, so that an edit is the document's only owner.
struct Origin: Sendable {
  /// What messages call it.
  let name: FilePath
  /// The text as read.
  let source: XMLSource
  /// The file as it was read; nil where it is not a regular file.
  let stamp: FileStamp?
}

extension Input {
  /// Reads the input and parses it as an outline.
  func open() throws(FileFailure) -> (OutlineDocument, Origin) {
    var file = try read()
    do throws(XMLFailure) {
      let source = try XMLSource(decoding: file.takeBytes())
      return (try OutlineDocument(source), Origin(name: name, source: source, stamp: file.stamp))
    } catch {
      throw FileFailure(error, in: name)
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
