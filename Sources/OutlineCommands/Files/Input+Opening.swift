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
    try parsed { source, stamp throws(XMLFailure) in
      (try OutlineDocument(source), Origin(name: name, source: source, stamp: stamp))
    }
  }

  /// Reads the input and makes something of its text.
  func parsed<Value>(
    by parse: (XMLSource, FileStamp?) throws(XMLFailure) -> Value
  ) throws(FileFailure) -> Value {
    var file = try read()
    do throws(XMLFailure) {
      return try parse(try XMLSource(decoding: file.takeBytes()), file.stamp)
    } catch {
      if error.kind == .empty, source == .standardInput {
        throw FileFailure(file: name, message: "standard input is empty", code: .input)
      }
      throw FileFailure(error, in: name)
    }
  }
}

extension OutputPlan.Job {
  /// Reads the input and parses it as an outline. What cannot be replaced in place is not even opened:
  /// a pipe that nobody writes to would be waited for.
  func open() throws(FileFailure) -> (OutlineDocument, Origin) {
    if case .inPlace(let path) = destination, let status = try? FileStatus(of: path),
      status.kind == .other
    {
      throw .notRegular(path)
    }
    return try input.open()
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
